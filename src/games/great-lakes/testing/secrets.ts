/** GL §10 for tests: hands, tickets, decks, mixes until all have chosen, and unfinished choices. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import type { Viewer } from '../../../kit/game.ts'
import { BACKS, CARD_KINDS, countBacks } from '../cards/cards.ts'
import { DEALT, FIRST_TICKETS, OFFER } from '../data/counts.ts'
import { seatsOf } from '../holdings.ts'
import type { Move } from '../moves.ts'
import { IN_DECK, type State } from '../state.ts'

export const secrets: Secrets<State, Move> = {
  isSecret(deck, k, { seats }, made) {
    if (deck === 'start') return false
    const each = deck === 'tickets' ? FIRST_TICKETS.dealt : DEALT
    if (made === null) return k < seats * each
    return made.move.kind === 'blind' || made.move.kind === 'seek'
  },
  isRestHidden: (deck) => deck !== 'start',
  veil: (state, viewer) => ({
    ...state,
    hands: ofSeat(state.hands, CARD_KINDS, viewer),
    backs: seatsOf(state).map((seat) => BACKS.map((back) => countBacks(state.hands, back, seat * CARD_KINDS))),
    blind: ofSeat(state.blind, CARD_KINDS, viewer),
    deck: null,
    ...tickets(state, viewer),
    ...choices(state, viewer),
    ...(viewer === state.mover ? {} : { taking: null, paying: null }),
  }),
  isMoveHidden({ before, move }, now) {
    if (move.kind === 'keep') return true // GL-6.3: tickets lie face down
    const isSameTurn = now.turn === before.turn
    if (move.kind === 'pieces') return isSameTurn
    return isSameTurn && now.cards === before.cards && (now.taking >= 0 || now.paying >= 0)
  },
}

/** Lists by seat: the viewer's own part. */
const ofSeat = (list: readonly number[], each: number, viewer: Viewer): readonly (number | null)[] =>
  list.map((value, at) => (Math.floor(at / each) === viewer ? value : null))

/** Only the seat that returned a ticket knows it; everyone knows how many tickets each seat holds and is offered. */
const tickets = (state: State, viewer: Viewer) => ({
  holders: state.holders.map((holder) => (holder === viewer ? holder : null)),
  held: seatsOf(state).map((seat) => state.holders.filter((holder) => holder === seat).length),
  inDeck: state.holders.filter((holder) => holder === IN_DECK).length,
  under: state.under.map((ticket, at) => (state.underBy[at] === viewer ? ticket : null)),
  returned: state.returned.map((by) => viewer !== 'watcher' && ((by >> viewer) & 1) === 1),
  offers: ofSeat(state.offers, OFFER, viewer),
  offered: seatsOf(state).map(
    (seat) => state.offers.filter((ticket, at) => ticket >= 0 && Math.floor(at / OFFER) === seat).length,
  ),
})

/** GL-R9: during set-up other players see only who has made both choices. */
const choices = ({ kept, mixes }: State, viewer: Viewer) => ({
  kept: ofSeat(kept, 1, viewer),
  mixes: ofSeat(mixes, 1, viewer),
  ready: mixes.map((mix) => mix > 0),
})
