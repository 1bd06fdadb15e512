/** Texts that are the same as in English on purpose: they contain no words. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'shares',
    'field.city',
    'event.revealed',
    'textBoard.seat',
    'hold.exact',
    'hold.least',
    'hold.more',
    'words.field',
    'words.share',
  ],
  de: ['shares', 'field.city', 'textBoard.seat', 'hold.exact', 'hold.least', 'hold.more', 'words.field', 'words.share'],
  hu: ['shares', 'field.city', 'textBoard.seat', 'hold.exact', 'hold.least', 'hold.more', 'words.field', 'words.share'],
}
