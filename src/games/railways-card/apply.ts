/** Applies moves to the state. */
import type { GameContext, Seat } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { type Card, cityCard, JOKER, railCard } from './cards/cards.ts'
import { checkSupplies, discard, drawCard, drawCube, giveUp, receive, trigger } from './cards/drawing.ts'
import { payment, paymentValue } from './cards/payment.ts'
import { anyToTake } from './cards/taking.ts'
import { HAND_LIMIT, IDLE_ROUNDS, MOST_TAKEN } from './data/counts.ts'
import { say } from './describe/words.ts'
import { endTurn, nextClosing } from './end.ts'
import type { Event } from './events.ts'
import { ALL_GOODS, jointOf, type Move, type Pay, type Take } from './moves.ts'
import { VALUE } from './network/cities.ts'
import { deliver } from './network/delivery.ts'
import { findShippable, joinCity } from './network/network.ts'
import { publish, savePublicState } from './private.ts'
import { clone, lastSeat, type State } from './state.ts'

/**
 * Only the mover sees what can still be undone. It becomes public, with its events, at the next irreversible move
 * or at the end of the turn.
 */
export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  if (irreversible(draft, seat, move) !== null) {
    publish(draft, table)
    perform(draft, seat, move, table)
    return
  }
  const { turn } = draft
  savePublicState(draft, move)
  perform(draft, seat, move, { draw: table.draw, emit: (event) => draft.untold.push(event) })
  if (draft.turn !== turn) publish(draft, table)
}

const perform = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  switch (move.kind) {
    case 'build':
      draft.building = move.city
      return
    case 'join':
      draft.joint = jointOf(move)
      return
    case 'pay':
      build(draft, seat, move, table)
      return
    case 'lay':
      lay(draft, seat, table)
      return
    case 'ship':
      draft.source = move.city
      draft.good = move.good
      return
    case 'to':
      send(draft, seat, move.city, table)
      return
    case 'discard':
      draft.discarding = move.card
      return
    case 'take':
      draft.discarding >= 0 ? followWithCard(draft, seat, move, table) : take(draft, seat, move, table)
      return
    case 'cube':
      followWithCube(draft, seat, table)
      return
    case 'restock':
      restock(draft, seat, move.city, table)
      return
    case 'pass':
      table.emit({ kind: 'passed', rule: 'RC-3.2', seat })
      beginTaking(draft, table)
      return
    case 'decline':
      decline(draft, seat, table)
      return
    case 'stop':
      checkLimit(draft, table)
      return
    case 'trim':
      discard(draft, seat, move.card)
      table.emit({ kind: 'discarded', rule: 'RC-3.6', seat, card: move.card })
      checkLimit(draft, table)
      return
  }
}

const DRAWS = say('irreversible.draws')
const NEW_CARD = say('irreversible.card')
const BAG = say('irreversible.bag')
const ENDS = say('irreversible.ends')

/** A move that draws a card or goods, or ends the game, cannot be undone. */
export const irreversible = (state: State, seat: Seat, move: Move): Message | null => {
  if (mayEnd(state) && endsGame(state, seat, move)) return ENDS
  switch (move.kind) {
    case 'pay':
      return state.bagLeft > 0 ? BAG : null
    case 'take':
      if (move.from === 'deck') return DRAWS
      return move.from === 'display' && state.deckLeft > 0 ? NEW_CARD : null
    case 'cube':
      return BAG
    case 'build':
    case 'join':
    case 'lay':
    case 'ship':
    case 'to':
    case 'discard':
    case 'restock':
    case 'pass':
    case 'decline':
    case 'stop':
    case 'trim':
      return null
  }
}

/** A quick test that excludes most moves: in the last deliveries, or when the last seat may end the last round (RC-8). */
const mayEnd = (state: State): boolean =>
  state.closing >= 0 ||
  (state.mover === lastSeat(state) &&
    (state.end !== 'none' || state.deckLeft <= 1 || state.idle + 1 === IDLE_ROUNDS * state.seats))

/** Whatever is drawn: the game ends after the same moves. */
const endsGame = (state: State, seat: Seat, move: Move): boolean => {
  const after = clone(state)
  perform(after, seat, move, { draw: () => 0, emit: () => {} })
  return after.step === 'over'
}

/** RC-4: pays for the link, scores it, joins the city and supplies it with goods. */
const build = (draft: State, seat: Seat, { colour, ones, twos, jokers }: Pay, table: GameContext<Event>): void => {
  const city = draft.building
  const to = (draft.joint - colour) / 5
  draft.building = -1
  draft.joint = -1
  draft.busy = true // RC-R11
  giveUp(draft, seat, cityCard(city))
  for (let i = 0; i < ones; i++) giveUp(draft, seat, railCard(colour, 1))
  for (let i = 0; i < twos; i++) giveUp(draft, seat, railCard(colour, 2))
  for (let i = 0; i < jokers; i++) giveUp(draft, seat, JOKER)
  joinCity(draft, city, to, colour)
  draft.owner[city] = seat
  draft.paid[city] = payment(ones, twos, jokers)
  draft.trains[seat]! -= 1
  const points = paymentValue(draft.paid[city]!)
  table.emit({ kind: 'built', rule: 'RC-4.5', seat, city, to, colour, ones, twos, jokers, points })
  if (draft.trains[seat] === 0) trigger(draft, 'trains', table) // RC-8.1
  supply(draft, city, table)
  beginTaking(draft, table)
}

