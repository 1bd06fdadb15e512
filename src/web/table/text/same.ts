/** The frame's texts that are rightly the same as in English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['chances.share', 'hint.label', 'tab.hand', 'players.bot', 'players.bot.beginner', 'players.bot.expert'],
  de: ['tab.hand'],
  hu: ['chances.share', 'players.bot'],
}
