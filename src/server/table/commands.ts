/**
 * Ids of commands. Pages choose them, so an id counts only together with the person who gave it: nobody can make somebody
 * else's order look done by using its id first.
 */
import type { TableState } from './table-state.ts'

/** As the log keeps it. Ids of pages hold no colon. */
export const commandOf = (person: string | null, id: string): string => `${person ?? ''}:${id}`

/** Was it done lately? Logs of release 0.1.0 hold ids without a person. */
export const isDone = ({ done }: TableState, person: string | null, id: string): boolean =>
  done.includes(commandOf(person, id)) || done.includes(id)
