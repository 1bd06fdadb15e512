/** Whether a table is open to advice. Pages do the thinking, from what they were sent anyway; the server says if they may. */
import { isAdviceOpen } from '../../host/hosted-table.ts'
import type { TableState } from './table-state.ts'

/** The same for all who look. A person for whom a bot stands in is still one of the people. */
export const isAdvised = ({ phase, opened, places }: TableState): boolean =>
  isAdviceOpen({
    isRunning: phase === 'running',
    people: places.filter(({ person }) => person !== null).length,
    teaching: opened.teaching === true,
  })
