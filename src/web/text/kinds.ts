/** Which texts of the pages are buttons (or links that look like one), and which say what to do now: both must be short. */
import type { en } from './en.ts'

export const kinds = {
  buttons: [
    ...(['app.skip', 'nav.games', 'nav.lobby', 'nav.settings'] as const),
    ...(['poster.play', 'poster.friends', 'poster.setUp', 'poster.rules', 'poster.learn', 'load.button'] as const),
    ...(['version.show', 'daily.title', 'guide.title', 'guide.print'] as const),
    ...(['saved.continue', 'saved.look', 'saved.remove', 'saved.sure', 'saved.keep', 'continue.all'] as const),
    ...(['setup.start', 'settings.you', 'rules.back', 'missing.home', 'fault.again'] as const),
  ],
  prompts: [
    'setup.alone',
    'setup.shared',
    'setup.watched',
    'setup.seed.hint',
    'settings.done.hint',
    'settings.coach.hint',
    'saved.none',
  ],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
