/** What the effects show now. The marks lie in the drawing and everything else around it, so both read it here. */
import { createShared } from '../../toolkit/shared.ts'
import type { ShownStep } from './player.ts'

export const shownSteps = createShared<readonly ShownStep[]>([])
