/** Texts of the pages that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['app.name', 'nav.lobby', 'saved.bots', 'saved.named', 'settings.volume'],
  de: ['app.name', 'nav.lobby', 'saved.named', 'setup.name', 'settings.speed.900'],
  hu: ['app.name', 'saved.named'],
}
