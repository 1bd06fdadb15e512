/** The pages' texts that are rightly the same as in English: no words of their own. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['app.name', 'nav.lobby', 'saved.bots', 'saved.named'],
  de: ['app.name', 'nav.lobby', 'saved.named', 'setup.name'],
  hu: ['app.name', 'saved.named'],
}
