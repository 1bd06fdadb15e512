/** Which deck replaces the open cards that this person takes: asked every time, or remembered on this device. */
import { useEffect } from 'react'
import { createShared } from '../../../../web/toolkit/shared.ts'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import { BACK_NAMES } from '../../cards/cards.ts'

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

const shared = createShared<RefillPreference | null>(null)

/** The preference and its setter. */
export const useRefillPreference = (): readonly [RefillPreference, (next: RefillPreference) => void] => {
  const preference = shared.use() ?? remembered()
  const change = (next: RefillPreference): void => {
    shared.set(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Without storage, the preference lasts as long as the page.
    }
  }
  return [preference, change]
}

/** While the preference names a deck, the deck decision is answered automatically. */
export const useRefilling = (question: PendingDecision | null, choose: (choice: Choice) => void): void => {
  const [preference] = useRefillPreference()
  useEffect(() => {
    if (question?.ask.kind !== 'refill') return
    const choice = question.choices.find(({ notation }) => notation === `refill:${preference}`)
    if (choice !== undefined) choose(choice)
  }, [question, preference, choose])
}
