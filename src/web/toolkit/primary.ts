/**
 * The one large button of the dock. A dock that has put a choice together says so with `usePrimary`; the frame then shows
 * its label on the button. Otherwise the button ends the turn.
 */
import { useEffect } from 'react'
import type { Choice } from '../../wire/host.ts'
import { createShared } from './shared.ts'

export interface PrimaryAction {
  /** What it does, in a few words: "Claim". */
  readonly label: string
  readonly choice: Choice
}

/** For the frame. */
export const primaryAction = createShared<PrimaryAction | null>(null)

/** Offers this choice on the large button while the component is shown. Null offers nothing. */
export const usePrimary = (label: string, choice: Choice | null): void => {
  useEffect(() => {
    primaryAction.set(choice === null ? null : { label, choice })
    return () => primaryAction.set(null)
  }, [label, choice])
}
