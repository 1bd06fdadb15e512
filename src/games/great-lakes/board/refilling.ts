/** Which deck replaces the open cards that this person takes: asked every time, or remembered on this device. */
import { useEffect, useState } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { BACK_NAMES } from '../cards/cards.ts'

export const REFILL_PREFERENCES = ['ask', ...BACK_NAMES] as const
export type RefillPreference = (typeof REFILL_PREFERENCES)[number]

const KEY = 'great-lakes.refill'

const remembered = (): RefillPreference => {
  try {
    return REFILL_PREFERENCES.find((preference) => preference === localStorage.getItem(KEY)) ?? 'ask'
  } catch {
    return 'ask'
  }
}

const remember = (preference: RefillPreference): void => {
  try {
    localStorage.setItem(KEY, preference)
  } catch {
    // Without storage, the preference lasts as long as the page.
  }
}

/** The preference and its setter. While it names a deck, the deck decision is answered automatically. */
export const useRefilling = (question: PendingDecision | null, choose: (choice: Choice) => void) => {
  const [preference, setPreference] = useState(remembered)
  useEffect(() => {
    if (question?.ask.kind !== 'refill') return
    const choice = question.choices.find(({ notation }) => notation === `refill:${preference}`)
    if (choice !== undefined) choose(choice)
  }, [question, preference, choose])
  const change = (next: RefillPreference): void => {
    setPreference(next)
    remember(next)
  }
  return [preference, change] as const
}
