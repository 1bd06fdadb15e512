/** A table under load: four people with sockets of their own, who answer anything when they are asked. */
import { WebSocket } from 'ws'
import { quickRng } from '../../kit/chance.ts'
import { saltHash } from '../../kit/deal.ts'
import type { Entry, Seat } from '../../kit/game.ts'
import { usualOptions } from '../../kit/options.ts'
import type { Question } from '../../wire/host.ts'
import type { Order, ToPage } from '../../wire/online.ts'

export const SEATS = 4
const rng = quickRng(1)
const salt = 'ab'.repeat(16)

export interface Count {
  messages: number
  bytes: number
  readonly problems: Set<string>
}

export interface SeatUnder {
  readonly socket: WebSocket
  /** What it will answer when it is asked next. Chosen at once: questions that wait would fill the memory of the run. */
  answer: Extract<Order, { kind: 'play' }> | null
  send(order: Order): Promise<void>
}

export interface TableUnder {
  readonly seats: readonly SeatUnder[]
  isBusy: boolean
}

/** A table with people in all seats, dealt and begun. */
export const openTable = async (
  url: string,
  entry: Entry | undefined,
  index: number,
  count: Count,
): Promise<TableUnder> => {
  if (entry === undefined) throw new Error('there is no game')
  const cookies = await Promise.all(Array.from({ length: SEATS }, (_, seat) => come(url, `p${index}-${seat}`)))
  const options = usualOptions(entry.meta.options)
  const wish = {
    game: entry.id,
    options,
    seats: Array.from({ length: SEATS }, () => null),
    pace: { kind: 'untimed' },
    visibility: 'public',
    seed: null,
    saltHash: saltHash(salt),
  }
  const opened = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify(wish),
  })
  const { table } = (await opened.json()) as { table: string }
  const seats = await Promise.all(cookies.map((cookie) => sit(url, cookie, table, count)))
  const join = (seat: Seat): Order => ({ kind: 'join', seat, name: `p${index}-${seat}`, saltHash: saltHash(salt) })
  for (const [seat, one] of seats.entries()) if (seat > 0) await one.send(join(seat))
  await seats[0]?.send({ kind: 'start', fill: null })
  await Promise.all(seats.map((one) => one.send({ kind: 'salt', salt })))
  return { seats, isBusy: false }
}

const come = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  await answer.arrayBuffer()
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const sit = async (url: string, cookie: string, table: string, count: Count): Promise<SeatUnder> => {
  const options = { headers: { cookie }, perMessageDeflate: false }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/live`, options)
  const waiting = new Map<string, () => void>()
  let orders = 0
  const seat: SeatUnder = {
    socket,
    answer: null,
    send: (order) =>
      new Promise((resolve) => {
        const id = `load-${cookie.slice(-10)}-${orders++}`
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ kind: 'order', id, order }))
      }),
  }
  socket.on('message', (data) => {
    const text = String(data)
    count.messages += 1
    count.bytes += text.length
    const message = JSON.parse(text) as ToPage
    // A question that is not in the message is still the same.
    if (message.kind === 'step' && message.step.question !== undefined) seat.answer = answerTo(message.step.question)
    if (message.kind !== 'answer') return
    if (message.answer.kind === 'problem') count.problems.add(message.answer.say.id)
    waiting.get(message.id)?.()
    waiting.delete(message.id)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  socket.send(JSON.stringify({ kind: 'hello', since: null, chat: 0, key: null }))
  return seat
}

/** Any of the choices. The text is copied: a part of a long one would keep all of it. */
const answerTo = (question: Question | null): SeatUnder['answer'] => {
  const choice = question?.choices[rng(question.choices.length)]
  if (question === null || choice === undefined) return null
  return { kind: 'play', decision: question.decision, notation: Buffer.from(choice.notation).toString() }
}
