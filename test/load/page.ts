/** A page of a load test: a real socket, every message parsed and counted. */
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { quickRng } from '../../src/kit/chance.ts'
import type { Seat } from '../../src/kit/game.ts'
import type { Order, SentQuestion, ServerMessage } from '../../src/wire/online.ts'

/** What all pages together were sent. */
export interface Traffic {
  messages: number
  /** Before compression. */
  bytes: number
  /** By id: how often it was the answer. */
  readonly problems: Map<string, number>
}

export const noTraffic = (): Traffic => ({ messages: 0, bytes: 0, problems: new Map() })

type Play = Extract<Order, { kind: 'play' }>

export interface LoadPage {
  readonly socket: WebSocket
  /** The move it makes next. Chosen on demand: questions that wait would fill the memory of this process. */
  play: Play | null
  /** Must say that its turn is over. */
  handOver: boolean
  toAct: readonly Seat[]
  /** Is called after every step of the match that arrives. */
  stepped: () => void
  /** The id of the problem, or null where it was done. */
  order(order: Order): Promise<string | null>
  /** Bytes received, as they came over the wire. */
  received(): number
}

export interface PageOptions {
  /** A stranger if there is none. */
  readonly cookie?: string
  readonly traffic: Traffic
  /** Offers compression, as browsers do. */
  readonly compress: boolean
}

const rng = quickRng(1)
let pages = 0

/** Connects and says hello. */
export const openPage = async (
  url: string,
  table: string,
  { cookie, traffic, compress }: PageOptions,
): Promise<LoadPage> => {
  const headers = cookie === undefined ? {} : { cookie }
  const address = `${url.replace(/^http/, 'ws')}/api/tables/${table}/live`
  const socket = new WebSocket(address, { headers, perMessageDeflate: compress })
  const number = pages++
  let wire: Socket | undefined
  let orders = 0
  const waiting = new Map<string, (problem: string | null) => void>()
  const page: LoadPage = {
    socket,
    play: null,
    handOver: false,
    toAct: [],
    stepped: () => {},
    order: (order) =>
      new Promise((resolve) => {
        const id = `load-page-${number}-${orders++}`
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ kind: 'order', id, order }))
      }),
    received: () => wire?.bytesRead ?? 0,
  }
  const answer = (id: string, problem: string | null): void => {
    if (problem !== null) traffic.problems.set(problem, (traffic.problems.get(problem) ?? 0) + 1)
    waiting.get(id)?.(problem)
    waiting.delete(id)
  }
  socket.on('upgrade', (response) => {
    wire = response.socket
  })
  socket.on('message', (data) => {
    const text = String(data)
    traffic.messages += 1
    traffic.bytes += text.length
    const message = JSON.parse(text) as ServerMessage
    if (message.kind === 'answer') answer(message.id, message.answer.kind === 'problem' ? message.answer.say.id : null)
    if (message.kind === 'step') take(page, message)
  })
  socket.on('close', () => {
    for (const id of [...waiting.keys()]) answer(id, 'closed')
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  socket.send(JSON.stringify({ kind: 'hello', since: null, chat: 0, key: null }))
  return page
}

/** The only place that reads a step. Fields that it does not name are unchanged. */
const take = (page: LoadPage, { step }: Extract<ServerMessage, { kind: 'step' }>): void => {
  if (step.question !== undefined) page.play = anyOf(step.question)
  page.handOver = step.handOver ?? page.handOver
  page.toAct = step.toAct ?? page.toAct
  page.stepped()
}

/** Any of the choices. The text is copied: a part of a long text would keep all of it in memory. */
const anyOf = (question: SentQuestion | null): Play | null => {
  const choice = question?.choices[rng(question.choices.length)]
  if (question === null || choice === undefined) return null
  const notation = typeof choice === 'string' ? choice : 'notation' in choice ? choice.notation : choice[0]
  return { kind: 'play', decision: question.decision, notation: Buffer.from(notation).toString() }
}
