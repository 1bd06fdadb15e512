/** RC-8: the end of a turn and of the game. */
import type { GameContext } from '../../kit/game.ts'
import { ruleOf, trigger } from './cards/drawing.ts'
import { IDLE_ROUNDS } from './data/counts.ts'
import type { Event } from './events.ts'
import { findShippable } from './network/network.ts'
import { lastSeat, type State } from './state.ts'

/** The next player, or the last deliveries after the last turn of the last round (RC-8.2, RC-8.4). */
export const endTurn = (draft: State, table: GameContext<Event>): void => {
  draft.idle = draft.busy ? 0 : draft.idle + 1
  if (draft.idle === IDLE_ROUNDS * draft.seats) trigger(draft, 'idle', table) // RC-R11
  draft.taken = 0
  draft.busy = false
  if (draft.end === 'none' || draft.mover !== lastSeat(draft)) {
    draft.turn += 1
    draft.mover = (draft.mover + 1) % draft.seats
    draft.step = 'act'
  } else nextClosing(draft, table)
}

/** RC-8.4: from the start player on; a player with nothing to deliver is skipped. */
export const nextClosing = (draft: State, table: GameContext<Event>): void => {
  do {
    draft.turn += 1
    draft.closing += 1
    draft.mover = (draft.start + draft.closing) % draft.seats
  } while (draft.closing < draft.seats && findShippable(draft, draft.mover) === undefined)
  draft.step = draft.closing < draft.seats ? 'deliver' : 'over'
  if (draft.step === 'over' && draft.end !== 'none') {
    table.emit({ kind: 'ended', rule: ruleOf(draft.end), cause: draft.end })
  }
}
