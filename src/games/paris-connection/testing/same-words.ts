/** The texts that are rightly the same as in English: no words of their own. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['shares', 'field.city', 'event.revealed', 'sketch.seat'],
  de: ['shares', 'field.city', 'sketch.seat'],
  hu: ['shares', 'field.city', 'sketch.seat'],
}
