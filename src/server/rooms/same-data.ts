/** Are these two pieces of JSON data equal? Cheaper than writing both: most of what is compared is unchanged. */
export const isSameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !isSameData(a[at], b[at])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let surplus = 0
  for (const name in other) {
    if (!Object.hasOwn(one, name)) return false
    surplus += 1
  }
  for (const name in one) {
    if (!isSameData(one[name], other[name])) return false
    surplus -= 1
  }
  return surplus === 0
}
