/** The worker of bots that think: one that hangs is replaced, and nobody else waits for what will not come. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotRequest } from '../../host/bot-moves.ts'
import { thinkerOf } from './thinker.ts'

/** Workers that answer when they are told to. */
class Silent extends EventTarget {
  static readonly all: Silent[] = []
  readonly heard: { readonly id: number }[] = []
  isEnded = false
  constructor() {
    super()
    Silent.all.push(this)
  }
  postMessage(asked: { readonly id: number }): void {
    this.heard.push(asked)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(at: number, notation: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.heard[at]?.id, notation, failures: [] } }))
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

const pondering = {} as BotRequest

test('when one hangs, all who wait for the same worker are told at once, and the next has a new one to itself', async () => {
  const thinker = thinkerOf()
  const first = thinker.think(pondering)
  await vi.advanceTimersByTimeAsync(5_000)
  const second = thinker.think(pondering)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await Promise.all([first, second])).toEqual([null, null])
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true])
  const third = thinker.think(pondering)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  Silent.all[1]?.answer(0, 'found')
  expect(await third).toBe('found')
})
