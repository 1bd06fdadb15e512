/** People at a table on a real server, over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type GuestPage, guest, SALT } from '../../../test/server/client.ts'
import { games } from '../../games/index.ts'
import { saltHash } from '../../kit/deal.ts'
import { type MatchRecord, readRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { OnlineAnswer, TableRequest } from '../../wire/online.ts'
import { serve } from '../serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-play-'))
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  data: join(folder, 'data'),
  botDelay: 0,
  logLevel: 'error',
  orders: { burst: 1_000, perSecond: 1_000 },
})
const url = `http://127.0.0.1:${serving.port}`
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

const REQUEST = {
  game: 'paris-connection',
  options: {},
  seats: [null, null, null],
  pace: { kind: 'untimed' as const },
  visibility: 'link' as const,
  seed: null,
} satisfies Omit<TableRequest, 'saltHash'>

const ok = (answer: OnlineAnswer): void => expect(answer).toEqual({ kind: 'ok' })

/** Two people and a bot, the deal done. */
const seated = async (request: Partial<TableRequest> = {}) => {
  const [ann, bob] = await Promise.all([guest(url, 'Ann'), guest(url, 'Bob')])
  const { table, key } = await ann.open({ ...REQUEST, ...request })
  const a = await ann.openPage(table)
  const b = await bob.openPage(table, { key })
  ok(await b.order({ kind: 'join', seat: 1, name: 'Bob', saltHash: saltHash(SALT) }))
  ok(await a.order({ kind: 'start', fill: 'casual' }))
  await Promise.all([a, b].map((one) => one.until(() => one.table().phase === 'dealing')))
  ok(await a.order({ kind: 'salt', salt: SALT }))
  ok(await b.order({ kind: 'salt', salt: SALT }))
  await Promise.all([a, b].map((one) => one.until(() => one.table().phase === 'running')))
  return { ann, bob, a, b, table, key }
}

/** One choice of the player who has to act: the first one that does not go back. */
const playOne = async (players: readonly GuestPage[]): Promise<boolean> => {
  for (const one of players) {
    const { question } = one.tableView()
    const choice = question?.choices[question.choices.length >> 1]
    if (question === null || choice === undefined) continue
    const before = one.tableView().seq
    ok(await one.order({ kind: 'play', decision: question.decision, notation: choice.notation }))
    await one.until(() => one.tableView().seq > before)
    if (one.tableView().handOver) await one.order({ kind: 'done' })
    return true
  }
  return false
}

const MOST = 1_000
const playOut = async (players: readonly GuestPage[]): Promise<void> => {
  for (let moves = 0; moves < MOST; moves++) {
    const [first] = players
    if (first?.table().phase === 'over') return
    if (!(await playOne(players))) {
      await Promise.race(
        players.map((one) => one.until(() => one.tableView().question !== null || one.table().phase === 'over')),
      )
    }
  }
  throw new Error('no end')
}

describe('a match by a link', () => {
  test('is dealt, played to its end, and its record can be checked', async () => {
    const { ann, a, b, table } = await seated()
    await playOut([a, b])
    const { status, body } = await ann.call('GET', `/api/tables/${table}/record`)
    expect(status).toBe(200)
    const record: MatchRecord = readRecord(JSON.stringify(body))
    const game = await games.find(({ id }) => id === 'paris-connection')?.game()
    if (game === undefined) throw new Error('no game')
    expect(() => verify(game, record)).not.toThrow()
    expect(record.players).toEqual(['Ann', 'Bob', 'casual'])
  })
})
