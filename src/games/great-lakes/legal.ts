/** Who has to decide, and the legal moves of that seat: the only definition of legality. */
import type { Seat } from '../../kit/game.ts'
import { NO_SEATS, onlySeat } from '../../kit/match.ts'
import type { Message } from '../../kit/text.ts'
import { type ActionKind, actions, blinds, claims, draws, harbours, kindsOfAction, swaps, takes } from './acts.ts'
import { type Card, LOCOMOTIVE, SHIP, TRAIN } from './cards/cards.ts'
import { canDraw } from './cards/decks.ts'
import { payments } from './cards/payments.ts'
import { FIRST_TICKETS, IDLE_ROUNDS, MORE_TICKETS, OFFER } from './data/counts.ts'
import { say } from './describe/words.ts'
import { KEEP, type Keep, MIX, type Move, placesIn, REFILL, SEEK } from './moves.ts'
import type { State } from './state.ts'
import { ticketsToDraw } from './tickets.ts'

/** GL-2.4: in set-up, all seats that have not made both choices; then the player in turn. */
export const toAct = (state: State): readonly Seat[] => {
  if (state.end !== 'none') return NO_SEATS
  if (state.turn > 0) return onlySeat(state.mover)
  const open: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (state.mixes[seat] === 0) open.push(seat)
  return open
}

/** The open decision of a seat to act, as the rules name it (§12). */
export type Decision = 'tickets' | 'pieces' | 'act' | 'refill' | 'second' | 'pay'

export const decisionOf = (state: State, seat: Seat): Decision => {
  if (state.turn === 0) return state.kept[seat] === 0 ? 'tickets' : 'pieces'
  if (state.offers[seat * OFFER]! >= 0) return 'tickets'
  if (state.taking >= 0) return 'refill'
  if (state.paying >= 0) return 'pay'
  return state.cards > 0 ? 'second' : 'act'
}

const isToAct = (state: State, seat: Seat): boolean =>
  state.end === 'none' && (state.turn === 0 ? state.mixes[seat] === 0 : state.mover === seat)

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (!isToAct(state, seat)) return []
  switch (decisionOf(state, seat)) {
    case 'tickets':
      return keeps(state, seat)
    case 'pieces':
      return MIX
    case 'act':
      return actions(state, seat)
    case 'refill':
      return REFILL
    case 'second':
      return draws(state)
    case 'pay':
      return payments(state)
  }
}

/** The kinds of moves that a seat has, in the order of `legal`. */
export const kinds = (state: State, seat: Seat): readonly ActionKind[] => {
  if (!isToAct(state, seat)) return []
  const decision = decisionOf(state, seat)
  return decision === 'act' || decision === 'second' ? kindsOfAction(state, seat) : KIND_OF[decision]
}

/** The kind of move for each other decision. */
const KIND_OF = { tickets: ['keep'], pieces: ['pieces'], refill: ['refill'], pay: ['pay'] } as const

const SEEKS: readonly Move[] = [SEEK]

/** The moves of one kind. */
export const ofKind = (state: State, seat: Seat, kind: ActionKind): readonly Move[] => {
  switch (kind) {
    case 'keep':
      return keeps(state, seat)
    case 'pieces':
      return MIX
    case 'take':
      return takes(state)
    case 'blind':
      return blinds(state)
    case 'refill':
      return REFILL
    case 'claim':
      return claims(state, seat)
    case 'harbour':
      return harbours(state, seat)
    case 'seek':
      return SEEKS
    case 'swap':
      return swaps(state, seat)
    case 'pay':
      return payments(state)
  }
}

const CHOICES = say('irreversible.choices')
const NEW_CARD = say('irreversible.card')
const DRAWS = say('irreversible.draws')
const TICKETS = say('irreversible.tickets')
const SKIPS = say('irreversible.skips')
const ENDS = say('irreversible.ends')

/** Moves that draw, or that may reveal something to their mover: other players' choices, tickets, or a skipped turn. */
export const irreversible = (state: State, _seat: Seat, move: Move): Message | null => {
  switch (move.kind) {
    case 'pieces':
      return toAct(state).length === 1 ? CHOICES : null // GL-2.3: the last to choose reveals all
    case 'take':
      if (state.left[TRAIN] !== 0 && state.left[SHIP] !== 0) return null
      if (!canDraw(state)) return endOfTurnReason(state) // GL-4.12: no deck to name
      return isLastCard(state, state.row[move.place]!) ? ENDS : NEW_CARD
    case 'blind':
      return isLastCard(state) ? ENDS : DRAWS
    case 'refill':
      return isLastCard(state, state.row[state.taking]!) ? ENDS : NEW_CARD
    case 'seek':
      return TICKETS
    case 'claim':
    case 'harbour':
      return null
    case 'pay':
      return state.last === 1 ? ENDS : null
    case 'keep':
      return state.turn > 0 && (state.last === 1 || !canDraw(state)) ? endOfTurnReason(state) : null
    case 'swap':
      if (state.idle + 1 === IDLE_ROUNDS * state.seats) return ENDS
      return state.last === 1 || !canDraw(state) ? endOfTurnReason(state) : null
  }
}

/** The second card of the very last turn, or a face-up locomotive (GL-4.3). */
const isLastCard = (state: State, faceUp?: Card): boolean =>
  state.last === 1 && (state.cards === 1 || faceUp === LOCOMOTIVE)

/** Ends the last turn, or ends a turn when the next player may be skipped. */
const endOfTurnReason = (state: State): Message => (state.last === 1 ? ENDS : SKIPS)

/** GL-3.2: whether the seat can do anything. Checks public facts first. */
export const canAct = (state: State, seat: Seat): boolean =>
  canDraw(state) || ticketsToDraw(state) > 0 || swaps(state, seat).length > 0 || actions(state, seat).length > 0

/** By number of tickets offered: the possible choices in set-up, and later. */
const choicesOf = (least: number): readonly (readonly Keep[])[] =>
  Array.from({ length: OFFER + 1 }, (_, offered) =>
    KEEP.filter(({ places }) => places < 2 ** offered && placesIn(places).length >= least),
  )
const FIRST_CHOICES = choicesOf(FIRST_TICKETS.least)
const MORE_CHOICES = choicesOf(MORE_TICKETS.least)

/** GL-2.2, GL-6.1 */
const keeps = (state: State, seat: Seat): readonly Keep[] => {
  let offered = 0
  while (offered < OFFER && state.offers[seat * OFFER + offered]! >= 0) offered += 1
  return state.turn === 0 ? FIRST_CHOICES[offered]! : MORE_CHOICES[offered]!
}
