/** Who may look at a table, and who may take a seat at it: asked anew each time, because links are revoked. */
import type { PersonRef } from './events.ts'
import { seatOf, type TableState } from './table-state.ts'

/** Who comes, and by which link. */
export interface Who {
  readonly person: PersonRef | null
  /** The hash of the key of that link. */
  readonly link: string | null
  /** The internet address of the request. It is neither stored nor sent to anybody; see `chatting.ts`. */
  readonly address: string
}

/** May take a seat: anybody at a public table, else its owner, who has an invitation, and who played here before. */
export const isInvited = ({ opened, keys, guests }: TableState, { person, link }: Who): boolean =>
  opened.isPublic ||
  (link !== null && link === keys.join) ||
  (person !== null && (person.id === opened.owner.id || guests.includes(person.id)))

export const mayLook = (now: TableState, who: Who): boolean =>
  isInvited(now, who) ||
  seatOf(now, who.person?.id ?? null) !== undefined ||
  (who.link !== null && who.link === now.keys.watch)
