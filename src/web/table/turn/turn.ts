/** What the dock says: the viewer's prompt, or who is to act. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { TableView } from '../../../wire/host.ts'

export type Turn =
  | { readonly kind: 'replay' }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
  /** Nobody is to move and nobody has won: the players agreed to stop. */
  | { readonly kind: 'brokenOff' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'asked'; readonly message: Message }
  | { readonly kind: 'thinking'; readonly seats: readonly Seat[] }
  | { readonly kind: 'waiting'; readonly seats: readonly Seat[] }

export const turnOf = (tableView: TableView, replaying: boolean): Turn => {
  if (replaying) return { kind: 'replay' }
  if (tableView.outcome !== null) return { kind: 'over', winners: winnersOf(tableView) }
  if (tableView.handOver) return { kind: 'complete' }
  if (tableView.question !== null) return { kind: 'asked', message: tableView.question.ask.message }
  if (tableView.toAct.length === 0) return { kind: 'brokenOff' }
  const people = tableView.toAct.filter((seat) => isPerson(tableView, seat))
  return people.length > 0 ? { kind: 'waiting', seats: people } : { kind: 'thinking', seats: tableView.toAct }
}

/** The viewer has to decide or to end the turn; the document title shows it. */
export const isYours = (turn: Turn): boolean => turn.kind === 'asked' || turn.kind === 'complete'

const winnersOf = ({ outcome }: TableView): readonly Seat[] =>
  (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** The player who takes over a shared device next; null if nobody has to. */
export const nextPlayerAtDevice = (tableView: TableView): Seat | null => {
  const people = tableView.table.seats.filter(({ bot }) => bot === null)
  if (people.length < 2 || tableView.outcome !== null || tableView.handOver) return null
  if (tableView.question !== null || tableView.toAct.some((seat) => seat === tableView.viewer)) return null
  return tableView.toAct.find((seat) => isPerson(tableView, seat)) ?? null
}

const isPerson = ({ table }: TableView, seat: Seat): boolean => table.seats[seat]?.bot === null
