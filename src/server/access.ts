/** Who may look at a table, and as what. */
import { complain } from '../kit/problem.ts'
import { hashOf } from './keys.ts'
import type { Somebody } from './table/entries.ts'
import type { Who } from './table/orders.ts'
import { seatOf } from './table/places.ts'
import type { Standing } from './table/standing.ts'

export interface Access extends Who {
  /** The hash of the link to watch by which it came, if that was what let it in. */
  readonly watchKey: string | null
}

/** Its own people always; anybody at a public table; else by a link. */
export const accessTo = (standing: Standing, person: Somebody | null, key: string | null): Access => {
  const { keys, opened } = standing
  const hash = key === null ? null : hashOf(key)
  const isInvited = opened.isPublic || (hash !== null && hash === keys.join)
  const isMember = person !== null && (person.id === opened.owner.id || seatOf(standing, person.id) !== undefined)
  if (isMember || isInvited) return { person, isInvited: isInvited || person?.id === opened.owner.id, watchKey: null }
  if (hash !== null && hash === keys.watch) return { person, isInvited: false, watchKey: hash }
  return complain(hash === null ? 'table.private' : 'table.revoked')
}
