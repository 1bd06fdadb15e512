/**
 * Whether an order costs the database the same at the beginning and at the end of a match. Many matches of one game begin
 * together, and the database is counted every second. A second belongs to the quarter in which the matches are on average then.
 */
import { setTimeout as pause } from 'node:timers/promises'

const EVERY = 1_000
const QUIET = 5_000
const LONGEST = 240_000

/**
 * `crowd` plays one match at each table; `count` returns transactions and rows so far; `query` asks the database. Returns one
 * object for each quarter: orders, transactions and rows for an order, bytes of an entry, entries.
 */
export const quarterCosts = async ({ startCrowd, tables, count, query }) => {
  // What the server does by itself is not counted.
  const [quiet, start] = await both(count, async () => pause(QUIET))
  const own = (key) => (start[key] - quiet[key]) / QUIET
  const crowd = startCrowd()
  const samples = []
  const late = Date.now() + LONGEST
  const ended = () => crowd.ledgers.length === tables && crowd.ledgers.every(({ over }) => over)
  do {
    samples.push({
      at: Date.now(),
      ...(await count()),
      done: crowd.ledgers.map(({ acknowledged }) => acknowledged.length),
    })
    await pause(EVERY)
  } while (!ended() && Date.now() < late)
  await crowd.stop()
  if (!ended()) throw new Error('the matches do not end')
  const lengths = crowd.ledgers.map(({ acknowledged }) => acknowledged.length)
  const progress = ({ done }) => sum(lengths.map((length, at) => (done[at] ?? 0) / length)) / lengths.length
  const quarters = Array.from({ length: 4 }, () => ({ orders: 0, commits: 0, rows: 0 }))
  for (const [at, sample] of samples.slice(1).entries()) {
    const before = samples[at]
    const middle = (progress(before) + progress(sample)) / 2
    const quarter = quarters[Math.min(3, Math.floor(middle * 4))]
    quarter.orders += sum(sample.done) - sum(before.done)
    for (const key of ['commits', 'rows'])
      quarter[key] += sample[key] - before[key] - own(key) * (sample.at - before.at)
  }
  const stored = await query(STORED)
  return quarters.map(({ orders, commits, rows }, at) => ({
    orders,
    commits: commits / orders,
    rows: rows / orders,
    entry: Number(stored[at].bytes),
    entries: Number(stored[at].entries),
  }))
}

/** Entries from the deal on, without the record at the end, by the quarter of their match. */
const STORED = `select quarter, avg(bytes)::float as bytes, count(*)::int as entries from (
    select pg_column_size(e.*) as bytes, ntile(4) over (partition by table_id order by seq) as quarter
    from entries e where (body::jsonb ->> 'kind') in ('moved', 'said', 'undone', 'done')
  ) as parts group by quarter order by quarter`

const both = async (count, work) => {
  const before = await count()
  await work()
  return [before, await count()]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
