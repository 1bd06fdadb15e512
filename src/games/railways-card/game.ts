/** Railways: the card game as a `Game` of the kit. */
import type { Game } from '../../kit/game.ts'
import { NO_SEATS, onlySeat } from '../../kit/match.ts'
import { apply, irreversible } from './apply.ts'
import { RULES } from './data/rules.ts'
import { describeEvent } from './describe/events.ts'
import { prompt, refusals } from './describe/refusals.ts'
import { describeMove, targets } from './describe/targets.ts'
import { determinize } from './determinize.ts'
import { EVENT_RULES, type Event } from './events.ts'
import { legal } from './legal.ts'
import { meta } from './meta.ts'
import { type Move, notate, parse } from './moves.ts'
import { outcome, score } from './score.ts'
import { setup } from './setup.ts'
import { clone, type Options, type State } from './state.ts'
import { type View, view } from './view.ts'

export const game: Game<State, Move, View, Event, Options> = {
  meta,
  rules: RULES,
  events: EVENT_RULES,
  setup,
  toAct: (state) => (state.step === 'over' ? NO_SEATS : onlySeat(state.mover)),
  turn: (state) => state.turn,
  round: () => null,
  prompt,
  legal,
  irreversible,
  apply,
  targets,
  refusals,
  view,
  determinize,
  score,
  knowsScore: () => true, // RC §12: cards in hand score no points
  outcome,
  notate,
  parse,
  describeMove,
  describeEvent,
  clone,
}
