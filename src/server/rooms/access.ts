/** Lets a visitor see a table, or complains with the reason. */
import { complain } from '../../wire/problem.ts'
import { hashOf } from '../people/keys.ts'
import type { PersonRef } from '../table/events.ts'
import { mayLook, type Who } from '../table/invitations.ts'
import type { TableState } from '../table/table-state.ts'

export const accessTo = (state: TableState, person: PersonRef | null, key: string | null, address: string): Who => {
  const who = { person, link: key === null ? null : hashOf(key), address }
  if (mayLook(state, who)) return who
  return complain(key === null ? 'table.private' : 'table.revoked')
}
