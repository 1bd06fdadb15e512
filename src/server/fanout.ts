/**
 * Several servers on one PostgreSQL: each tells the others which table is at which sequence number,
 * and they read the log. A message that gets lost costs nothing but time: whoever writes to a table
 * that has moved on loses the race and catches up.
 */
import pg from 'pg'

export interface Fanout {
  /** A table of this server is now at this sequence number; it is told after the commit. */
  tell(table: string, seq: number): void
  close(): Promise<void>
}

export interface Hearing {
  /** A table is at this sequence number somewhere. */
  heard(table: string, seq: number): void
  /** Messages may have been missed. */
  missed(): void
}

/** One server alone has nobody to tell. */
export const alone: Fanout = { tell() {}, close: async () => {} }

const CHANNEL = 'roundhouse'
/** Several moves go into one message: telling costs a commit each. */
const GATHER = 5
/** PostgreSQL takes no longer message. */
const LONGEST = 7_900
const RETRY = 1_000

export const postgresFanout = async (url: string, hearing: Hearing): Promise<Fanout> => {
  const news = new Map<string, number>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => {
      for (const [table, seq] of told(payload ?? '')) hearing.heard(table, seq)
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
  }

  /** The connection is gone: what was said meanwhile was missed. */
  const lost = (gone: pg.Client): void => {
    if (client !== gone) return
    client = undefined
    gone.end().catch(() => {})
    if (!isClosed) setTimeout(again, RETRY)
  }

  const again = (): void => {
    if (isClosed) return
    connect().then(hearing.missed, () => setTimeout(again, RETRY))
  }

  const send = async (): Promise<void> => {
    timer = undefined
    const messages = gathered(news)
    news.clear()
    // Without a connection the others find out when they write.
    const sent = messages.map((message) => client?.query('select pg_notify($1, $2)', [CHANNEL, message]))
    await Promise.allSettled(sent)
  }

  await connect()
  return {
    tell(table, seq) {
      news.set(table, seq)
      timer ??= setTimeout(send, GATHER)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await send()
      await client?.end()
    },
  }
}

/** `table seq` lines, as many as fit into each message. */
export const gathered = (news: ReadonlyMap<string, number>): readonly string[] => {
  const messages: string[] = []
  for (const [table, seq] of news) {
    const line = `${table} ${seq}`
    const last = messages.at(-1)
    if (last === undefined || last.length + line.length + 1 > LONGEST) messages.push(line)
    else messages[messages.length - 1] = `${last}\n${line}`
  }
  return messages
}

/** What a message says; what cannot be read says nothing. */
export const told = (message: string): readonly (readonly [string, number])[] =>
  message.split('\n').flatMap((line) => {
    const [, table, seq] = /^([0-9a-z]{10}) (\d{1,9})$/.exec(line) ?? []
    return table === undefined ? [] : [[table, Number(seq)] as const]
  })
