/** Requests and replies: each reply finds its request, and nothing waits for an end that is lost. */
import { expect, test } from 'vitest'
import { type NumberedReply, type NumberedRequest, numbers, replyTo, requestsOver, settle } from './requests.ts'

/** Requests whose messages the test delivers. */
const line = () => {
  const sent: NumberedRequest<string>[] = []
  const requests = requestsOver<string, string>((id, request) => {
    if (request === 'unsendable') throw new Error('cannot be sent')
    sent.push({ id, request })
  }, numbers())
  return { sent, requests }
}

test('replies find their requests in any order', async () => {
  const { sent, requests } = line()
  const both = Promise.all([requests.ask('one'), requests.ask('two')])
  expect(sent).toEqual([
    { id: 0, request: 'one' },
    { id: 1, request: 'two' },
  ])
  requests.resolve(1, 'second')
  requests.resolve(0, 'first')
  expect(await both).toEqual(['first', 'second'])
  expect(requests.open.size).toBe(0)
})

test('a reply to no open request is ignored', async () => {
  const { requests } = line()
  requests.resolve(7, 'nobody asked')
  const asked = requests.ask('one')
  requests.resolve(0, 'first')
  requests.resolve(0, 'again')
  expect(await asked).toBe('first')
})

test('a request that cannot be sent is rejected and not left open', async () => {
  const { requests } = line()
  await expect(requests.ask('unsendable')).rejects.toThrow('cannot be sent')
  expect(requests.open.size).toBe(0)
})

test('when the other end is lost, every open request is rejected, and later ones are sent again', async () => {
  const { sent, requests } = line()
  const both = Promise.allSettled([requests.ask('one'), requests.ask('two')])
  requests.rejectAll(new Error('lost'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const third = requests.ask('three')
  requests.resolve(sent[2]?.id ?? -1, 'third')
  expect(await third).toBe('third')
})

test('the other end answers with a reply, or with the reason why there is none', async () => {
  const { sent, requests } = line()
  const both = Promise.allSettled([requests.ask('one'), requests.ask('bad')])
  const answer = async (request: string): Promise<string> => {
    if (request === 'bad') throw new Error('on purpose')
    return `${request}!`
  }
  for (const message of sent) {
    const reply: NumberedReply<string> = await replyTo(message, answer)
    settle(requests, structuredClone(reply))
  }
  expect(await both).toEqual([
    { status: 'fulfilled', value: 'one!' },
    { status: 'rejected', reason: new Error('on purpose') },
  ])
})
