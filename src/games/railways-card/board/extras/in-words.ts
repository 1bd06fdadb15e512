/** The board as text: the network with its links, cards to take, players, and what is going on. */
import type { Seat } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { CARDS, type Card } from '../../cards/cards.ts'
import { countOf } from '../../cards/decks.ts'
import { IDLE_ROUNDS } from '../../data/counts.ts'
import { cardName, goodName, say } from '../../describe/words.ts'
import { ALL_GOODS } from '../../moves.ts'
import { seatsOf } from '../../state.ts'
import type { View } from '../../view.ts'
import { cityInWords, linkInWords } from '../sentences.ts'
import { pointsOf } from '../standing.ts'

export const inWords = (view: View): readonly WordsSection[] => [
  { id: 'network', heading: say('board.network'), items: network(view) },
  { id: 'market', heading: say('board.market'), items: market(view) },
  { id: 'players', heading: say('board.players'), items: seatsOf(view).flatMap((seat) => aboutSeat(view, seat)) },
  { id: 'now', heading: say('words.now'), items: underWay(view) },
]

const network = (view: View): readonly Message[] =>
  view.built.length === 0
    ? [say('words.empty')]
    : view.built.flatMap((city) => [linkInWords(view, city), cityInWords(view, city)])

const market = (view: View): readonly Message[] => [
  say('board.deck', { count: view.deckLeft }),
  ...view.display.map((card) =>
    card < 0 ? say('board.display.empty') : say('words.display', { card: cardName(card) }),
  ),
  view.pile.length === 0
    ? say('board.pile.empty')
    : say('words.pile', { cards: [...view.pile].reverse().map(cardName) }),
  ...(view.younger
    ? []
    : [say('board.bag', { count: view.bagLeft }), say('words.bag', { goods: counted(view.bag, 0) })]),
]

/** Four counts that begin at this index, as goods. */
const counted = (counts: readonly number[], first: number): readonly Message[] | Message => {
  const goods = ALL_GOODS.flatMap((good) => {
    const count = counts[first + good] ?? 0
    return count === 0 ? [] : [say('words.count', { count, thing: goodName(good) })]
  })
  return goods.length === 0 ? say('board.none') : goods
}

const aboutSeat = (view: View, seat: Seat): readonly Message[] => {
  const player = { seat }
  const params = {
    seat: player,
    points: pointsOf(view, seat),
    trains: view.trains[seat] ?? 0,
    cards: view.sizes[seat] ?? 0,
  }
  const known = seat === view.viewer ? [] : cardsIn(view.known, seat)
  return [
    view.younger
      ? say('words.player.younger', params)
      : say('words.player', { ...params, power: view.power[seat] ?? 0, goods: counted(view.delivered, seat * 4) }),
    ...(known.length === 0 ? [] : [say('words.known', { seat: player, cards: known })]),
    ...(seat === view.viewer && view.hand !== null ? [say('words.hand', { cards: cardsIn(view.hand, 0) })] : []),
  ]
}

const cardsIn = (bunches: readonly number[], bunch: number): readonly Message[] =>
  CARDS.flatMap((card: Card) => {
    const count = countOf(bunches, bunch, card)
    return count === 0 ? [] : [say('words.count', { count, thing: cardName(card) })]
  })

const underWay = (view: View): readonly Message[] => [
  ...(view.step === 'over' ? [] : [say('words.turn', { seat: { seat: view.mover } })]),
  ...(view.end === 'none' || view.step === 'over' ? [] : [say('textBoard.last')]),
  ...(view.cube < 0 ? [] : [say('words.cube', { good: goodName(view.cube) })]),
  ...(view.idle === 0 || view.end !== 'none'
    ? []
    : [say('textBoard.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats })]),
]
