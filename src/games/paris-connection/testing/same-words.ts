/** Texts that are the same as in English on purpose: they contain no words. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['shares', 'field.city', 'event.revealed', 'sketch.seat'],
  de: ['shares', 'field.city', 'sketch.seat'],
  hu: ['shares', 'field.city', 'sketch.seat'],
}
