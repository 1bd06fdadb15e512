/** The short version of `npm run torture -- --cluster`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { LoggedEvent } from '../../src/server/table/events.ts'
import { startOldServer } from '../releases/old-server.ts'
import { killAll, startChildServer } from '../server/child-server.ts'
import { PARIS } from '../server/test-tables.ts'
import { tortureCluster } from './cluster.ts'
import { repeatedIn } from './cluster-audit.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cluster-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

test('servers and databases are killed, fail over and are upgraded, and nothing is lost or doubled', async () => {
  const said: string[] = []
  const setup = { ...PARIS, seats: [null, null, 'casual'], pace: LIVE }
  const failures = await tortureCluster({
    ...{ setups: [setup, PARIS, setup], seed: 7, servers: 2, kills: 1, every: 500, between: 20, isDurable: false },
    resumeWithin: null,
    start: async (database) => {
      const server = await startChildServer(folder, { DATABASE_URL: database })
      return { ...server, stop: server.kill }
    },
    startOld: (database) => startOldServer(database, folder),
    say: (line) => said.push(line),
  })
  expect(failures, said.join('\n')).toEqual([])
})

const LIVE = { kind: 'live', bank: 10, increment: 1, flag: 'bot' } as const

test('a flag that falls twice at the same moment and a second start are noticed', () => {
  const at = (seconds: number, body: LoggedEvent['body']): LoggedEvent => ({
    ...{ seq: 1, at: seconds * 1_000, command: null },
    body,
  })
  expect(repeatedIn([at(1, { kind: 'started' }), at(2, { kind: 'flagged', seat: 0 })])).toBe(0)
  expect(repeatedIn([at(1, { kind: 'flagged', seat: 0 }), at(20, { kind: 'flagged', seat: 0 })])).toBe(0)
  expect(repeatedIn([at(1, { kind: 'flagged', seat: 0 }), at(1, { kind: 'flagged', seat: 0 })])).toBe(1)
  expect(repeatedIn([at(1, { kind: 'started' }), at(9, { kind: 'started' })])).toBe(1)
})
