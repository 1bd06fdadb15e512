/**
 * Every table view arrives as new objects, even if little has changed. This puts back the old objects for parts that
 * are equal, so that `memo` can skip them.
 */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

export const useSteady = <Value>(value: Value): Value => {
  const before = useRef(value)
  const now = useMemo(() => steadied(before.current, value), [value])
  useEffect(() => {
    before.current = now
  }, [now])
  return now
}

/** A function that never changes and calls the latest one. */
export const useSteadyCall = <Args extends readonly unknown[]>(call: (...args: Args) => void) => {
  const newest = useRef(call)
  useLayoutEffect(() => {
    newest.current = call
  })
  return useMemo(
    () =>
      (...args: Args): void =>
        newest.current(...args),
    [],
  )
}

/** `now` with the equal parts of `before`, or `before` itself when all is equal. For plain data. */
export const steadied = <Value>(before: unknown, now: Value): Value => {
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  const parts = keys.map((key) => steadied(before[key], now[key]))
  const alike =
    keys.length === Object.keys(before).length && keys.every((key, at) => key in before && before[key] === parts[at])
  if (alike) return before as Value
  return (Array.isArray(now) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))) as Value
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
