/** Every card, cube and train is in exactly one place, and the derived fields match the table. */
import type { Seat } from '../../../kit/game.ts'
import { CARDS, type Card, cardId, cityCard, JOKER, railCard } from '../cards/cards.ts'
import { allCards, countOf, size } from '../cards/decks.ts'
import { unseenTwos } from '../cards/drawing.ts'
import { jokersIn, onesIn, twosIn } from '../cards/payment.ts'
import { GOODS, HAND_LIMIT, TRAINS_FOR_LINKS } from '../data/counts.ts'
import { ALL_CITIES, PLACES, placeOf, TILE } from '../network/cities.ts'
import { growTree } from '../network/network.ts'
import { emptyNetwork } from '../setup.ts'
import { type State, seatsOf } from '../state.ts'

export const invariants = (state: State): readonly string[] => [
  ...lostCards(state),
  ...lostCubes(state),
  ...seatsOf(state).flatMap((seat) => oddSeat(state, seat)),
  ...oddTree(state),
  ...oddPlaces(state),
  ...(COUNTED.some((list) => state[list].some((count) => count < 0)) ? ['a negative count'] : []),
]

const COUNTED = ['deck', 'hands', 'known', 'goods', 'bag'] as const

const lostCards = (state: State): readonly string[] => {
  const all = allCards(state.younger)
  const found = laidCards(state)
  const count = (card: Card, more: number): void => {
    if (card >= 0) found[card] = (found[card] ?? 0) + more
  }
  for (const card of state.display) count(card, 1)
  for (const card of state.pile) count(card, 1)
  for (const card of CARDS) {
    count(card, countOf(state.deck, 0, card))
    for (let seat = 0; seat < state.seats; seat++) count(card, countOf(state.hands, seat, card))
  }
  return CARDS.flatMap((card) =>
    found[card] === countOf(all, 0, card) ? [] : [`${found[card]} cards ${cardId(card)}`],
  )
}

/** By card: how many are in links, built, or in front of a player. */
const laidCards = (state: State): number[] => {
  const laid = CARDS.map(() => 0)
  for (const city of state.built) {
    const [paid, colour] = [state.paid[city] ?? 0, state.colour[city] ?? 0]
    laid[cityCard(city)] = (laid[cityCard(city)] ?? 0) + 1
    laid[railCard(colour, 1)] = (laid[railCard(colour, 1)] ?? 0) + onesIn(paid)
    laid[railCard(colour, 2)] = (laid[railCard(colour, 2)] ?? 0) + twosIn(paid)
    laid[JOKER] = (laid[JOKER] ?? 0) + jokersIn(paid)
  }
  for (const locomotives of state.power) laid[JOKER] = (laid[JOKER] ?? 0) + locomotives
  return laid
}

const lostCubes = (state: State): readonly string[] => {
  const faults = GOODS.flatMap(({ colour, count }, good) => {
    const onCities = ALL_CITIES.reduce((sum, city) => sum + (state.goods[city * 4 + good] ?? 0), 0)
    const delivered = seatsOf(state).reduce((sum, seat) => sum + (state.delivered[seat * 4 + good] ?? 0), 0)
    const found = (state.bag[good] ?? 0) + onCities + delivered + (state.cube === good ? 1 : 0)
    return found === (state.younger ? 0 : count) ? [] : [`${found} cubes ${colour}`]
  })
  const left = state.bag.reduce((sum, count) => sum + count, 0)
  return left === state.bagLeft ? faults : [...faults, `${left} cubes in a bag of ${state.bagLeft}`]
}

const oddSeat = (state: State, seat: Seat): readonly string[] => {
  const links = state.built.filter((city) => state.owner[city] === seat).length
  const held = size(state.hands, seat)
  const isKnownTooWell = CARDS.some((card) => countOf(state.known, seat, card) > countOf(state.hands, seat, card))
  const hasLostFirstCity = state.unshown[seat] === 1 && unseenTwos(state, seat) === 0
  const isOverLimit = seat !== state.mover && held > HAND_LIMIT
  return [
    ...(links + (state.trains[seat] ?? 0) === TRAINS_FOR_LINKS ? [] : [`seat ${seat} has ${links} links`]),
    ...(held === state.sizes[seat] ? [] : [`seat ${seat} holds ${held} cards`]),
    ...(isKnownTooWell ? [`seat ${seat} is known to hold what it does not`] : []),
    ...(hasLostFirstCity ? [`the first city of seat ${seat} is gone`] : []),
    ...(isOverLimit ? [`seat ${seat} holds ${held} cards out of turn`] : []),
  ]
}

/** The stored tree must equal a tree rebuilt city by city. */
const oddTree = (state: State): readonly string[] => {
  const { parent, child, sibling, up, down } = emptyNetwork()
  for (const city of state.built) growTree({ parent, child, sibling, up, down }, city, state.parent[city] ?? 0)
  const rebuilt = [parent, child, sibling, up, down]
  const stored = [state.parent, state.child, state.sibling, state.up, state.down]
  const isSame = rebuilt.every((list, at) => list.every((item, index) => item === stored[at]?.[index]))
  return isSame ? [] : ['the network is not what its links make']
}

/** RC-R8: a link uses a place of its colour at both ends. */
const oddPlaces = (state: State): readonly string[] => {
  const open = ALL_CITIES.map(() => 0)
  for (const city of state.built) {
    const used = state.anyPlaces ? 0 : placeOf(state.colour[city] ?? 0)
    const to = state.parent[city] ?? TILE
    open[city] = (PLACES[city] ?? 0) - used
    if (to !== TILE) open[to] = (open[to] ?? 0) - used
  }
  return ALL_CITIES.flatMap((city) => (state.open[city] === open[city] ? [] : [`wrong places at city ${city}`]))
}
