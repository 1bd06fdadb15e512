/** Several servers on one PostgreSQL serve the same table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/postgres/test-database.ts'
import { guest, SALT } from '../../../test/server/client.ts'
import { saltHash } from '../../kit/deal.ts'
import { type Serving, serve } from '../serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-several-'))
let database: TestDatabase
let servers: readonly Serving[]
beforeAll(async () => {
  database = await testDatabase()
  const start = () => serve({ port: 0, host: '127.0.0.1', data: folder, database: database.url, botDelay: 0 })
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('people at different servers play one match, and a bot between them moves once', async () => {
  const [one, other] = servers
  const ann = await guest(`http://127.0.0.1:${one?.port}`, 'Ann')
  const bob = await guest(`http://127.0.0.1:${other?.port}`, 'Bob')
  const { table, key } = await ann.open({
    game: 'paris-connection',
    options: {},
    seats: [null, null, 'casual'],
    pace: { kind: 'untimed' },
    visibility: 'link',
    seed: null,
  })
  const a = await ann.openPage(table)
  const b = await bob.openPage(table, { key })
  await b.order({ kind: 'join', seat: 1, name: 'Bob', saltHash: saltHash(SALT) })
  await a.until(() => a.table().seats[1]?.person?.name === 'Bob')
  await a.order({ kind: 'start', fill: null })
  await b.until(() => b.table().phase === 'dealing')
  await Promise.all([a, b].map((page) => page.order({ kind: 'salt', salt: SALT })))
  await Promise.all([a, b].map((page) => page.until(() => page.table().phase === 'running')))
  for (let moves = 0; moves < 40; moves++) {
    await Promise.race([a, b].map((page) => page.until(() => page.tableView().question !== null)))
    const mover = [a, b].find((page) => page.tableView().question !== null)
    const question = mover?.tableView().question
    const notation = question?.choices[0]?.notation ?? ''
    await mover?.order({ kind: 'play', decision: question?.decision ?? 0, notation })
    if (mover?.tableView().handOver) await mover.order({ kind: 'done' })
  }
  // Steps of an extension are counted for the player who makes them only; turns are the same for everybody.
  const latest = Math.max(a.tableView().turn, b.tableView().turn)
  await Promise.all([a, b].map((page) => page.until(() => page.tableView().turn >= latest)))
  expect(a.tableView().moves + b.tableView().moves).toBeGreaterThanOrEqual(40)
})
