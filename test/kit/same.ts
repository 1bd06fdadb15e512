/** Compares plain data, names the first difference, and keeps data from being changed. */

/** The laws compare millions of states, so this loops without copying keys or making closures for list items. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields)
}

type Fields = Readonly<Record<string, unknown>>

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !same(a[at], b[at])) return false
  return true
}

const sameFields = (a: Fields, b: Fields): boolean => {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false
  return true
}

/** The first path where two values differ, with both values: `hands.1.2: expected 3, got 2`. */
export const difference = (expected: unknown, got: unknown, path = ''): string => {
  if (isBranch(expected) && isBranch(got) && Array.isArray(expected) === Array.isArray(got)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(got)])
    const key = [...keys].find((name) => !(name in expected) || !(name in got) || !same(expected[name], got[name]))
    if (key !== undefined) return difference(expected[key], got[key], path === '' ? key : `${path}.${key}`)
  }
  return `${path === '' ? '' : `${path}: `}expected ${short(expected)}, got ${short(got)}`
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const LONGEST = 120
const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

/** Where a value holds something that JSON cannot carry: undefined, NaN, -0, functions, dates, holes. */
export const unplain = (value: unknown, where = 'state'): string | undefined => {
  const path = unplainPath(value)
  return path === undefined ? undefined : [where, ...path].join('.')
}

/** The keys that lead to it. They are put together only when something is found. */
const unplainPath = (value: unknown): readonly string[] | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : []
  if (typeof value !== 'object') return []
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return []
  const keys = Object.keys(value)
  if (Array.isArray(value) && keys.length !== value.length) return []
  for (const key of keys) {
    const path = unplainPath((value as Fields)[key])
    if (path !== undefined) return [key, ...path]
  }
  return undefined
}
