/** Which deck replaces the open cards that this person takes: asked every time, or remembered on this device. */
import { useEffect, useState } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { BACK_NAMES } from '../cards/cards.ts'

export const WISHES = ['ask', ...BACK_NAMES] as const
export type Wish = (typeof WISHES)[number]

const KEY = 'great-lakes.refill'

const remembered = (): Wish => {
  try {
    return WISHES.find((wish) => wish === localStorage.getItem(KEY)) ?? 'ask'
  } catch {
    return 'ask'
  }
}

const remember = (wish: Wish): void => {
  try {
    localStorage.setItem(KEY, wish)
  } catch {
    // Without storage, the preference lasts as long as the page.
  }
}

/** The preference and its setter. While it names a deck, the deck decision is answered automatically. */
export const useRefilling = (question: PendingDecision | null, choose: (choice: Choice) => void) => {
  const [wish, setWish] = useState(remembered)
  useEffect(() => {
    if (question?.ask.kind !== 'refill') return
    const choice = question.choices.find(({ notation }) => notation === `refill:${wish}`)
    if (choice !== undefined) choose(choice)
  }, [question, wish, choose])
  const change = (next: Wish): void => {
    setWish(next)
    remember(next)
  }
  return [wish, change] as const
}
