/** The terminal's texts that are rightly the same as in English: no words of their own. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['result.place', 'verify.salts'],
  de: ['result.place'],
  hu: ['result.place'],
}
