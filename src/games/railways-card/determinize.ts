/** A full state that looks like the view to its viewer: hidden cards are dealt at random. */
import type { Rng, Seat } from '../../kit/game.ts'
import { plainCopy } from '../../kit/match.ts'
import { cityCard, JOKER, railCard } from './cards/cards.ts'
import { addCard, allCards, BUNCH, bitsIn, cardAt, citiesIn, dropCard, lowest, size } from './cards/decks.ts'
import { jokersIn, onesIn, twosIn } from './cards/payment.ts'
import type { Event } from './events.ts'
import { TWOS } from './network/cities.ts'
import { growTree } from './network/network.ts'
import { emptyNetwork } from './setup.ts'
import type { State } from './state.ts'
import { otherSeats, type View } from './view.ts'

export const determinize = (view: View, rng: Rng): State => {
  const hidden = hiddenCards(view)
  const hands = dealHands(view, hidden, rng)
  const { child, sibling, up, down, parent } = emptyNetwork()
  for (const city of view.built) growTree({ parent, child, sibling, up, down }, city, view.parent[city] ?? 0)
  return {
    seats: view.seats,
    rules: view.rules,
    younger: view.younger,
    secondLocomotive: view.secondLocomotive,
    anyPlaces: view.anyPlaces,
    start: view.start,
    mover: view.mover,
    turn: view.turn,
    step: view.step,
    building: view.building,
    joint: view.joint,
    discarding: view.discarding,
    source: view.source,
    good: view.good,
    cube: view.cube,
    taken: view.taken,
    busy: view.busy,
    idle: view.idle,
    end: view.end,
    closing: view.closing,
    deck: hidden,
    deckLeft: view.deckLeft,
    deckDrawn: view.deckDrawn,
    bag: view.bag.slice(),
    bagLeft: view.bagLeft,
    bagDrawn: view.bagDrawn,
    display: view.display.slice(),
    pile: view.pile.slice(),
    hands,
    sizes: view.sizes.slice(),
    known: view.known.slice(),
    unshown: view.unshown.slice(),
    trains: view.trains.slice(),
    power: view.power.slice(),
    earned: view.earned.slice(),
    tolls: view.tolls.slice(),
    delivered: view.delivered.slice(),
    built: view.built.slice(),
    parent,
    owner: view.owner.slice(),
    colour: view.colour.slice(),
    paid: view.paid.slice(),
    open: view.open.slice(),
    goods: view.goods.slice(),
    child,
    sibling,
    up,
    down,
    before: plainCopy(view.before),
    untold: plainCopy(view.untold) as Event[],
  }
}

/** Every card that is neither on the table, nor open, nor known to the viewer to be in a hand. */
const hiddenCards = (view: View): number[] => {
  const cards = allCards(view.younger)
  for (const card of [...view.display, ...view.pile]) if (card >= 0) dropCard(cards, 0, card)
  for (const city of view.built) {
    dropCard(cards, 0, cityCard(city))
    const [paid, colour] = [view.paid[city] ?? 0, view.colour[city] ?? 0]
    cards[railCard(colour, 1)] = (cards[railCard(colour, 1)] ?? 0) - onesIn(paid)
    cards[railCard(colour, 2)] = (cards[railCard(colour, 2)] ?? 0) - twosIn(paid)
    cards[JOKER] = (cards[JOKER] ?? 0) - jokersIn(paid)
  }
  for (const locomotives of view.power) cards[JOKER] = (cards[JOKER] ?? 0) - locomotives
  for (const seat of otherSeats(view)) takeOut(cards, view.known, seat)
  if (view.hand !== null) takeOut(cards, view.hand, 0)
  return cards
}

const takeOut = (cards: number[], bunches: readonly number[], bunch: number): void => {
  for (let card = 0; card <= JOKER; card++) cards[card] = (cards[card] ?? 0) - (bunches[bunch * BUNCH + card] ?? 0)
  cards[BUNCH - 1] = (cards[BUNCH - 1] ?? 0) & ~citiesIn(bunches, bunch)
}

/** The known cards of a hand, a first city that must still be there, and random cards for the rest. */
const dealHands = (view: View, hidden: number[], rng: Rng): number[] => {
  const hands = view.known.slice()
  if (view.hand !== null && view.viewer !== 'watcher') hands.splice(view.viewer * BUNCH, BUNCH, ...view.hand)
  const give = (seat: Seat, card: number): void => {
    dropCard(hidden, 0, card)
    addCard(hands, seat, card)
  }
  for (const seat of otherSeats(view)) if (view.unshown[seat] === 1) give(seat, anyTwo(hidden, rng))
  let left = size(hidden, 0)
  for (const seat of otherSeats(view)) {
    for (let missing = (view.sizes[seat] ?? 0) - size(hands, seat); missing > 0; missing--) {
      give(seat, cardAt(hidden, 0, rng(left)))
      left -= 1
    }
  }
  return hands
}

const anyTwo = (hidden: readonly number[], rng: Rng): number => {
  let twos = citiesIn(hidden, 0) & TWOS
  for (let skip = rng(bitsIn(twos)); skip > 0; skip--) twos &= twos - 1
  return cityCard(lowest(twos))
}
