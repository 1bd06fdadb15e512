/** Russian Railroads as the kit's `Game`. */
import type { Game, NoOptions } from '../../kit/game.ts'
import { NO_SEATS, onlySeat } from '../../kit/match.ts'
import { apply } from './apply.ts'
import { setupFor } from './data/counts.ts'
import { RULES } from './data/rules.ts'
import { describeEvent } from './describe/events.ts'
import { describeMove } from './describe/moves.ts'
import type { Event } from './events.ts'
import { irreversible } from './final.ts'
import { legal } from './legal.ts'
import { meta } from './meta.ts'
import { type Move, notate, parse, targets } from './moves.ts'
import { prompt, refusals } from './refusals/refusals.ts'
import { outcome, score } from './scoring/score.ts'
import { setup } from './setup.ts'
import { clone } from './state/clone.ts'
import { isOver, type State } from './state/state.ts'
import { determinize, type View, view } from './view.ts'

export const game: Game<State, Move, View, Event, NoOptions> = {
  meta,
  rules: RULES,
  events: {
    ordered: ['RR-1.7'],
    displayed: ['RR-1.2'],
    began: ['RR-2.1', 'RR-10.6'],
    picked: ['RR-1.7'],
    placed: ['RR-2.2'],
    swapped: ['RR-10.2'],
    passed: ['RR-2.6'],
    built: ['RR-3.1'],
    took: ['RR-3.6'],
    reached: ['RR-4.1'],
    manned: ['RR-4.1', 'RR-4.2'],
    laid: ['RR-5.3'],
    returned: ['RR-5.6', 'RR-6.2'],
    founded: ['RR-6.1'],
    advanced: ['RR-6.4'],
    ran: ['RR-6.5'],
    earned: ['RR-6.6', 'RR-8.1'],
    doubled: ['RR-7.1'],
    minted: ['RR-7.2'],
    lent: ['RR-7.3'],
    hired: ['RR-8.1', 'RR-13.2'],
    repeated: ['RR-8.4'],
    relocated: ['RR-10.5'],
    stayed: ['RR-10.5'],
    installed: ['RR-13.1'],
    drew: ['RR-13.2'],
    looked: ['RR-12.3'],
    chose: ['RR-12.3'],
    kept: ['RR-12.3'],
    declined: ['RR-12.3'],
    reordered: ['RR-10.3', 'RR-10.4'],
    valued: ['RR-11.1'],
    left: ['RR-11.4'],
    revealed: ['RR-12.1'],
    led: ['RR-12.1', 'RR-12.4'],
    ended: ['RR-12.2'],
  },
  setup,
  toAct: (state) => (isOver(state) ? NO_SEATS : onlySeat(state.current.mover)),
  turn: (state) => state.turn,
  round: (state) => ({ round: state.board.round, of: setupFor(state.seats).rounds }),
  prompt,
  legal,
  irreversible,
  apply,
  targets,
  refusals,
  view,
  determinize,
  score,
  knowsScore: () => true, // RR §14: end cards count when they are revealed
  outcome,
  notate,
  parse,
  describeMove,
  describeEvent,
  clone,
}
