/** So many at once, and so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** So many are counted at a time: the ones that were quiet longest are forgotten. */
const MOST_COUNTED = 10_000
/** So many are looked at with every asking: more than are added, so that those who were quiet long enough all go. */
const LOOKED_AT = 2

/**
 * A bucket for each: for each address, say, or each person. Who asks for more than there is, is told
 * to wait. A bucket that is full again is forgotten: it is as good as a new one.
 */
export const rateLimiter = <Who>({ burst, perSecond }: Limit, now: () => number): ((who: Who) => boolean) => {
  const buckets = new Map<Who, Bucket>()
  const levelOf = ({ level, at }: Bucket, time: number): number =>
    Math.min(burst, level + ((time - at) / 1_000) * perSecond)

  const forget = (time: number): void => {
    let looked = 0
    for (const [who, bucket] of buckets) {
      if (looked++ === LOOKED_AT) return
      if (buckets.size <= MOST_COUNTED && levelOf(bucket, time) < burst) return
      buckets.delete(who)
    }
  }

  return (who) => {
    const at = now()
    const known = buckets.get(who)
    const level = known === undefined ? burst : levelOf(known, at)
    const isAllowed = level >= 1
    buckets.delete(who)
    forget(at)
    buckets.set(who, { level: isAllowed ? level - 1 : level, at })
    return isAllowed
  }
}

interface Bucket {
  readonly level: number
  readonly at: number
}
