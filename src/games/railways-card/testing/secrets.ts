/** RC §12 for tests: hands, the deck, and an action in progress. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import { BUNCH } from '../cards/decks.ts'
import { DEALT, DEALT_YOUNGER } from '../data/counts.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export const secrets: Secrets<State, Move> = {
  isSecret(deck, k, { seats, options }, made) {
    // RC-2.1: others do not know with which city of value 2 a player started.
    if (deck === 'twos') return true
    if (deck !== 'cards') return false
    const each = options['younger'] === true ? DEALT_YOUNGER : DEALT // RC-2.2, RC-R2
    if (made === null) return k < seats * each
    return made.move.kind === 'take' && made.move.from === 'deck'
  },
  isRestHidden: (deck) => deck === 'cards',
  veil: (state, viewer) => ({
    ...state,
    ...(viewer === state.mover ? {} : { ...unchanged(state), ...UNDER_WAY }),
    hands: state.hands.map((count, at) => (Math.floor(at / BUNCH) === viewer ? count : null)),
    deck: null,
  }),
  // Drawing a card or a cube, and the end of the turn, reveal everything done before.
  isMoveHidden: ({ before }, now) =>
    now.turn === before.turn && now.deckDrawn === before.deckDrawn && now.bagDrawn === before.bagDrawn,
}

/** The changed lists, with their old content. */
const unchanged = ({ before }: State): object =>
  Object.fromEntries(Object.entries(before ?? {}).filter(([, value]) => value !== null))

/** Unfinished and reversible actions, and the derived fields of the network. */
const UNDER_WAY = {
  building: null,
  joint: null,
  discarding: null,
  source: null,
  good: null,
  before: null,
  untold: null,
  child: null,
  sibling: null,
  up: null,
  down: null,
}
