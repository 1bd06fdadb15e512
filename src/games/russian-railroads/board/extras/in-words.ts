/** Everything that the board draws, as text. */
import type { Seat } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { hasToken } from '../../cards/tokens.ts'
import { DOUBLER_FIELDS, ROUTES } from '../../data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, END_CARDS_REMOVED, TOKENS } from '../../data/cards.ts'
import { LOCOMOTIVE_NUMBERS, setupFor } from '../../data/counts.ts'
import { COLOURS } from '../../data/effects.ts'
import { engineersOf } from '../../engineers/engineers.ts'
import { reach, slotsOf } from '../../locomotives/slots.ts'
import { income } from '../../scoring/income.ts'
import { pointsOf } from '../../scoring/points.ts'
import { pileOf } from '../../state/pile.ts'
import { has, membersOf } from '../../state/sets.ts'
import { engineerSpace, type SpaceNo } from '../../state/space-numbers.ts'
import { matOf, seatsOf } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import type { View } from '../../view.ts'
import * as W from '../../words.ts'
import { isThere, pileOn } from '../../workers/spaces.ts'
import { endCardsHeld, endCardsKnown } from '../end-cards.ts'
import { lineName } from '../say.ts'
import { BOARD_SPACES, shown } from '../spaces.ts'

const { say, who } = W

export const inWords = (view: View): readonly WordsSection[] => [
  shared(view),
  spaces(view),
  ...view.board.order.map((seat) => player(view, seat)),
]

const shared = (view: View): WordsSection => {
  const { board } = view
  const { rounds, publicFields } = setupFor(view.seats)
  const numbers = Array.from({ length: LOCOMOTIVE_NUMBERS }, (_, at) => at + 1)
  const pile = END_CARDS.length - END_CARDS_REMOVED - board.endCardTakers.length
  return {
    id: 'shared',
    heading: say('words.shared'),
    items: [
      say('textBoard.round', { round: board.round, rounds }),
      say('words.order', { order: board.order.map(who) }),
      ...board.engineerRow.flatMap((number, field) => {
        const where = field === 0 ? 'board.forHire' : field <= publicFields ? 'board.public' : 'board.waits'
        return number === 0 ? [] : [say(where, { engineer: W.engineerName(number) })]
      }),
      ...numbers.map((number) => say('board.stack', { number, left: board.stacks[number] ?? 0 })),
      ...numbers.flatMap((number) => {
        const count = board.returned[number] ?? 0
        return count === 0 ? [] : [say('board.returned', { number, count, effect: W.factoryWords(number) })]
      }),
      ...CARDS.map((_, card) =>
        say(has(board.cardsLeft, card) ? 'board.card.left' : 'board.card.taken', { effect: W.cardWords(card) }),
      ),
      ...(view.current.phase === 'bonus'
        ? BONUS_CARDS.flatMap((_, card) =>
            has(board.bonusCardsLeft, card) ? [say('words.bonus', { effect: W.bonusWords(card) })] : [],
          )
        : []),
      say('board.pile', { count: pile }),
    ],
  }
}

/** Hired engineers are spaces, too. */
const spaces = (view: View): WordsSection => ({
  id: 'spaces',
  heading: say('words.spaces'),
  table: {
    columns: [say('words.space'), say('words.cost'), say('words.there')],
    rows: [...BOARD_SPACES, ...seatsOf(view).flatMap((seat) => engineersOf(view, seat).map(engineerSpace))].map(
      (space) => {
        const { name, cost } = shown(view, space)
        return [name, cost, say('words.list', { list: thereOn(view, space) })]
      },
    ),
  },
})

const thereOn = (view: View, space: SpaceNo): readonly Message[] => {
  const there = seatsOf(view).flatMap((seat) => {
    const pile = pileOn(view, seat, space)
    return pile === 0 ? [] : [say('words.pile', { seat: who(seat), pile: W.pileWords(pileOf(pile)) })]
  })
  if (there.length > 0) return there
  return [say(isThere(view, space) ? 'words.free' : 'words.closed')]
}

const player = (view: View, seat: Seat): WordsSection => {
  const about = (what: Message, facts: readonly Message[]): Message =>
    say('words.about', { seat: who(seat), what, facts: facts.length > 0 ? facts : say('board.none') })
  const endCards = [
    say('board.held', { count: endCardsHeld(view, seat) }),
    ...endCardsKnown(view, seat).map(W.endCardName),
  ]
  return {
    id: `seat-${seat}`,
    heading: say('textBoard.seat', { seat: who(seat) }),
    items: [
      about(say('words.supply'), supply(view, seat)),
      ...ROUTES.map((_, route) => about(lineName(route), lineFacts(view, seat, route))),
      about(say('words.doublers'), [
        say('board.explain.doublers', { count: matOf(view, seat).doublers, most: DOUBLER_FIELDS }),
      ]),
      about(say('textBoard.industry'), industryFacts(view, seat)),
      about(say('board.engineers'), engineersOf(view, seat).map(W.engineerName)),
      about(
        say('board.tokens'),
        TOKENS.flatMap((_, token) => (hasToken(view, seat, token) ? W.tokenWords(token) : [])),
      ),
      about(say('board.endCards'), endCards),
      ...(seat === view.viewer ? view.looks.slice(-1) : []).map(({ pile }) =>
        say('board.known', { cards: membersOf(pile).map(W.endCardName) }),
      ),
    ],
  }
}

const supply = (view: View, seat: Seat): readonly Message[] => {
  const mat = matOf(view, seat)
  return [
    say('textBoard.points', { points: pointsOf(view, seat) }),
    say('board.supply.words', {
      workers: mat.workers,
      all: mat.allWorkers,
      temporary: mat.temporaryWorkers,
      black: mat.blackWorkers,
      coins: mat.coins,
    }),
    ...(mat.hasPassed ? [say('board.passed')] : []),
  ]
}

const lineFacts = (view: View, seat: Seat, route: number): readonly Message[] => [
  ...COLOURS.flatMap((_, colour) => {
    const field = track(view, seat, route, colour)
    return field === 0 ? [] : [say('board.track.on', { tracks: W.colourName(colour), field })]
  }),
  ...slotsOf(route).map((slot) => {
    const number = matOf(view, seat).locomotives[slot] ?? 0
    return number === 0 ? say('words.locomotive.none') : say('words.locomotive', { number })
  }),
  say('words.reach', { reach: reach(view, seat, route) }),
  say('board.gain.star', { points: income(view, seat)[route] ?? 0 }),
]

const industryFacts = (view: View, seat: Seat): readonly Message[] => {
  const { markers, factories } = matOf(view, seat)
  return [
    ...markers.flatMap((space, marker) =>
      space < 0 ? [] : [say(marker === 0 ? 'words.marker' : 'words.marker.second', { space })],
    ),
    ...factories.flatMap((number, gap) =>
      number === 0 ? [] : [say('words.gap', { gap: gap + 1, number, effect: W.factoryWords(number) })],
    ),
    say('board.gain.star', { points: income(view, seat)[3] ?? 0 }),
  ]
}
