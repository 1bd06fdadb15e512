/** The table as text: the spaces and who stands there, then a mat for each seat. */

import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Paint, TextBoard } from '../../../kit/text-board.ts'
import { hasToken } from '../cards/tokens.ts'
import { INDUSTRY, ROUTES } from '../data/board.ts'
import { CARDS } from '../data/cards.ts'
import { setupFor } from '../data/counts.ts'
import { SPACES } from '../data/spaces.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { reach, slotsOf } from '../locomotives/slots.ts'
import type { Pieces } from '../locomotives/stacks.ts'
import { spaceName } from '../moves.ts'
import { income } from '../scoring/income.ts'
import { pointsOf } from '../scoring/points.ts'
import { has } from '../state/sets.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import { isOver, matOf, seatsOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { View } from '../view.ts'
import { openWords, routeName, spaceWords, say as word } from '../words.ts'
import { isFree, isThere, pileOn } from '../workers/spaces.ts'

type Speak = (message: Message) => string

const WIDTH = 80
const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const

export const textBoard: TextBoard<View> = (view, say, paint) => [
  say(word('textBoard.round', { round: view.board.round, rounds: setupFor(view.seats).rounds })),
  '',
  ...inLines(
    SPACES.flatMap((_, space) => spaceMark(view, space, say, paint)),
    '  ',
  ),
  ...pieces(view, say),
  ...view.board.order.flatMap((seat) => seatLines(view, seat, say, paint)),
  ...todo(view, say),
  '',
  ...legend(say),
]

/** A seat by its number, from 1. */
const seatMark = (seat: Seat, paint: Paint): string => paint(String(seat + 1), COLOURS[seat] ?? 'bold')

/** `T5[2] brown +1`: seat 2 stands there. `T5[ ]` is free, `T5 --` closed. */
const spaceMark = (view: View, space: SpaceNo, say: Speak, paint: Paint): readonly Mark[] => {
  const name = spaceName(space)
  if (!isThere(view, space) && isFree(view, space)) return [mark(`${name} --`)]
  const standing = seatsOf(view).filter((seat) => pileOn(view, seat, space) > 0)
  const inside = standing.map((seat) => seatMark(seat, paint)).join('') || ' '
  const does = say(spaceWords(space))
  const width = name.length + 3 + Math.max(1, standing.length) + does.length
  return [{ text: `${name}[${inside}] ${does}`, width }]
}

interface Mark {
  readonly text: string
  /** Without its colours. */
  readonly width: number
}

const mark = (text: string): Mark => ({ text, width: text.length })

const counted = (pieces: Pieces): readonly string[] =>
  pieces.flatMap((count, number) => (count > 0 ? [`${number}×${count}`] : []))

const dash = (list: readonly (string | number)[]): string => list.join(' ') || '-'

const pieces = (view: View, say: Speak): readonly string[] => {
  const { publicFields: open, engineerFields } = setupFor(view.seats)
  const row = view.board.engineerRow.slice(0, engineerFields).map((engineer) => engineer || '-')
  const cards = CARDS.filter((_, card) => has(view.board.cardsLeft, card)).map(({ id }) => id)
  return [
    `${say(word('textBoard.stacks'))} ${dash(counted(view.board.stacks))}   ${say(word('textBoard.returned'))} ${dash(counted(view.board.returned))}`,
    `${say(word('textBoard.engineers'))} ${row[0]} | ${row.slice(1, 1 + open).join(' ')} | ${row.slice(1 + open).join(' ')}`,
    `${say(word('textBoard.cards'))} ${dash(cards)}`,
  ].map((line) => line.slice(0, WIDTH))
}

const seatLines = (view: View, seat: Seat, say: Speak, paint: Paint): readonly string[] => {
  const isMover = seat === view.current.mover && !isOver(view)
  const mat = matOf(view, seat)
  const earned = income(view, seat)
  const supply = `w${mat.workers} t${mat.temporaryWorkers} b${mat.blackWorkers} c${mat.coins}`
  const name = say(word('textBoard.seat', { seat: { seat } })).slice(0, 12)
  const head = `${name.padEnd(13)}${say(word('textBoard.points', { points: pointsOf(view, seat) }))}`
  const passed = mat.hasPassed ? `  ${say(word('textBoard.passed'))}` : ''
  return [
    '',
    `${isMover ? '>' : ' '}${seatMark(seat, paint)} ${`${head}  ${supply}  +${earned.join('+')}${passed}`.slice(0, WIDTH - 4)}`,
    ...ROUTES.map((_, route) => routeLine(view, seat, route, earned[route] ?? 0, say)),
    industryLine(view, seat, earned[3] ?? 0, say),
    extrasLine(view, seat, say),
  ]
}

const TRACK_MARKS = ['k', 'g', 'b', 'n', 'w']

const routeLine = (view: View, seat: Seat, route: number, points: number, say: Speak): string => {
  const fields = Array.from({ length: ROUTES[route]?.fields ?? 0 }, (_, at) => {
    const colour = [0, 1, 2, 3, 4].find((other) => track(view, seat, route, other) === at + 1)
    if (colour !== undefined) return TRACK_MARKS[colour]
    return at < reach(view, seat, route) ? '_' : '.'
  })
  const { locomotives, doublers: count } = matOf(view, seat)
  const numbers = slotsOf(route)
    .map((slot) => locomotives[slot] || '-')
    .join('+')
  const doublers = route === 0 ? `  ${say(word('textBoard.doublers', { count }))}` : ''
  return `   ${say(routeName(route)).padEnd(12)}${numbers.padEnd(5)}${fields.join('')} =${points}${doublers}`.slice(
    0,
    WIDTH,
  )
}

/** `.` a space, `o` a gap, a number its factory, `?` the ?-field; `<` behind a marker. */
const industryLine = (view: View, seat: Seat, points: number, say: Speak): string => {
  const { markers, factories } = matOf(view, seat)
  const spaces = INDUSTRY.map((space, at) => {
    const here = 'gap' in space ? factories[space.gap - 1] || 'o' : 'question' in space ? '?' : '.'
    return `${here}${markers.includes(at) ? '<' : ''}`
  })
  return `   ${say(word('textBoard.industry')).padEnd(12)}     ${spaces.join('')} =${points}`
}

const extrasLine = (view: View, seat: Seat, say: Speak): string => {
  const held = view.board.endCardTakers.filter((taker) => taker === seat).length
  const tokens = Array.from({ length: 7 }, (_, token) => token + 1).filter((token) => hasToken(view, seat, token - 1))
  const engineers = engineersOf(view, seat)
  const message = word('textBoard.extras', { engineers: dash(engineers), tokens: dash(tokens), count: held })
  return `   ${say(message)}`.slice(0, WIDTH)
}

const todo = (view: View, say: Speak): readonly string[] => {
  const open = openWords(view)
  return open.length === 0
    ? []
    : ['', ...inLines([mark(say(word('textBoard.todo'))), ...open.map((one) => mark(say(one)))], ' / ')]
}

const legend = (say: Speak): readonly string[] =>
  inLines(
    [
      say(word('textBoard.legend.tracks')),
      say(word('textBoard.legend.supply')),
      say(word('textBoard.legend.industry')),
    ].map(mark),
    '   ',
  )

/** As many to a line as fit. */
const inLines = (marks: readonly Mark[], between: string): readonly string[] => {
  const lines: string[] = []
  let width = WIDTH
  for (const { text, width: own } of marks) {
    if (width + between.length + own > WIDTH) {
      lines.push(text)
      width = own
    } else {
      lines[lines.length - 1] += `${between}${text}`
      width += between.length + own
    }
  }
  return lines
}
