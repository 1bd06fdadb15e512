/**
 * Every scene comes as new objects, also where it says what the last one said. Here the parts that have not
 * changed are put back as they were, so that `memo` can tell what need not be drawn again.
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

/** One function for good, which does what the newest one does. */
export const useSteadyCall = <Given extends readonly unknown[]>(call: (...given: Given) => void) => {
  const newest = useRef(call)
  useLayoutEffect(() => {
    newest.current = call
  })
  return useMemo(
    () =>
      (...given: Given): void =>
        newest.current(...given),
    [],
  )
}

/** `now`, made of parts of `before` wherever those are alike; `before` itself where all is. For plain data. */
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
