/** RC-2: set-up. */
import type { GameContext, Seat, Start } from '../../kit/game.ts'
import { cityCard, JOKER } from './cards/cards.ts'
import { allCards, bitsIn, cardsIn, dropCard, lowest, noCards, size } from './cards/decks.ts'
import { drawCard, receive } from './cards/drawing.ts'
import { DEALT, DEALT_YOUNGER, DISPLAY, GOODS, TRAINS_FOR_LINKS } from './data/counts.ts'
import type { Event } from './events.ts'
import { TILE, TWOS } from './network/cities.ts'
import { type Options, type State, seatsOf } from './state.ts'

export const setup = ({ seats, options, rules }: Start<Options>, table: GameContext<Event>): State => {
  const start = table.draw('start', 0, seats) // RC-2.4
  table.emit({ kind: 'started', rule: 'RC-2.4', seat: start })
  const state = emptyTable(seats, rules, options, start)
  dealTwos(state, table)
  for (const seat of inDealingOrder(state)) {
    for (let i = 0; i < (state.younger ? DEALT_YOUNGER : DEALT); i++)
      receive(state, seat, drawCard(state, table), false)
    const count = state.sizes[seat] ?? 0
    table.emit({ kind: 'dealt', rule: state.younger ? 'RC-10.1' : 'RC-2.1', seat, count })
    table.emit({ kind: 'received', rule: 'RC-2.2', seat, cards: cardsIn(state.hands, seat) }, [seat])
  }
  for (let place = 0; place < DISPLAY; place++) {
    const card = drawCard(state, table) // RC-2.3
    state.display.push(card)
    table.emit({ kind: 'turned', rule: 'RC-2.3', card })
  }
  return state
}

/** RC-2.4: from the start player on, clockwise. Rules version 1 dealt by the number of the seat. */
const inDealingOrder = (state: Pick<State, 'seats' | 'start' | 'rules'>): readonly Seat[] =>
  state.rules < 2 ? seatsOf(state) : seatsOf(state).map((seat) => (state.start + seat) % state.seats)

/** RC-2.1: a public locomotive, and a city of value 2 that only its seat sees. The other cities go into the deck. */
const dealTwos = (state: State, table: GameContext<Event>): void => {
  let twos = TWOS
  for (const [dealt, seat] of inDealingOrder(state).entries()) {
    let rest = twos
    for (let skip = table.draw('twos', dealt, bitsIn(twos)); skip > 0; skip--) rest &= rest - 1
    const city = lowest(rest)
    twos &= ~(1 << city)
    receive(state, seat, cityCard(city), false)
    dropCard(state.deck, 0, cityCard(city))
    state.deckLeft -= 1
    if (state.younger) continue
    receive(state, seat, JOKER, true)
    dropCard(state.deck, 0, JOKER)
    state.deckLeft -= 1
  }
}

const emptyTable = (seats: number, rules: number, options: Options, start: number): State => {
  const { younger, secondLocomotive, anyPlaces } = options
  const deck = allCards(younger)
  const bag = GOODS.map(({ count }): number => (younger ? 0 : count)) // RC-10.1
  const each = (value: number): number[] => Array<number>(seats).fill(value)
  return {
    seats,
    rules,
    younger,
    secondLocomotive,
    anyPlaces,
    start,
    mover: start,
    turn: 0,
    step: 'act',
    ...NOTHING_BEGUN,
    cube: -1,
    taken: 0,
    busy: false,
    idle: 0,
    end: 'none',
    closing: -1,
    deck,
    deckLeft: size(deck, 0),
    deckDrawn: 0,
    bag,
    bagLeft: bag.reduce((sum, count) => sum + count, 0),
    bagDrawn: 0,
    display: [],
    pile: [],
    hands: noCards(seats),
    sizes: each(0),
    known: noCards(seats),
    unshown: each(1),
    trains: each(TRAINS_FOR_LINKS), // RC-1.3
    power: each(0),
    earned: each(0),
    tolls: each(0),
    delivered: Array<number>(seats * GOODS.length).fill(0),
    ...emptyNetwork(),
    before: null,
    untold: [],
  }
}

export const NOTHING_BEGUN = { building: -1, joint: -1, discarding: -1, source: -1, good: -1 } as const

/** Only the tile is on the table. */
export const emptyNetwork = () => ({
  built: [] as number[],
  parent: perCity(-1),
  owner: perCity(-1),
  colour: perCity(-1),
  paid: perCity(0),
  open: perCity(0),
  goods: Array<number>(TILE * GOODS.length).fill(0),
  child: [...perCity(-1), -1],
  sibling: perCity(-1),
  up: Array<number>(TILE * GOODS.length).fill(0),
  down: Array<number>(TILE * GOODS.length).fill(0),
})

const perCity = (value: number): number[] => Array<number>(TILE).fill(value)
