/** Where the reader is. */
import { useMemo, useSyncExternalStore } from 'react'
import { type Route, routeOf } from './route.ts'

export const useRoute = (): Route => {
  const hash = useSyncExternalStore(listen, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
