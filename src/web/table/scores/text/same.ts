/** Texts of the end screen that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['share.title'],
  de: ['share.title', 'replay'],
  hu: ['share.title'],
}
