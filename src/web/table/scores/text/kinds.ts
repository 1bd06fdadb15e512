/** Which texts of the end screen are buttons, and which are prompts: a test limits the length of both. */
import type { en } from './en.ts'

export const kinds = {
  buttons: ['share', 'link', 'link.share', 'again', 'replay', 'board', 'save', 'home'],
  prompts: [
    'share.working',
    'share.copied',
    'share.saved',
    'share.failed',
    'link.copied',
    'link.failed',
    'chart.waiting',
  ],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
