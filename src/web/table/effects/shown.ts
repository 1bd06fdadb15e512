/** What the effects show now. Marks in the drawing, flights over it and the caption in the top bar read it here. */
import { createShared } from '../../toolkit/shared.ts'
import type { EffectStep, ShownStep } from './player.ts'

export const shownStep = createShared<ShownStep | null>(null)

/** What the effects show next. Points of these steps are not counted on the player cards yet. */
export const waitingSteps = createShared<readonly EffectStep[]>([])
