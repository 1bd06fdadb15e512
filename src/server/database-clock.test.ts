import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeClock } from '../../test/server/fake-clock.ts'
import { databaseClock } from './database-clock.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const NOON = 1_800_000_000_000

test('the time of day comes from the database, however wrong the clock of the machine is', async () => {
  const machine = fakeClock(NOON - HOUR)
  const clock = await databaseClock(machine, async () => NOON)
  expect(clock.now()).toBe(NOON)
  machine.pass(1_500)
  machine.set(-HOUR)
  expect(clock.now()).toBe(NOON + 1_500)
  clock.close()
})

test('of the answers at the start the quickest counts', async () => {
  const machine = fakeClock(NOON)
  const travels = [4_000, 10, 6_000]
  const start = machine.monotonic()
  const clock = await databaseClock(machine, async () => {
    // All of the way lies behind the moment of the answer, so half of it is an error.
    const reported = NOON + machine.monotonic() - start
    machine.pass(travels.shift() ?? 0)
    return reported
  })
  expect(clock.now()).toBe(NOON + machine.monotonic() - start - 5)
  clock.close()
})

test('it follows the database when that one has moved on, and ignores answers that took long', async () => {
  const machine = fakeClock(NOON)
  let [ahead, travel] = [0, 0]
  const start = machine.monotonic()
  const clock = await databaseClock(machine, async () => {
    machine.pass(travel / 2)
    const reported = NOON + machine.monotonic() - start + ahead
    machine.pass(travel / 2)
    return reported
  })
  ahead = 9_000
  machine.pass(1_000)
  expect(clock.now()).toBe(NOON + 1_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(clock.now()).toBe(NOON + 1_000 + 9_000)
  ahead = 9_300
  travel = 2_000
  await vi.advanceTimersByTimeAsync(2_000)
  expect(clock.now()).toBe(NOON + 3_000 + 9_000)
  clock.close()
})
