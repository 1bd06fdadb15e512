/** What a seat has to decide, and why it may not choose something. */
import type { Prompt, Refusal, Seat, Target } from '../../../kit/game.ts'
import { legal } from '../legal.ts'
import { ALL, coalTarget, SHOVEL_TARGET, SORT_TARGET, targets } from '../moves.ts'
import type { State } from '../state.ts'
import { coalName, say } from './words.ts'

const COALS: readonly Target[] = ALL.map(coalTarget)

export const prompt = (state: State): Prompt => {
  if (state.mover < 0) return { kind: 'burn', message: say('ask.burn'), targets: COALS }
  if (state.pending.length > 0) return { kind: 'keep', message: say('ask.keep'), targets: COALS }
  return { kind: 'refuel', message: say('ask.refuel'), targets: [SHOVEL_TARGET, SORT_TARGET] }
}

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  const named = new Set(legal(state, seat).flatMap(targets))
  if (named.size === 0) return []
  return possible(state).filter(({ target }) => !named.has(target))
}

/** The refusal of each target, in case it applies. Shovelling is never refused. */
const possible = (state: State): readonly Refusal[] => {
  if (state.mover < 0) {
    return ALL.map((coal) => {
      const message = say('refusal.burn', { coal: coalName(coal) })
      return { target: coalTarget(coal), rule: 'CR-3.1', message }
    })
  }
  if (state.pending.length > 0) {
    return ALL.map((coal) => {
      const message = say('refusal.keep', { coal: coalName(coal) })
      return { target: coalTarget(coal), rule: 'CR-4.4', message }
    })
  }
  return [{ target: SORT_TARGET, rule: 'CR-4.3', message: say('refusal.sort') }]
}
