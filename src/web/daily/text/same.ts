/** Texts of the daily deal that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['named'],
  de: ['named', 'results.name'],
  hu: ['named'],
}
