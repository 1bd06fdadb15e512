/** Matches for tests: cities, cards and cubes come in a given order, so that tests can play to a position. */
import type { Dealer } from '../../../kit/chance.ts'
import type { Seat } from '../../../kit/game.ts'
import { begin, type Match, playText } from '../../../kit/match.ts'
import { CARDS, type Card, cardId, JOKER } from '../cards/cards.ts'
import { allCards, cardsIn, dropCard } from '../cards/decks.ts'
import { CITIES } from '../data/cities.ts'
import { GOODS } from '../data/counts.ts'
import { game } from '../game.ts'
import type { Options } from '../state.ts'

export type RailwaysMatch = Match<typeof game>

export interface StackedDeal {
  readonly start?: Seat
  /** First cities in the order of dealing, which begins with the start player: `C2c C2a`. */
  readonly twos?: string
  /** The deck from the top: two cards for each seat in that order, three for the display, then as they are drawn. */
  readonly cards?: string
  /** Cubes as they leave the bag: r, b, y, k. */
  readonly cubes?: string
}

/** Everything without a given order comes in the order of the box. */
export const table = (
  seats: number,
  order: StackedDeal = {},
  options: Partial<Options> = {},
  rules = game.meta.rulesVersion,
): RailwaysMatch => {
  const all = { younger: false, secondLocomotive: false, anyPlaces: false, ...options }
  return begin(game, { seats, options: all, rules }, stacked(seats, order, all.younger))
}

/** This many turns of a pass and two cards from the deck, while it has any. */
export const passes = (match: RailwaysMatch, turns: number): RailwaysMatch => {
  if (turns === 0) return match
  const one = moved(moved(match, 'pass'), 'deck')
  return passes(one.state.deckLeft > 0 ? moved(one, 'deck') : one, turns - 1)
}

const moved = (match: RailwaysMatch, move: string): RailwaysMatch => playText(match, match.state.mover, move)

export const hand = (match: RailwaysMatch, seat: Seat): string => cardsIn(match.state.hands, seat).map(cardId).join(' ')

export const eventsOf = (match: RailwaysMatch, kind: string) =>
  match.log.map(({ event }) => event).filter((event) => event.kind === kind)

export const points = (match: RailwaysMatch, seat: Seat): number =>
  game.score(match.state, seat).reduce((sum, line) => sum + line.points, 0)

const words = (text = ''): readonly string[] => text.split(/[\s|]+/).filter((word) => word !== '')

const cardNamed = (id: string): Card => {
  const card = CARDS.find((other) => cardId(other) === id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

const stacked = (seats: number, order: StackedDeal, younger: boolean): Dealer => {
  const starters = inOrder(
    words(order.twos).map(cardNamed),
    CITIES.flatMap(({ id, value }) => (value === 2 ? [cardNamed(id)] : [])),
  )
  const deck = allCards(younger)
  for (const card of starters.slice(0, seats)) dropCard(deck, 0, card)
  if (!younger) for (let seat = 0; seat < seats; seat++) dropCard(deck, 0, JOKER)
  const bag = GOODS.flatMap(({ count }, good) => Array<number>(younger ? 0 : count).fill(good))
  const lists: Readonly<Record<string, readonly number[]>> = {
    start: [order.start ?? 0],
    twos: starters,
    cards: inOrder(words(order.cards).map(cardNamed), cardsIn(deck, 0)),
    bag: inOrder(
      [...(order.cubes ?? '')].map((letter) => 'rbyk'.indexOf(letter)),
      bag,
    ),
  }
  return (name, k) => {
    const list = lists[name] ?? []
    const wanted = list[k] ?? 0
    return name === 'start' ? wanted : list.slice(k + 1).filter((other) => other < wanted).length
  }
}

/** These first, then the rest. */
const inOrder = (first: readonly number[], all: readonly number[]): readonly number[] => {
  const rest = [...all]
  for (const item of first) {
    const at = rest.indexOf(item)
    if (at < 0) throw new Error(`there are not enough of ${item}`)
    rest.splice(at, 1)
  }
  return [...first, ...rest]
}
