/**
 * Every public fact that the board draws, found without the words of the board: straight from the data of the view.
 * `say` puts a message into words; the board in words must contain each of these texts.
 */
import type { Seat } from '../../../kit/game.ts'
import type { Message, Param } from '../../../kit/text.ts'
import { COLOURS } from '../data/effects.ts'
import { income as incomeOf } from '../scoring/income.ts'
import type { Mat } from '../state/mat.ts'
import type { View } from '../view.ts'
import { engineerName, factoryWords, pileWords, tokenWords, who, say as word } from '../words.ts'

const ROUTES = ['transsib', 'petersburg', 'kiev'] as const

export const factsOf = (view: View, say: (message: Message) => string): readonly string[] =>
  [...shared(view), ...view.mats.flatMap((mat, seat) => [...piles(mat, seat), ...railway(view, mat, seat)])].map(say)

const shared = ({ board, seats }: View): readonly Message[] => [
  word('words.order', { order: board.order.map(who) }),
  word('textBoard.round', { round: board.round, rounds: seats === 4 ? 7 : 6 }),
  ...numbers(1, 9).map((number) => word('board.stack', { number, left: board.stacks[number] ?? 0 })),
  ...numbers(1, 9).flatMap((number) => {
    const count = board.returned[number] ?? 0
    return count > 0 ? [word('board.returned', { number, count, effect: factoryWords(number) })] : []
  }),
  ...board.engineerRow.flatMap((number, field) => {
    const isWaiting = field > (seats === 2 ? 1 : 2)
    const where = isWaiting ? 'board.waits' : field === 0 ? 'board.forHire' : 'board.public'
    return number > 0 ? [word(where, { engineer: engineerName(number) })] : []
  }),
]

/** Who stands where: a pile as the bits of one number. */
const piles = (mat: Mat, seat: Seat): readonly Message[] =>
  mat.piles.flatMap((code) => {
    const pile = { workers: code % 16, temporary: (code >> 4) % 4, black: (code >> 6) % 2, coins: code >> 7 }
    return code > 0 ? [word('words.pile', { seat: who(seat), pile: pileWords(pile) })] : []
  })

const railway = (view: View, mat: Mat, seat: Seat): readonly Message[] => {
  const income = incomeOf(view, seat)
  const about = (what: Message, facts: readonly Message[]): Message =>
    word('words.about', { seat: who(seat), what, facts: facts.length > 0 ? facts : word('board.none') })
  const perRound = (at: number): Message => word('board.gain.star', { points: income[at] ?? 0 })
  const locomotive = (number: number): Message =>
    number > 0 ? word('words.locomotive', { number }) : word('words.locomotive.none')
  const [one = 0, two = 0, three = 0, four = 0] = mat.locomotives
  const onLine = [[one, two], [three], [four]]
  const line = (route: number): readonly Message[] => [
    ...COLOURS.flatMap((colour, at) => {
      const field: Param = mat.tracks[5 * route + at] ?? 0
      return field > 0 ? [word('board.track.on', { tracks: word(`tracks.${colour}`), field })] : []
    }),
    ...(onLine[route] ?? []).map(locomotive),
    word('words.reach', { reach: (onLine[route] ?? []).reduce((sum, number) => sum + number, 0) }),
    perRound(route),
  ]
  return [
    about(word('words.supply'), [
      word('textBoard.points', { points: mat.points.reduce((sum, points) => sum + points, 0) }),
      word('board.supply.words', {
        workers: mat.workers,
        all: mat.allWorkers,
        temporary: mat.temporaryWorkers,
        black: mat.blackWorkers,
        coins: mat.coins,
      }),
      ...(mat.hasPassed ? [word('board.passed')] : []),
    ]),
    ...ROUTES.map((route, at) => about(word(`route.${route}`), line(at))),
    about(word('words.doublers'), [word('board.explain.doublers', { count: mat.doublers, most: 8 })]),
    about(word('textBoard.industry'), [
      word('words.marker', { space: mat.markers[0] ?? 0 }),
      ...((mat.markers[1] ?? -1) >= 0 ? [word('words.marker.second', { space: mat.markers[1] ?? 0 })] : []),
      ...mat.factories.flatMap((number, gap) =>
        number > 0 ? [word('words.gap', { gap: gap + 1, number, effect: factoryWords(number) })] : [],
      ),
      perRound(3),
    ]),
    about(
      word('board.engineers'),
      numbers(1, 15)
        .filter((engineer) => isIn(mat.engineers, engineer))
        .map(engineerName),
    ),
    about(
      word('board.tokens'),
      numbers(0, 6).flatMap((token) => (isIn(mat.tokens, token) ? tokenWords(token) : [])),
    ),
  ]
}

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

const isIn = (set: number, member: number): boolean => Math.floor(set / 2 ** member) % 2 === 1
