/** Coal Run as the kit's `Game`. */
import type { Game } from '../../kit/game.ts'
import { apply } from './apply.ts'
import { LENGTHS } from './data/counts.ts'
import { RULES } from './data/rules.ts'
import { describeEvent } from './describe/events.ts'
import { prompt, refusals } from './describe/refusals.ts'
import { irreversible, legal, toAct } from './legal.ts'
import { meta } from './meta.ts'
import { describeMove, type Move, notate, parse, targets } from './moves.ts'
import { outcome, score } from './score.ts'
import { setup } from './setup.ts'
import { clone, type Event, type Options, type State } from './state.ts'
import { determinize, knowsScore, type View, view } from './view.ts'

export const game: Game<State, Move, View, Event, Options> = {
  meta,
  rules: RULES,
  events: {
    dealt: ['CR-2.2', 'CR-4.5'],
    drew: ['CR-2.2', 'CR-4.2', 'CR-4.3', 'CR-4.5'],
    burned: ['CR-3.3', 'CR-3.4'],
    shovelled: ['CR-4.2'],
    sorted: ['CR-4.3'],
    discarded: ['CR-4.4'],
    rebuilt: ['CR-4.5'],
    ended: ['CR-5.1', 'CR-5.2'],
    revealed: ['CR-5.3'],
  },
  setup,
  toAct,
  turn: (state) => state.turn,
  round: (state) => ({ round: state.round, of: LENGTHS[state.length].rounds }),
  prompt,
  legal,
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
