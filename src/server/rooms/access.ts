/** Who comes to a table is let in, or told why not. */
import { complain } from '../../kit/problem.ts'
import { hashOf } from '../people/keys.ts'
import type { Somebody } from '../table/entries.ts'
import { mayLook, type Who } from '../table/invitations.ts'
import type { Standing } from '../table/standing.ts'

export const accessTo = (standing: Standing, person: Somebody | null, key: string | null, address: string): Who => {
  const who = { person, link: key === null ? null : hashOf(key), address }
  if (mayLook(standing, who)) return who
  return complain(key === null ? 'table.private' : 'table.revoked')
}
