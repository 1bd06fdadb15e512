/** The arrangement for this screen, and the document title. */
import { useEffect, useSyncExternalStore } from 'react'

/**
 * `desk`: board beside or above cards and dock. `tall`: the same on a high screen, with the cards in a row. `phone`: a
 * sheet at the bottom. `flat`: a phone on its side, with everything else in a column.
 */
export type TableLayout = 'desk' | 'tall' | 'phone' | 'flat'

/** In `em`, the size of text that the reader has set: large text gets the arrangement of a smaller screen. 16 pixels are usual. */
const QUERIES: readonly (readonly [TableLayout, string])[] = [
  ['flat', '(max-height: 31.1875em) and (min-width: 32.5em)'],
  ['phone', '(max-width: 43.6875em)'],
  ['tall', '(max-aspect-ratio: 1/1)'],
]

export const useLayout = (): TableLayout => useSyncExternalStore(listen, layoutNow)

/** Whether the screen is clearly higher than 16:9. */
export const useIsHigh = (): boolean => useSyncExternalStore(listen, isHighNow)

/** Sets the title again when `again` changes, because the page around the table has then set its own. */
export const useTitle = (title: string, again: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: set again after the page around it has set its own
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = title
    })
    return () => clearTimeout(timer)
  }, [title, again])
}

const HIGH = '(max-aspect-ratio: 5/3)'

const isHighNow = (): boolean => matchMedia(HIGH).matches

const layoutNow = (): TableLayout => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desk'

const listen = (changed: () => void): (() => void) => {
  const queries = [...QUERIES.map(([, query]) => query), HIGH].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  const forget = watchText(changed)
  return () => {
    forget()
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

/**
 * Browsers do not say when the reader sets another size of text, nor after that when a query has the old result again:
 * something that is as wide as a letter notices, and so does the window.
 */
const watchText = (changed: () => void): (() => void) => {
  const letter = document.createElement('i')
  letter.style.cssText = 'position: fixed; inline-size: 1rem; visibility: hidden'
  document.body.append(letter)
  const watch = new ResizeObserver(changed)
  watch.observe(letter)
  addEventListener('resize', changed)
  return () => {
    removeEventListener('resize', changed)
    watch.disconnect()
    letter.remove()
  }
}
