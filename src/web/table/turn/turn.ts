/** What the turn bar says: what is asked of the viewer now, or whom the table waits for. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { TableView } from '../../../wire/host.ts'

export type Turn =
  | { readonly kind: 'replay' }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
  /** Nobody is to move and nobody has won: the people have agreed to stop. */
  | { readonly kind: 'brokenOff' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'asked'; readonly message: Message }
  | { readonly kind: 'thinking'; readonly seats: readonly Seat[] }
  | { readonly kind: 'waiting'; readonly seats: readonly Seat[] }

export const turnOf = (scene: TableView, replaying: boolean): Turn => {
  if (replaying) return { kind: 'replay' }
  if (scene.outcome !== null) return { kind: 'over', winners: winnersOf(scene) }
  if (scene.handOver) return { kind: 'complete' }
  if (scene.question !== null) return { kind: 'asked', message: scene.question.ask.message }
  if (scene.toAct.length === 0) return { kind: 'brokenOff' }
  const people = scene.toAct.filter((seat) => isPerson(scene, seat))
  return people.length > 0 ? { kind: 'waiting', seats: people } : { kind: 'thinking', seats: scene.toAct }
}

/** Is something wanted of the viewer, an answer or a last word? Then the browser's title says so. */
export const isYours = (turn: Turn): boolean => turn.kind === 'asked' || turn.kind === 'complete'

const winnersOf = ({ outcome }: TableView): readonly Seat[] =>
  (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** The person who should sit here next, where several share this screen; null when nobody has to change places. */
export const nextPlayerAtDevice = (scene: TableView): Seat | null => {
  const people = scene.table.seats.filter(({ bot }) => bot === null)
  if (people.length < 2 || scene.outcome !== null || scene.handOver) return null
  if (scene.question !== null || scene.toAct.some((seat) => seat === scene.viewer)) return null
  return scene.toAct.find((seat) => isPerson(scene, seat)) ?? null
}

const isPerson = ({ table }: TableView, seat: Seat): boolean => table.seats[seat]?.bot === null
