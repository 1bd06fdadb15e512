/** So many at once, and so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** So many are counted at a time: the ones that were quiet longest are forgotten. */
const MOST_COUNTED = 10_000

/** A bucket for each: for each address, say, or each person. */
export const bucketsOf = ({ burst, perSecond }: Limit, now: () => number): ((who: string) => boolean) => {
  const buckets = new Map<string, () => boolean>()
  return (who) => {
    const known = buckets.get(who) ?? bucket(burst, perSecond, now)
    buckets.delete(who)
    buckets.set(who, known)
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_COUNTED && oldest !== undefined) buckets.delete(oldest)
    return known()
  }
}

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
