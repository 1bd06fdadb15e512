/** Who may look at a table, and who may take a seat. Checked every time, because links can be revoked. */
import type { PersonRef } from './events.ts'
import { seatOf, type TableState } from './table-state.ts'

/** A visitor, and the link they came by. */
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

export const mayLook = (state: TableState, who: Who): boolean =>
  isInvited(state, who) ||
  seatOf(state, who.person?.id ?? null) !== undefined ||
  (who.link !== null && who.link === state.keys.watch)
