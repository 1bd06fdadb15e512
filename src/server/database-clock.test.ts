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
