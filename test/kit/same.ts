/** Compares plain data, names the first difference, and keeps data from being changed. */

export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => item === b[at] || same(item, b[at]))
  }
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)]
  if (keysOfA.length !== keysOfB.length) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return keysOfA.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
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
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : where
  if (typeof value !== 'object') return where
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype) return where
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return where
  for (const [key, item] of Object.entries(value)) {
    const found = unplain(item, `${where}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
