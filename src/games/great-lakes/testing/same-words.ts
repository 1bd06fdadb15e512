/** Texts that are the same as in English on purpose: names, and words that the languages share. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: [
    'cards',
    'route',
    'ticket',
    'event.revealed',
    'score.routes',
    'score.routes.row',
    'textBoard.seat',
    'board.route',
    'board.group',
    'board.offered',
    'words.ticket',
  ],
  de: ['cards', 'route', 'ticket', 'textBoard.seat', 'board.route', 'board.group', 'board.offered', 'words.ticket'],
  hu: ['cards', 'route', 'ticket', 'textBoard.seat', 'board.route', 'board.group', 'board.offered', 'words.ticket'],
}
