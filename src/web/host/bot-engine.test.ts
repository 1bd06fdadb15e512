/** The worker of searching bots: one that hangs is replaced, and all open requests are rejected at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdviceRequest } from '../../host/advice.ts'
import type { BotRequest } from '../../host/bot-turn.ts'
import { botEngine } from './bot-engine.ts'

/** Workers that answer when the test says so. */
class Silent extends EventTarget {
  static readonly all: Silent[] = []
  readonly received: { readonly id: number }[] = []
  isEnded = false
  constructor() {
    super()
    Silent.all.push(this)
  }
  postMessage(message: { readonly id: number }): void {
    this.received.push(message)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(at: number, reply: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.received[at]?.id, reply } }))
  }
}

beforeEach(() => {
  Silent.all.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = {} as BotRequest

test('when a worker hangs, all of its requests are rejected at once, and the next one gets a new worker', async () => {
  const engine = botEngine()
  const first = engine.chooseMove(request)
  await vi.advanceTimersByTimeAsync(5_000)
  const both = Promise.allSettled([first, engine.chooseMove(request)])
  const advice = engine.consider({} as AdviceRequest)
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await advice).toBeNull()
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true])
  const third = engine.chooseMove(request)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  Silent.all[1]?.answer(0, 'found')
  expect(await third).toBe('found')
})

test('moves and advice share a worker and do not mix', async () => {
  const engine = botEngine()
  const move = engine.chooseMove(request)
  const advice = engine.consider({} as AdviceRequest)
  Silent.all[0]?.answer(1, { chances: [1], choices: [] })
  Silent.all[0]?.answer(0, 'found')
  expect(await move).toBe('found')
  expect(await advice).toEqual({ chances: [1], choices: [] })
  expect(Silent.all).toHaveLength(1)
})
