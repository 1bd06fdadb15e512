/** Great Lakes as a `Game` of the kit. */
import type { Game, NoOptions } from '../../kit/game.ts'
import { apply } from './apply.ts'
import { RULES } from './data/rules.ts'
import { describeEvent } from './describe/events.ts'
import { describeMove } from './describe/moves.ts'
import { prompt, refusals } from './describe/refusals.ts'
import { targets } from './describe/targets.ts'
import { determinize } from './determinize.ts'
import { irreversible, kinds, legal, ofKind, toAct } from './legal.ts'
import { meta } from './meta.ts'
import { type Move, notate, parse } from './moves.ts'
import { outcome, score } from './score.ts'
import { setup } from './setup.ts'
import { clone, type Event, type State } from './state.ts'
import { knowsScore, type View, view } from './view.ts'

export const game: Game<State, Move, View, Event, NoOptions> = {
  meta,
  rules: RULES,
  events: {
    started: ['GL-2.5'],
    dealt: ['GL-2.1'],
    drew: ['GL-2.1', 'GL-4.1'],
    laid: ['GL-2.1', 'GL-4.6'],
    cleared: ['GL-4.6'],
    sought: ['GL-2.2', 'GL-6.1'],
    offered: ['GL-2.2', 'GL-6.1'],
    mustered: ['GL-2.3'],
    kept: ['GL-2.2', 'GL-6.1'],
    chose: ['GL-2.2', 'GL-6.1'],
    took: ['GL-4.1', 'GL-4.3'],
    turned: ['GL-4.2'],
    drawn: ['GL-4.1'],
    rebuilt: ['GL-4.7'],
    stopped: ['GL-4.9'],
    claimed: ['GL-5.1'],
    built: ['GL-7.7'],
    exchanged: ['GL-8.1'],
    skipped: ['GL-3.2'],
    warned: ['GL-9.1'],
    ended: ['GL-9.1', 'GL-9.5'],
    revealed: ['GL-6.3'],
  },
  setup,
  toAct,
  turn: (state) => state.turn,
  round: () => null,
  prompt,
  legal,
  byKind: { kinds, moves: ofKind },
  irreversible,
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
