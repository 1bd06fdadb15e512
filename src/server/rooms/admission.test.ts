/** When orders are refused, with a clock that the test moves and a server of known speed. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../../kit/problem.ts'
import type { Order } from '../../wire/online.ts'
import { admissionControl } from './admission.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const now = (): number => Date.now()

/** A server that works on one order after another, this many a second. */
const serverWith = (perSecond: number) => {
  const lines: string[] = []
  const admission = admissionControl({ now, log: (line) => lines.push(line) })
  const state = { perSecond, freeAt: 0, refused: 0, waits: [] as number[] }
  /** Tries one order; says whether it was accepted. */
  const order = (kind: Order['kind'] = 'play', page: object = {}): boolean => {
    let isAccepted = false
    const came = now()
    const work = async (): Promise<void> => {
      isAccepted = true
      state.freeAt = Math.max(state.freeAt, came) + 1_000 / state.perSecond
      await new Promise((resolve) => setTimeout(resolve, state.freeAt - came))
      state.waits.push(now() - came)
    }
    admission.during(kind, page, work).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.say.id !== 'server.busy') throw error
      state.refused += 1
    })
    return isAccepted
  }
  /** Sends this many orders a second, accepted or not, in groups as a busy event loop reads them. */
  const offer = async (rate: number, seconds: number, kind: Order['kind'] = 'play'): Promise<void> => {
    for (let group = 0; group < seconds * 50; group++) {
      for (let one = 0; one < rate / 50; one++) order(kind)
      await vi.advanceTimersByTimeAsync(20)
    }
  }
  return { state, order, offer, lines, admission }
}

describe('a server that can do 250 orders a second', () => {
  test('refuses nothing at 200 orders a second', async () => {
    const { state, offer, lines } = serverWith(250)
    await offer(200, 20)
    expect(state.refused).toBe(0)
    expect(lines).toEqual([])
  })

  for (const times of [2, 10]) {
    test(`refuses the excess at ${times} times that; accepted orders wait less than a second`, async () => {
      const { state, offer } = serverWith(250)
      await offer(times * 250, 10)
      expect(Math.max(...state.waits)).toBeLessThan(1_000)
      // It is busy all the time: it refuses no order that it could have done.
      expect(state.waits.length).toBeGreaterThan(2_400)
      expect(state.refused).toBeGreaterThan((times - 1) * 2_400)
    })
  }

  test('accepts everything again when the load is over, and logs both changes', async () => {
    const { state, offer, lines } = serverWith(250)
    await offer(750, 5)
    await vi.advanceTimersByTimeAsync(2_000)
    const { refused } = state
    await offer(200, 60)
    expect(state.refused).toBe(refused)
    expect(lines).toEqual([
      expect.stringMatching(/^orders are refused: about \d+ a second can be answered, and more are sent$/),
      'orders are no longer refused',
    ])
  })

  test('learns that it has become slower, and faster again', async () => {
    const { state, offer } = serverWith(250)
    state.perSecond = 50
    await offer(200, 20)
    state.waits = []
    await offer(200, 10)
    expect(Math.max(...state.waits)).toBeLessThan(1_000)
    state.perSecond = 250
    await offer(200, 10)
    state.refused = 0
    await offer(200, 10)
    expect(state.refused).toBe(0)
  })
})

test('a server whose work stalls refuses orders before its speed was measured', async () => {
  const { state, order, offer } = serverWith(1_000)
  await offer(200, 5)
  state.freeAt = now() + 60_000
  for (let taken = 0; taken < 33; taken++) expect(order()).toBe(true)
  await vi.advanceTimersByTimeAsync(290)
  expect(order()).toBe(true)
  await vi.advanceTimersByTimeAsync(20)
  expect(order()).toBe(false)
})

describe('a server that is behind', () => {
  const behind = async () => {
    const server = serverWith(250)
    await server.offer(500, 5)
    return server
  }

  test('refuses chat before moves', async () => {
    const { order } = await behind()
    while (order('chat'));
    expect(order('play')).toBe(true)
  })

  test('prefers a page that was just refused', async () => {
    const { order } = await behind()
    const page = {}
    while (order('play'));
    expect(order('play', page)).toBe(false)
    expect(order('play', {})).toBe(false)
    expect(order('play', page)).toBe(true)
    expect(order('play', page)).toBe(false)
  })
})

test('orders that hang do not block the server forever', async () => {
  const { admission, offer, state } = serverWith(250)
  for (let hung = 0; hung < 1_000; hung++) {
    // There are soon too many of them.
    admission.during('play', {}, () => new Promise(() => {})).catch(() => {})
  }
  await offer(100, 1)
  expect(state.refused).toBeGreaterThan(0)
  await offer(100, 20)
  state.refused = 0
  await offer(100, 5)
  expect(state.refused).toBe(0)
})
