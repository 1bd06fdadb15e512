/** Paris Connection as a `Game` of the kit. */
import type { Game, NoOptions } from '../../kit/game.ts'
import { NO_SEATS, onlySeat } from '../../kit/match.ts'
import { apply, endsGame } from './apply.ts'
import { RULES } from './data/rules.ts'
import { describeEvent } from './describe/events.ts'
import { prompt, refusals } from './describe/refusals.ts'
import { say } from './describe/words.ts'
import { kinds, legal, ofKind } from './legal.ts'
import { meta } from './meta.ts'
import { describeMove, type Move, notate, parse, targets } from './moves.ts'
import { outcome, score } from './score.ts'
import { setup } from './setup.ts'
import { clone, type Event, type State } from './state.ts'
import { determinize, knowsScore, type View, view } from './view.ts'

const ENDS = say('irreversible.ends')

export const game: Game<State, Move, View, Event, NoOptions> = {
  meta,
  rules: RULES,
  events: {
    started: ['PC-2.1'],
    stationed: ['PC-2.2'],
    dealt: ['PC-2.3'],
    drew: ['PC-2.3'],
    extended: ['PC-3.2', 'PC-5.5', 'PC-R4', 'PC-5.2'],
    traded: ['PC-4.1', 'PC-4.3'],
    emptied: ['PC-3.2'],
    reopened: ['PC-4.4'],
    ended: ['PC-5.1', 'PC-5.2', 'PC-5.3'],
    revealed: ['PC-6.1'],
  },
  setup,
  toAct: (state) => (state.end === 'none' ? onlySeat(state.mover) : NO_SEATS),
  turn: (state) => state.turn,
  round: () => null,
  prompt,
  legal,
  byKind: { kinds, moves: ofKind },
  irreversible: (state, _seat, move) => (endsGame(state, move) ? ENDS : null),
  apply,
  targets,
  refusals,
  view,
  determinize,
  score,
  knowsScore,
  outcome,
  notate,
  parse,
  describeMove,
  describeEvent,
  clone,
}
