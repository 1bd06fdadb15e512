/**
 * Whether a move costs the database the same at the beginning and at the end of a match. Many matches of one game are played side
 * by side, and the database is counted every second from when all have begun. A second belongs to the quarter in which the matches
 * are on average then.
 */
import { setTimeout as pause } from 'node:timers/promises'

const EVERY = 1_000
/** The database counts up to a second late: a quarter of a match has to last much longer than that. */
const MATCH = 80_000
const LONGEST = 240_000
const KEYS = ['moves', 'commits', 'rows']

/** Lets a crowd play one match at each table, and returns the pause between two orders with which that takes long enough. */
export const pauseFor = async (crowd, tables) => {
  await endOf(crowd, tables)
  return Math.round((MATCH * tables) / sum(lengthsOf(crowd)))
}

/**
 * The crowd plays one match at each table; `count` returns transactions, rows and moves so far; `query` asks the database. Returns
 * one object for each quarter: moves of people and bots, transactions and rows for a move, bytes of an entry.
 */
export const quarterCosts = async ({ crowd, tables, count, query }) => {
  const samples = []
  const late = Date.now() + LONGEST
  while (!isEach(crowd, tables, ({ acknowledged }) => acknowledged.length > 0) && Date.now() < late) await pause(EVERY)
  do {
    samples.push({ ...(await count()), done: lengthsOf(crowd) })
    await pause(EVERY)
  } while (!haveEnded(crowd, tables) && Date.now() < late)
  await endOf(crowd, tables)
  const lengths = lengthsOf(crowd)
  const progress = ({ done }) => sum(lengths.map((length, at) => (done[at] ?? 0) / length)) / lengths.length
  const quarters = Array.from({ length: 4 }, () => ({ moves: 0, commits: 0, rows: 0 }))
  for (const [at, sample] of samples.slice(1).entries()) {
    const before = samples[at]
    const middle = (progress(before) + progress(sample)) / 2
    const quarter = quarters[Math.min(3, Math.floor(middle * 4))]
    for (const key of KEYS) quarter[key] += sample[key] - before[key]
  }
  const stored = await query(STORED)
  return quarters.map(({ moves, commits, rows }, at) => ({
    moves,
    commits: commits / moves,
    rows: rows / moves,
    entry: Number(stored[at].bytes),
  }))
}

const isEach = ({ ledgers }, tables, test) => ledgers.length === tables && ledgers.every(test)
const haveEnded = (crowd, tables) => isEach(crowd, tables, ({ over }) => over)
const lengthsOf = ({ ledgers }) => ledgers.map(({ acknowledged }) => acknowledged.length)

const endOf = async (crowd, tables) => {
  const late = Date.now() + LONGEST
  while (!haveEnded(crowd, tables) && Date.now() < late) await pause(EVERY)
  await crowd.stop()
  if (!haveEnded(crowd, tables)) throw new Error('the matches do not end')
}

/** Entries from the deal on, without the record at the end, by the quarter of their match. */
const STORED = `select quarter, avg(bytes)::float as bytes from (
    select pg_column_size(e.*) as bytes, ntile(4) over (partition by table_id order by seq) as quarter
    from entries e where (body::jsonb ->> 'kind') in ('moved', 'said', 'undone', 'done')
  ) as parts group by quarter order by quarter`

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
