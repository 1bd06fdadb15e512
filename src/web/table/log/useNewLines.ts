/** How many lines of the log the player has not seen: those since the log was last open. */
import { useEffect, useState } from 'react'
import type { LogLine } from '../../../wire/host.ts'
import { openDrawer } from '../drawers/open-drawer.ts'

export const useNewLines = (log: readonly LogLine[]): number => {
  const isOpen = openDrawer.use()?.kind === 'log'
  const { length } = log
  // What happened before the table was opened is not new.
  const [seen, setSeen] = useState(length)
  useEffect(() => {
    if (isOpen) setSeen(length)
    // After an undo the log is shorter.
    else setSeen((before) => Math.min(before, length))
  }, [isOpen, length])
  return isOpen ? 0 : Math.max(0, length - seen)
}
