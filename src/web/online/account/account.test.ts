import { expect, test } from 'vitest'
import { fakeClock } from '../../../../test/web/online/fake-server.ts'
import type { ApiReply } from '../connection/api.ts'
import { askUntilAnswered } from './account.ts'

const NO: ApiReply<string> = { ok: false, say: null }
const YES: ApiReply<string> = { ok: true, value: 'you' }

const pendingDecision = () => {
  const time = fakeClock()
  const questions: ((reply: ApiReply<string>) => void)[] = []
  const onReply: ApiReply<string>[] = []
  let back: (() => void) | null = null
  const stop = askUntilAnswered<string>({
    ask: () => new Promise((answer) => questions.push(answer)),
    onReply: (reply) => onReply.push(reply),
    schedule: time.schedule,
    random: () => 1,
    onReturn(act) {
      back = act
      return () => {
        back = null
      }
    },
  })
  const answer = async (at: number, reply: ApiReply<string>): Promise<void> => {
    questions[at]?.(reply)
    await Promise.resolve()
  }
  return { time, questions, onReply, answer, stop, comeBack: () => back?.(), isListening: () => back !== null }
}

test('a failed request is repeated after longer pauses until it succeeds', async () => {
  const { time, questions, onReply, answer, isListening } = pendingDecision()
  await answer(0, NO)
  time.advance(499)
  expect(questions).toHaveLength(1)
  time.advance(1)
  await answer(1, NO)
  time.advance(999)
  expect(questions).toHaveLength(2)
  time.advance(1)
  await answer(2, YES)
  expect(onReply).toEqual([NO, NO, YES])
  expect(isListening()).toBe(false)
  time.advance(60_000)
  expect(questions).toHaveLength(3)
})

test('a return to the page repeats the request at once, even if one is pending', async () => {
  const { time, questions, onReply, answer, comeBack } = pendingDecision()
  comeBack()
  expect(questions).toHaveLength(2)
  await answer(1, YES)
  await answer(0, NO)
  expect(onReply).toEqual([YES])
  time.advance(60_000)
  expect(questions).toHaveLength(2)
})

test('after stop no reply is delivered', async () => {
  const { time, questions, onReply, answer, stop, isListening } = pendingDecision()
  await answer(0, NO)
  stop()
  time.advance(60_000)
  expect(questions).toHaveLength(1)
  expect(onReply).toEqual([NO])
  expect(isListening()).toBe(false)
})
