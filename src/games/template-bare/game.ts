/** Short Line as the kit's `Game`. */
import type { Game } from '../../kit/game.ts'
import { RULES } from './data/rules.ts'
import { describeEvent, prompt, refusals } from './describe/describe.ts'
import { meta } from './meta.ts'
import { describeMove, type Move, notate, parse, targets } from './moves.ts'
import { apply, irreversible, legal, outcome, round, score, setup, toAct } from './play.ts'
import type { Event, Options, State } from './state.ts'
import { determinize, type View, view } from './view.ts'

export const game: Game<State, Move, View, Event, Options> = {
  meta,
  rules: RULES,
  events: {
    dealt: ['SL-1.2'],
    drew: ['SL-1.2', 'SL-2.2'],
    played: ['SL-2.1'],
    ended: ['SL-3.1'],
  },
  setup,
  toAct,
  turn: (state) => state.turn,
  round,
  prompt,
  legal,
  irreversible,
  apply,
  targets,
  refusals,
  view,
  determinize,
  score,
  knowsScore: () => true,
  outcome,
  notate,
  parse,
  describeMove,
  describeEvent,
}
