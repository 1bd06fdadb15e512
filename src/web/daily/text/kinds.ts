/** Which texts of the daily deal are buttons, and which say what happens now: both must be short. */
import type { en } from './en.ts'

export const kinds = {
  buttons: [
    ...(['retry', 'name.save', 'play', 'play.offline', 'continue', 'view', 'practise'] as const),
    ...(['results.open', 'previous', 'next', 'today', 'share', 'share.text', 'day'] as const),
  ],
  prompts: [
    ...(['offline', 'name.first', 'results.closed', 'results.offline', 'ending.practice', 'ending.unranked'] as const),
    ...(['ending.sending', 'ending.waiting', 'share.working', 'share.failed', 'text.copied', 'text.failed'] as const),
  ],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
