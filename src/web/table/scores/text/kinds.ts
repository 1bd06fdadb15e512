/** Which texts of the end screen are buttons, and which are prompts: a test limits the length of both. */
import type { en } from './en.ts'

export const kinds = {
  buttons: ['share', 'link', 'again', 'replay', 'board', 'save', 'home'],
  prompts: ['share.working', 'share.copied', 'share.saved', 'share.failed', 'link.copied', 'chart.waiting'],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
