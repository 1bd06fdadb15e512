/** A primary with a synchronous standby: nothing acknowledged is lost in a failover, and nothing is acknowledged alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store, Writing } from '../../src/server/store/store.ts'
import { StoreUnavailable } from '../../src/server/store/unavailable.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** Longer means that the test hangs; it is not a performance bound. */

let cluster: Cluster
let store: Store
beforeAll(async () => {
  cluster = await startCluster()
  // No superuser: the server needs only a database of its own.
  await cluster.primary().query('create role roundhouse login')
  await cluster.primary().query('create database games owner roundhouse')
  const url = cluster.url('games').replace('postgres@', 'roundhouse@')
  const limits = { connections: 4, connectTimeout: 3_000, timeout: 2_000, retry: 50, longestRetry: 200, breaker: 1 }
  store = await openStore({ folder: '', url, limits })
})
afterAll(async () => {
  await store.close()
  await cluster.remove()
})

const writing = (seq: number): Writing => ({
  head: {
    ...{ id: 'table', game: 'template', phase: 'running', isPublic: true, seq, created: 1, changed: 1 },
    ...{ due: null, people: [], about: '{}' },
  },
  entries: [{ seq, at: seq, command: `command ${seq}`, body: '{}' }],
})

const seqs = async (): Promise<readonly number[]> => (await store.entries('table', 0)).map(({ seq }) => seq)

test('after a failover the store writes to the new primary, and has lost nothing', async () => {
  expect(await store.append(writing(1))).toBe(true)
  await cluster.primary().crash()
  await expect(store.append(writing(2))).rejects.toThrow(StoreUnavailable)
  await cluster.promote()
  // There is no standby yet, so nothing is required to be confirmed.
  await expect.poll(() => store.append(writing(2)).catch(() => 'away')).toBe(true)
  expect(await seqs()).toEqual([1, 2])
})

test('without its only standby the primary acknowledges nothing, until its host lowers the guarantee', async () => {
  await cluster.addStandby()
  expect(await store.append(writing(3))).toBe(true)
  const outages: boolean[] = []
  store.watch((reason) => outages.push(reason !== null))
  await cluster.standby()?.stop('immediate')
  await expect(store.append(writing(4))).rejects.toThrow(StoreUnavailable)
  await expect
    .poll(() => store.append(writing(4)).catch((error: Error) => error.message))
    .toBe('no standby confirms what is written')
  expect(outages).toEqual([true])
  // One waiting commit, however often the store looks whether it can write again.
  const waiting = await cluster
    .primary()
    .query(`select 1 from pg_stat_activity where wait_event = 'SyncRep' and query like '%logical_emit%'`)
  expect(waiting).toHaveLength(1)
  await cluster.requireStandby(false)
  await expect.poll(() => store.append(writing(4)).catch(() => 'away')).not.toBe('away')
  expect(await seqs()).toEqual([1, 2, 3, 4])
  expect(outages).toEqual([true, false])
})
