/** Texts of the table frame that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'chances.share',
    'hint.label',
    'tab.hand',
    'players.bot',
    'players.bot.beginner',
    'players.bot.expert',
    'facts.details',
  ],
  de: ['tab.hand', 'result.replay', 'replay.title', 'replay.steady', 'tools.replay', 'facts.details'],
  hu: ['chances.share', 'players.bot'],
}
