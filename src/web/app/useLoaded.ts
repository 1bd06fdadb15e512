/** Loads something for a page: undefined until it is loaded; an error goes to the error boundary. */
import { useEffect, useState } from 'react'

type Loaded<T> = { readonly key: string; readonly value: T } | { readonly key: string; readonly error: unknown }

/** Calls `load` again when `key` changes, and never returns a value of another key. */
export const useLoaded = <T>(key: string, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to load; the function is new each time
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setLoaded({ key, value }),
      (error: unknown) => current && setLoaded({ key, error }),
    )
    return () => {
      current = false
    }
  }, [key])
  if (loaded === null || loaded.key !== key) return undefined
  if ('error' in loaded) throw loaded.error
  return loaded.value
}
