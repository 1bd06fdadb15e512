/** A server for one world of every table: real store, sockets and requests; test clock, ids and random numbers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BotRequest } from '../../src/host/bot-turn.ts'
import { dealerOf } from '../../src/host/opening.ts'
import type { Dealer } from '../../src/kit/chance.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { makeServer, PARTS, type Parts } from '../../src/server/make.ts'
import { hashOf, type Random } from '../../src/server/people/keys.ts'
import { UNLIMITED } from '../../src/server/people/quotas.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { PEOPLE } from './people.ts'

export interface Site {
  readonly port: number
  readonly store: Store
  /** By the secret of the deal: the dealer there, if not the normal one. */
  readonly dealers: Map<string, Dealer>
  /** The next bot request at this table. The bot waits until it is released, and then makes no move. */
  nextBotRequest(table: string): Promise<BotRequest>
  releaseBot(table: string): void
  /** Sets the server's clock, which otherwise stands still. */
  setClock(at: number): void
  close(): Promise<void>
}

/** Replaces real parts with faulty ones. */
export type Spoil = (parts: Parts) => Parts

const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }

export interface SiteOptions {
  readonly spoil?: Spoil | undefined
  /** Bots answer at once, and their moves are shown after this many milliseconds; without it, they answer when released. */
  readonly botDelay?: number
}

export const openSite = async (games: readonly GameEntry[], options: SiteOptions = {}): Promise<Site> => {
  const { spoil = (parts) => parts, botDelay } = options
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-secrecy-'))
  const store = await openStore({ folder: join(folder, 'data') })
  for (const { id, name, token } of PEOPLE) {
    await store.addPerson({ id, name, created: 0 })
    await store.addToken(id, hashOf(token), 0)
  }
  const dealers = new Map<string, Dealer>()
  const waiting = new Map<string, (request: BotRequest) => void>()
  const held = new Map<string, () => void>()
  let clock = 0
  const parts = spoil({
    ...PARTS,
    clock: { now: () => clock, monotonic: () => clock },
    random: countedRandom(),
    // Computing the real build id would take longer than most of the test.
    build: () => 'a build of this day',
    dealer: (origin) => ('deal' in origin ? dealers.get(origin.deal.secret) : undefined) ?? dealerOf(origin),
    bots: () => ({
      chooseMove: async ({ request }) => {
        if (botDelay !== undefined) return null
        return new Promise((resolve) => {
          held.set(request.table, () => resolve(null))
          waiting.get(request.table)?.(request)
        })
      },
      async close() {},
    }),
  })
  const config = { host: '127.0.0.1', port: 0, data: folder, pages: folder, games, writes: PLENTY, orders: PLENTY }
  const { app, close } = await makeServer(
    { ...config, botDelay: botDelay ?? 0, publicUrl: OUTSIDE, quotas: UNLIMITED },
    store,
    () => OUTSIDE.origin,
    parts,
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    store,
    dealers,
    nextBotRequest: (table) => new Promise((resolve) => waiting.set(table, resolve)),
    releaseBot: (table) => held.get(table)?.(),
    setClock(at) {
      clock = at
    },
    async close() {
      await close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** All sites have the same name, because links and answers contain it. */
const OUTSIDE = new URL('http://tables.example')

/** Not random: every site makes the same keys in the same order. */
const countedRandom = (): Random => {
  let count = 0
  const hex = (bytes: number): string => {
    count += 1
    return hashOf(`random ${count}`).slice(0, bytes * 2)
  }
  const letters = (length: number): string => hex(length).slice(0, length)
  return { hex, letters, readable: (length) => letters(length).toUpperCase().replaceAll(/[01]/g, 'Z') }
}
