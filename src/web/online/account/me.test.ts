import { expect, test } from 'vitest'
import { fakeClock } from '../../../../test/web/online/fake-server.ts'
import type { Reply } from '../connection/api.ts'
import { askUntilAnswered } from './asking.ts'

const NO: Reply<string> = { ok: false, say: null }
const YES: Reply<string> = { ok: true, value: 'you' }

const asked = () => {
  const time = fakeClock()
  const questions: ((reply: Reply<string>) => void)[] = []
  const heard: Reply<string>[] = []
  let back: (() => void) | null = null
  const stop = askUntilAnswered<string>({
    ask: () => new Promise((answer) => questions.push(answer)),
    heard: (reply) => heard.push(reply),
    later: time.later,
    chance: () => 1,
    onReturn(act) {
      back = act
      return () => {
        back = null
      }
    },
  })
  const answer = async (at: number, reply: Reply<string>): Promise<void> => {
    questions[at]?.(reply)
    await Promise.resolve()
  }
  return { time, questions, heard, answer, stop, comeBack: () => back?.(), isListening: () => back !== null }
}

test('what failed is asked again, later each time, until it is told', async () => {
  const { time, questions, heard, answer, isListening } = asked()
  await answer(0, NO)
  time.pass(499)
  expect(questions).toHaveLength(1)
  time.pass(1)
  await answer(1, NO)
  time.pass(999)
  expect(questions).toHaveLength(2)
  time.pass(1)
  await answer(2, YES)
  expect(heard).toEqual([NO, NO, YES])
  expect(isListening()).toBe(false)
  time.pass(60_000)
  expect(questions).toHaveLength(3)
})

test('whoever comes back does not wait, and a question that hangs is not waited for', async () => {
  const { time, questions, heard, answer, comeBack } = asked()
  comeBack()
  expect(questions).toHaveLength(2)
  await answer(1, YES)
  await answer(0, NO)
  expect(heard).toEqual([YES])
  time.pass(60_000)
  expect(questions).toHaveLength(2)
})

test('who leaves hears nothing more', async () => {
  const { time, questions, heard, answer, stop, isListening } = asked()
  await answer(0, NO)
  stop()
  time.pass(60_000)
  expect(questions).toHaveLength(1)
  expect(heard).toEqual([NO])
  expect(isListening()).toBe(false)
})
