/** Matches of Great Lakes by quick moves alone: a hundred a second, enough to try weights and to check what bots expect. */

import { expectedRounds, turnsLeft } from '../../games/great-lakes/bots/search/evaluate.ts'
import { inTime, lookAhead, outlook } from '../../games/great-lakes/bots/search/outlook.ts'
import { markSeats, planOf } from '../../games/great-lakes/bots/search/plan.ts'
import { rolloutMove } from '../../games/great-lakes/bots/search/rollout-move.ts'
import { WEIGHTS } from '../../games/great-lakes/bots/search/weights.ts'
import { game } from '../../games/great-lakes/game.ts'
import type { Ticket } from '../../games/great-lakes/map/map.ts'
import { completedTickets } from '../../games/great-lakes/score.ts'
import type { State } from '../../games/great-lakes/state.ts'
import { quickDealer, quickRng } from '../../kit/chance.ts'
import type { Seat } from '../../kit/game.ts'

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>

/** Plays a match; `weightsOf` gives the weights of each seat. Quick moves read only what their seat knows. */
export const playQuick = (
  seats: number,
  seed: number,
  weightsOf: (seat: Seat) => Weights,
  before: (state: State, seat: Seat) => void = () => {},
): State => {
  const usual = { ...WEIGHTS }
  const rng = quickRng(2 * seed + 1)
  const table = { draw: quickDealer(quickRng(2 * seed)), emit() {} }
  const state = game.setup({ seats, options: {}, rules: game.meta.rulesVersion }, table)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    Object.assign(WEIGHTS, weightsOf(seat))
    before(state, seat)
    game.apply(state, seat, rolloutMove(state, seat, game.legal(state, seat), rng), table)
  }
  Object.assign(WEIGHTS, usual)
  return state
}

export const totalsOf = (state: State): readonly number[] => game.outcome(state)?.totals ?? []

/** A sample of an incomplete ticket: its predicted chance, and whether it was completed. */
export interface TicketChance {
  readonly chance: number
  readonly isDone: boolean
}

/** Samples every incomplete ticket that can be completed, at every third decision on average. */
export const ticketChances = (matches: number, seats: number, seed: number): readonly TicketChance[] => {
  const found: TicketChance[] = []
  const usual = { ...WEIGHTS }
  for (let match = 0; match < matches; match++) {
    const looked: { seat: Seat; ticket: Ticket; chance: number }[] = []
    const pick = quickRng(seed + match)
    const state = playQuick(
      seats,
      1000 * seed + match,
      () => usual,
      (now, seat) => {
        if (now.turn === 0 || now.cards > 0 || now.paying >= 0 || now.taking >= 0 || pick(3) > 0) return
        for (const { ticket, chance } of chancesNow(now, seat)) looked.push({ seat, ticket, chance })
      },
    )
    const done = Array.from({ length: seats }, (_, seat) => completedTickets(state, seat))
    for (const { seat, ticket, chance } of looked) found.push({ chance, isDone: done[seat]?.includes(ticket) ?? false })
  }
  return found
}

const chancesNow = (state: State, seat: Seat): readonly { ticket: Ticket; chance: number }[] => {
  markSeats(state)
  const plan = planOf(state, seat)
  const time = turnsLeft(state, seat, expectedRounds(state))
  lookAhead(state, seat, plan, time)
  return plan.tickets.flatMap((ticket, at) => {
    const upTo = plan.upTo[at] ?? 0
    return upTo === 0 ? [] : [{ ticket, chance: inTime(outlook.turnsAt[upTo - 1] ?? 0, time) }]
  })
}
