/**
 * Several servers on one PostgreSQL: each tells the others which table is at which sequence number,
 * and they read the log. A lost message costs only time: a server that writes to a table that has
 * moved on loses the race and catches up.
 */
import type { Client } from 'pg'
import { DATABASE_LIMITS, type DatabaseLimits, timeoutsOf } from '../store/database-limits.ts'
import { configOf, hostsFor } from '../store/postgres.ts'
import { quietClient } from '../store/probe.ts'

export interface Fanout {
  /** From now on messages of other servers go to this listener. Until then there is no table that could be behind. */
  listen(listener: FanoutListener): void
  /** A table of this server is now at this sequence number. Called after the commit. */
  publish(table: string, seq: number): void
  close(): Promise<void>
}

export interface FanoutListener {
  /** A table is at this sequence number somewhere. */
  changed(table: string, seq: number): void
  /** Messages may have been missed. */
  missed(): void
}

const CHANNEL = 'roundhouse'
/** Several moves go into one message, because each message costs a commit, and every server reads it. */
const GATHER = 5
/** From one message to the next. */
const PAUSE = 50
/** PostgreSQL takes no longer message. */
const LONGEST = 7_900
const RETRY = 500
const CHECK = 10_000
/** How long closing a connection may take. */
const FAREWELL = 1_000

export const postgresFanout = async (url: string, limits: DatabaseLimits = DATABASE_LIMITS): Promise<Fanout> => {
  const hosts = hostsFor(url)
  let listener: FanoutListener | undefined
  const changes = new Map<string, number>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined
  let isClosed = false
  let asking = Promise.resolve()
  let sentAt = Number.NEGATIVE_INFINITY

  const connect = async (): Promise<void> => {
    await hosts.find()
    const fresh = quietClient({ ...configOf(hosts.current()), ...timeoutsOf(limits) })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => {
      for (const [table, seq] of changesIn(payload ?? '')) listener?.changed(table, seq)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      hangUp(fresh)
      throw error
    }
    if (isClosed) hangUp(fresh)
    else client = fresh
  }

  /** The connection is gone: messages sent until the next one were missed. */
  const lost = (gone: Client): void => {
    if (client !== gone) return
    client = undefined
    hangUp(gone)
    retry()
  }

  const retry = (): void => {
    if (!isClosed) retrying = setTimeout(() => connect().then(() => listener?.missed(), retry), RETRY)
  }

  /** A connection that only listens would not notice that the database fell silent. */
  const check = (): void => {
    asking = asking.then(() => ask('select 1', []))
  }

  /** One statement at a time. Without a connection the others find out when they write. */
  const ask = async (sql: string, values: readonly string[]): Promise<void> => {
    const asked = client
    await asked?.query(sql, [...values]).catch(() => lost(asked))
  }

  /** What changes while a message is on its way goes into the next one. */
  const send = (): Promise<void> => {
    timer = undefined
    sentAt = performance.now()
    asking = asking.then(async () => {
      const messages = batch(changes)
      changes.clear()
      for (const message of messages) await ask('select pg_notify($1, $2)', [CHANNEL, message])
    })
    return asking
  }

  await connect()
  const checking = setInterval(check, CHECK)
  return {
    listen(next) {
      listener = next
    },
    publish(table, seq) {
      changes.set(table, seq)
      timer ??= setTimeout(send, Math.max(GATHER, sentAt + PAUSE - performance.now()))
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(retrying)
      clearInterval(checking)
      await send()
      if (client !== undefined) hangUp(client)
    },
  }
}

/** Does not wait: the other side may be gone. */
const hangUp = (client: Client): void => {
  const cut = setTimeout(() => client.connection.stream.destroy(), FAREWELL)
  client.end().then(
    () => clearTimeout(cut),
    () => {},
  )
}

/** `table seq` lines, as many as fit into each message. */
export const batch = (changes: ReadonlyMap<string, number>): readonly string[] => {
  const messages: string[] = []
  for (const [table, seq] of changes) {
    const line = `${table} ${seq}`
    const last = messages.at(-1)
    if (last === undefined || last.length + line.length + 1 > LONGEST) messages.push(line)
    else messages[messages.length - 1] = `${last}\n${line}`
  }
  return messages
}

/** The tables in a message; unreadable lines are ignored. */
export const changesIn = (message: string): readonly (readonly [string, number])[] =>
  message.split('\n').flatMap((line) => {
    const [, table, seq] = /^([0-9a-z]{10}) (\d{1,9})$/.exec(line) ?? []
    return table === undefined ? [] : [[table, Number(seq)] as const]
  })
