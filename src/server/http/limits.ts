/**
 * How many requests one page, one person and one address may send. A few too many are refused with `request.rate`; a page that
 * sends far more floods the server and is disconnected.
 */

export interface Limits {
  /** One more message or control frame from this page. False: it floods. */
  message(page: object, address: string): boolean
  /** One more order from this page. */
  orderFrom(page: object): boolean
  /** One more order of this person, from any page. */
  orderBy(person: string): boolean
  /** One more order that only reads but costs much: a replay, a record, why something is not allowed. */
  reading(person: string | null, address: string): boolean
}

/** A person may have several pages open, but not any number of them. */
const PAGES_EACH = 3
/** A page that keeps above the rate of orders floods once its surplus is this many times their burst. */
const FLOOD_BURST = 20
/** An address may send this many messages, and read this often, for each writing: many people can share one. */
const MESSAGES_PER_WRITE = 10
const READINGS_PER_WRITE = 0.3
/** A replay costs about as much as this many moves. */
const READING_COST = 4

/** `monotonic` must not jump when somebody sets the clock of the machine. */
export const limitsOf = (orders: Limit, writes: Limit, monotonic: () => number): Limits => {
  const buckets = <Who>(limit: Limit) => rateLimiter<Who>(limit, monotonic)
  const ofPage = buckets<object>({ burst: orders.burst * FLOOD_BURST, perSecond: orders.perSecond })
  const ofAddress = buckets<string>(times(writes, MESSAGES_PER_WRITE))
  const orderFrom = buckets<object>(orders)
  const orderBy = buckets<string>(times(orders, PAGES_EACH))
  const readingBy = buckets<string>({ burst: orders.burst, perSecond: orders.perSecond / READING_COST })
  // A stranger can become any number of guests, so the address counts as well.
  const readingFrom = buckets<string>(times(writes, READINGS_PER_WRITE))
  return {
    message: (page, address) => ofPage(page) && ofAddress(address),
    orderFrom,
    orderBy,
    reading: (person, address) => (person === null || readingBy(person)) && readingFrom(address),
  }
}

const times = ({ burst, perSecond }: Limit, factor: number): Limit => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
})

/** How many are allowed at once, and per second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** At most this many buckets are kept; the one not used for longest is forgotten. */
const MOST_COUNTED = 10_000
/** Each request checks this many old buckets. It adds only one, so all idle buckets are removed in time. */
const CHECKED_EACH = 2

/**
 * A token bucket for each address or person. False: the bucket is empty. A bucket that is full again is forgotten, because it
 * equals a new one.
 */
export const rateLimiter = <Who>({ burst, perSecond }: Limit, now: () => number): ((who: Who) => boolean) => {
  const buckets = new Map<Who, Bucket>()
  const levelOf = ({ level, at }: Bucket, time: number): number =>
    Math.min(burst, level + ((time - at) / 1_000) * perSecond)

  const forget = (time: number): void => {
    let checked = 0
    for (const [who, bucket] of buckets) {
      if (checked++ === CHECKED_EACH) return
      if (buckets.size <= MOST_COUNTED && levelOf(bucket, time) < burst) return
      buckets.delete(who)
    }
  }

  return (who) => {
    const at = now()
    const known = buckets.get(who)
    const level = known === undefined ? burst : levelOf(known, at)
    const isAllowed = level >= 1
    const bucket = known ?? { level, at }
    bucket.level = isAllowed ? level - 1 : level
    bucket.at = at
    buckets.delete(who)
    forget(at)
    buckets.set(who, bucket)
    return isAllowed
  }
}

/** Changed in place: there is one for every page, and each move takes from several. */
interface Bucket {
  level: number
  at: number
}
