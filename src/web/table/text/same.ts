/** Texts of the table frame that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'chances.share',
    'hint.label',
    'tools.menu',
    'players.bot',
    'players.bot.beginner',
    'players.bot.amateur',
    'players.bot.expert',
    'facts.details',
    'coach.title',
  ],
  de: ['replay.title', 'replay.steady', 'tools.replay', 'facts.details', 'coach.title'],
  hu: ['chances.share', 'players.bot'],
}
