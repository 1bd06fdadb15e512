/** Screen width and document title. */
import { useEffect, useSyncExternalStore } from 'react'

const NARROW = '(max-width: 899px)'

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches)

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

const listen = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
