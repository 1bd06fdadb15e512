/** The texts that are rightly the same as in English: names, and texts without words of their own. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'part.takeTracks',
    'route.petersburg',
    'route.kiev',
    'score.petersburg',
    'score.kiev',
    'slot.petersburg',
    'slot.kiev',
    'sketch.seat',
    'space',
  ],
  de: ['part.takeTracks', 'route.transsib', 'score.transsib', 'sketch.seat', 'space'],
  hu: ['sketch.seat', 'space'],
}
