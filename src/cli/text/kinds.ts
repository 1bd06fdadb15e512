/** Which texts of the terminal say what to do now: they must be short. There are no buttons. */
import type { en } from './en.ts'

export const kinds = {
  buttons: [],
  prompts: ['play.hint', 'play.unclear', 'play.handover', 'play.seen', 'why.what', 'usage.game', 'usage.record'],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
