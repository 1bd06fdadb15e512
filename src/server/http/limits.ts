/**
 * How much one page, one person and one address may ask for. Whoever asks for a little too much is refused with
 * `request.rate`; a page that goes far beyond that floods, and is disconnected.
 */
import { type Limit, rateLimiter } from './rate-limit.ts'

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