/** RC-4.7: value - 1 goods from the bag, as many as it has. */
const supply = (draft: State, city: number, table: GameContext<Event>): void => {
  if (draft.bagLeft === 0) return
  for (let left = VALUE[city]! - 1; left > 0 && draft.bagLeft > 0; left--) {
    draft.goods[city * 4 + drawCube(draft, table)]! += 1
  }
  table.emit({ kind: 'supplied', rule: 'RC-4.7', city, goods: goodsAt(draft, city) })
  checkSupplies(draft, table)
}

/** Which goods lie there; their order does not matter. */
const goodsAt = ({ goods }: State, city: number): readonly number[] => {
  const list: number[] = []
  for (const good of ALL_GOODS) for (let count = goods[city * 4 + good]!; count > 0; count--) list.push(good)
  return list
}

/** RC-5: one more locomotive in front of the player, then a delivery if one is possible. */
const lay = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  giveUp(draft, seat, JOKER)
  draft.busy = true // RC-R11
  draft.power[seat]! += 1
  table.emit({ kind: 'laid', rule: 'RC-5.1', seat, power: draft.power[seat]! })
  if (findShippable(draft, seat) === undefined) beginTaking(draft, table)
  else draft.step = 'deliver' // RC-5.2
}

const send = (draft: State, seat: Seat, to: number, table: GameContext<Event>): void => {
  draft.busy = true // RC-R11
  deliver(draft, seat, to, table)
  if (draft.closing < 0) beginTaking(draft, table)
  else nextClosing(draft, table)
}

const decline = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  if (draft.closing < 0) {
    beginTaking(draft, table)
    return
  }
  table.emit({ kind: 'declined', rule: 'RC-8.7', seat })
  nextClosing(draft, table)
}

/** RC-7.2: reveals the discard, because the action is complete, then draws the card for it. */
const followWithCard = (draft: State, seat: Seat, move: Take, table: GameContext<Event>): void => {
  showDiscard(draft, seat, table)
  if (move.from === 'deck') drawBlind(draft, seat, 'RC-7.2', table)
  else {
    table.emit({ kind: 'took', rule: 'RC-7.2', seat, from: 'display', card: move.card })
    takeFromDisplay(draft, seat, move.card, table)
  }
  beginTaking(draft, table)
}

/** RC-7.3: the player sees the cube before choosing its city. */
const followWithCube = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  showDiscard(draft, seat, table)
  draft.cube = drawCube(draft, table)
  draft.step = 'restock'
  table.emit({ kind: 'lifted', rule: 'RC-7.3', seat, good: draft.cube })
  checkSupplies(draft, table)
}

const restock = (draft: State, seat: Seat, city: number, table: GameContext<Event>): void => {
  const good = draft.cube
  draft.cube = -1
  draft.goods[city * 4 + good]! += 1
  table.emit({ kind: 'restocked', rule: 'RC-7.3', seat, good, city })
  beginTaking(draft, table)
}

/** RC-7.1 */
const showDiscard = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const card = draft.discarding
  draft.discarding = -1
  draft.busy = true // RC-R11
  discard(draft, seat, card)
  table.emit({ kind: 'discarded', rule: 'RC-7.1', seat, card })
}

/** RC-3.3, RC-R4: after every action the player takes cards, if there are any. */
const beginTaking = (draft: State, table: GameContext<Event>): void => {
  draft.taken = 0
  draft.step = 'take'
  if (!anyToTake(draft)) checkLimit(draft, table)
}

const take = (draft: State, seat: Seat, move: Take, table: GameContext<Event>): void => {
  if (move.from !== 'pile') draft.busy = true // RC-R11
  const card = takeOne(draft, seat, move, table)
  draft.taken += 1
  const ends = card === JOKER && move.from !== 'deck' // RC-3.5
  if (ends || draft.taken === MOST_TAKEN || !anyToTake(draft)) checkLimit(draft, table)
}

const takeOne = (draft: State, seat: Seat, { from, card }: Take, table: GameContext<Event>): Card => {
  if (from === 'deck') return drawBlind(draft, seat, 'RC-3.3', table)
  const taken = from === 'pile' ? draft.pile.pop()! : card
  table.emit({ kind: 'took', rule: taken === JOKER ? 'RC-3.5' : 'RC-3.3', seat, from, card: taken })
  if (from === 'pile') receive(draft, seat, taken, true)
  else takeFromDisplay(draft, seat, taken, table)
  return taken
}

const drawBlind = (draft: State, seat: Seat, rule: 'RC-3.3' | 'RC-7.2', table: GameContext<Event>): Card => {
  table.emit({ kind: 'drew', rule, seat })
  const card = drawCard(draft, table)
  receive(draft, seat, card, false)
  table.emit({ kind: 'saw', rule, seat, card }, [seat])
  checkSupplies(draft, table)
  return card
}

/** RC-3.4, RC-8.3: replaced at once, as long as there is a deck. */
const takeFromDisplay = (draft: State, seat: Seat, card: Card, table: GameContext<Event>): void => {
  const place = draft.display.indexOf(card)
  receive(draft, seat, card, true)
  draft.display[place] = -1
  if (draft.deckLeft === 0) return
  const next = drawCard(draft, table)
  draft.display[place] = next
  table.emit({ kind: 'turned', rule: 'RC-3.4', card: next })
  checkSupplies(draft, table)
}

/** RC-3.6: down to 13, one card at a time; then the turn is over. */
const checkLimit = (draft: State, table: GameContext<Event>): void => {
  if (draft.sizes[draft.mover]! > HAND_LIMIT) draft.step = 'trim'
  else endTurn(draft, table)
}
