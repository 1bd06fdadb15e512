/** The prompt of the dock: what the viewer has to decide, or who is to act. */
import type { TableView } from '../../../wire/host.ts'
import type { TableTexts } from '../texts.ts'
import type { Turn } from '../turn/turn.ts'

export const promptOf = (turn: Turn, tableView: TableView, texts: TableTexts): string => {
  const { words, say, seat, language } = texts
  const listed = (seats: readonly number[]): string => new Intl.ListFormat(language).format(seats.map(seat))
  const waiting = (text: string): string => (tableView.viewer === 'watcher' ? `${words('watch.title')} ${text}` : text)
  switch (turn.kind) {
    case 'replay':
      return words('turn.replay', { at: tableView.moves, of: tableView.of })
    case 'over':
      return turn.winners.length === 1
        ? words('turn.won', { winner: listed(turn.winners) })
        : words('turn.shared', { winners: listed(turn.winners) })
    case 'brokenOff':
      return words('turn.brokenOff')
    case 'complete':
      return words('turn.complete')
    case 'asked':
      return say(turn.message)
    case 'thinking':
      return waiting(words(turn.seats.length > 1 ? 'turn.allThinking' : 'turn.thinking', { seats: listed(turn.seats) }))
    case 'waiting':
      return waiting(words(turn.seats.length > 1 ? 'turn.allWaiting' : 'turn.waiting', { seats: listed(turn.seats) }))
  }
}
