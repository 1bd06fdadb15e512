/** So many at once, and so many a second: who asks for more is told to wait. */
export const bucket = (most: number, perSecond: number, now: () => number): (() => boolean) => {
  let level = most
  let at = now()
  return () => {
    const time = now()
    level = Math.min(most, level + ((time - at) / 1_000) * perSecond)
    at = time
    if (level < 1) return false
    level -= 1
    return true
  }
}
