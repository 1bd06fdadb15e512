/** The kit's texts that are rightly the same as in English: none. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = { nl: [], de: [], hu: [] }
