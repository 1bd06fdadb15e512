import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { COAL, dealt } from '../../../test/server/test-tables.ts'
import { metricsOf } from './metrics.ts'

const valueIn = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

test('counts per server, measures in seconds, and reads current values', async () => {
  let rooms = 3
  const [one, other] = [
    metricsOf(() => ({ rooms, pages: 12, databaseUp: 0 })),
    metricsOf(() => ({ rooms: 0, pages: 0, databaseUp: 1 })),
  ]
  one.orders.inc()
  one.orders.inc()
  one.orderSeconds.observe(0.04)
  rooms = 4
  const text = await one.text()
  expect(valueIn(text, 'roundhouse_orders_total')).toBe(2)
  expect(valueIn(text, 'roundhouse_faults_total')).toBe(0)
  expect(valueIn(text, 'roundhouse_rooms')).toBe(4)
  expect(valueIn(text, 'roundhouse_pages')).toBe(12)
  expect(valueIn(text, 'roundhouse_database_up')).toBe(0)
  expect(valueIn(text, 'roundhouse_order_duration_seconds_sum')).toBe(0.04)
  expect(text).toContain('roundhouse_order_duration_seconds_bucket{le="0.02"} 0\n')
  expect(text).toContain('roundhouse_order_duration_seconds_bucket{le="0.05"} 1\n')
  expect(valueIn(await other.text(), 'roundhouse_orders_total')).toBe(0)
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('of a server include the resources of the process, under standard names', async () => {
  await dealt(server.url, COAL, 2)
  const answer = await fetch(`${server.url}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(valueIn(text, 'roundhouse_connections_total')).toBe(2)
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'roundhouse_order_duration_seconds_count',
  ]) {
    expect(valueIn(text, name), name).toBeGreaterThan(0)
  }
})
