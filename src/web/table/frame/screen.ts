/** What the frame asks of the browser: is the screen narrow, and what stands in its title. */
import { useEffect, useSyncExternalStore } from 'react'

const NARROW = '(max-width: 899px)'

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches)

/** `again` is whatever else may have written the title: it is written once more after that has changed. */
export const useTitle = (title: string, again: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: written anew after the page around it has written its own
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
