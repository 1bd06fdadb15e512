/** Texts of the pages that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'app.name',
    'poster.minutes',
    'poster.minutes.about',
    'nav.lobby',
    'saved.bots',
    'saved.named',
    'settings.volume',
    'settings.offline',
    'settings.coach',
    'setup.level',
  ],
  de: [
    'app.name',
    'poster.minutes',
    'poster.minutes.about',
    'nav.lobby',
    'saved.named',
    'setup.name',
    'settings.speed.900',
    'settings.offline',
    'settings.coach',
    'setup.level',
  ],
  hu: ['app.name', 'saved.named', 'settings.offline', 'setup.level'],
}
