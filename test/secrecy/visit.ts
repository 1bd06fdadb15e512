/** A visit to a table in one world: guests arrive, ask, try and play. Everything each viewer receives is recorded. */
import type { Seat } from '../../src/kit/game.ts'
import type { OnlineTable, Order, Step } from '../../src/wire/online.ts'
import { connectTo, type GuestSocket, requestTo } from './guest-socket.ts'
import type { TableSettings } from './history.ts'
import { cookieOf, STRANGER, WATCH_KEY } from './people.ts'
import type { Site } from './site.ts'

/** Receivers: a seat, its second page, the spectator by link, a person without a seat, a program, the bot of a seat. */
export type Guest = Seat | `tab ${Seat}` | 'watcher' | 'stranger' | 'machine' | `bot ${Seat}`

/** An action during a visit. */
export type Act =
  | { readonly kind: 'order'; readonly by: Guest; readonly order: Order }
  /** Answers the open decision of the seat. */
  | { readonly kind: 'move'; readonly by: Seat; readonly notation: string }
  | { readonly kind: 'call'; readonly by: Guest; readonly method: string; readonly path: string; readonly body: string }
  /** Opens the table in a second tab. */
  | { readonly kind: 'tab'; readonly seat: Seat }
  /** A bot takes a person's seat for a moment, and gets its request. */
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** This many moves have been made by now. */
  | { readonly kind: 'moment'; readonly moves: number }
  /** The server's clock shows this time. */
  | { readonly kind: 'clock'; readonly at: number }

/** A message: its type, its bytes, and the number of moves made when it arrived. */
export interface ReceivedMessage {
  readonly type: string
  readonly bytes: string
  readonly moment: number | null
}

export interface Visit {
  /** Performs the action, waits for its effects, and returns the answer. */
  act(act: Act): Promise<string>
  /** What this guest has been shown so far, assembled from all messages. */
  step(guest: Guest): Partial<Step>
  table(guest: Guest): Partial<OnlineTable>
  /** Whether this guest is shown a matching step. Waits for it, up to a limit. */
  until(guest: Guest, holds: (step: Partial<Step>) => boolean, limit?: number): Promise<boolean>
  /** All messages by guest, once everything has arrived; then all guests leave. */
  end(): Promise<ReadonlyMap<Guest, readonly ReceivedMessage[]>>
}

export const visitTo = async (site: Site, { id, clock }: TableSettings, seats: number): Promise<Visit> => {
  site.setClock(clock)
  const sockets = new Map<Guest, GuestSocket>()
  const others: [Guest, ReceivedMessage][] = []
  let moment = 0

  const come = async (guest: Guest, cookie: string, key: string | null): Promise<void> => {
    const socket = await connectTo(site.port, id, cookie, key, () => moment)
    sockets.set(guest, socket)
    await socket.nextFrame((frame) => isOf(frame, 'step') || isOf(frame, 'bye'), 0)
  }
  for (let seat = 0; seat < seats; seat++) await come(seat, cookieOf(seat), null)
  await come('watcher', '', WATCH_KEY)
  await come('stranger', cookieOf(STRANGER), null)
  await allSeen(sockets)

  const looking = (guest: Guest): GuestSocket => {
    const socket = sockets.get(guest)
    if (socket === undefined) throw new Error(`${guest} is not at the table`)
    return socket
  }

  const shown = (guest: Guest, kind: 'step' | 'table'): object => mergedFrom(looking(guest), kind)

  const order = async (by: Guest, what: Order): Promise<string> => {
    const socket = looking(by)
    const from = socket.frames.length
    // Counted for each guest: actions of others in one world must not change an id here.
    const count = socket.frames.filter((frame) => isOf(frame, 'answer')).length
    const name = `order-${String(by).replace(' ', '-')}-${String(count).padStart(4, '0')}-${moment}`
    socket.say(JSON.stringify({ kind: 'order', id: name, order: what }))
    const head = `{"kind":"answer","id":"${name}"`
    return socket.nextFrame((frame) => frame.startsWith(head) || isOf(frame, 'bye'), from)
  }

  const addressOf = (path: string): string =>
    path.replace('{id}', id).replace('{day}', '1970-01-01').replace('{game}', 'paris-connection')

  const call = async (by: Guest, method: string, path: string, body: string): Promise<string> => {
    const answer = await requestTo(site.port, cookieFor(by), method, addressOf(path), body)
    others.push([by, { type: `${method} ${path}`, bytes: answer, moment }])
    return answer
  }

  const bot = async (seat: Seat): Promise<string> => {
    const request = site.nextBotRequest(id)
    await order(seat, { kind: 'standIn', bot: 'random' })
    const bytes = JSON.stringify(await request)
    others.push([`bot ${seat}`, { type: 'bot request', bytes, moment }])
    await order(seat, { kind: 'standIn', bot: null })
    site.releaseBot(id)
    return bytes
  }

  const move = (seat: Seat, notation: string): Promise<string> => {
    const { question } = shown(seat, 'step') as Step
    if (question === null) throw new Error(`table ${id}: seat ${seat} is not asked for ${notation}`)
    return order(seat, { kind: 'play', decision: question.decision, notation })
  }

  const act = async (what: Act): Promise<string> => {
    switch (what.kind) {
      case 'moment':
        moment = what.moves
        return ''
      case 'clock':
        site.setClock(what.at)
        return ''
      case 'order':
        return order(what.by, what.order)
      case 'move':
        return move(what.by, what.notation)
      case 'call':
        return call(what.by, what.method, what.path, what.body)
      case 'tab':
        await come(`tab ${what.seat}`, cookieOf(what.seat), null)
        return ''
      case 'bot':
        return bot(what.seat)
    }
  }

  return {
    act,
    step: (guest) => shown(guest, 'step'),
    table: (guest) => shown(guest, 'table'),
    until: (guest, holds, limit) =>
      looking(guest)
        .nextFrame(() => holds(shown(guest, 'step')), 0, limit)
        .then(
          () => true,
          () => false,
        ),
    async end() {
      const there = [...sockets].filter(([, { frames }]) => !frames.some((frame) => isOf(frame, 'bye')))
      // A guest who gets an answer has received everything sent before.
      for (const [guest] of there) await order(guest, { kind: 'refusals' })
      const received = new Map<Guest, ReceivedMessage[]>()
      for (const [guest, { frames, stamps }] of sockets) {
        received.set(
          guest,
          frames.map((frame, index) => typed(frame, stamps[index] ?? null)),
        )
      }
      for (const [guest, one] of others) received.set(guest, [...(received.get(guest) ?? []), one])
      // Each is disconnected for sending nonsense. The order in which the others notice that is random.
      for (const [guest, { say, nextFrame: hears }] of there) {
        say('gibberish')
        received.get(guest)?.push(typed(await hears((frame) => isOf(frame, 'bye'), 0), moment))
      }
      await Promise.all([...sockets.values()].map(({ closed }) => closed))
      return received
    },
  }
}

/**
 * Waits until every guest has been shown every other. The number of messages for that depends on timing, not on the table:
 * they are recorded as one.
 */
const allSeen = async (sockets: ReadonlyMap<Guest, GuestSocket>): Promise<void> => {
  const there = [...sockets].filter(([, { frames }]) => !frames.some((frame) => isOf(frame, 'bye')))
  const spectators = there.filter(([guest]) => typeof guest !== 'number').length
  for (const [, socket] of there) {
    const { frames, stamps } = socket
    await socket.nextFrame(() => {
      const { seats, watchers } = mergedFrom(socket, 'table') as OnlineTable
      return watchers === spectators && seats.every(({ here }) => here)
    }, 0)
    const others = frames.filter((frame) => !isOf(frame, 'table'))
    frames.splice(0, frames.length, JSON.stringify({ kind: 'table', table: mergedFrom(socket, 'table') }), ...others)
    stamps.length = frames.length
  }
}

/** The parts of all messages of this kind, later ones over earlier ones. */
const mergedFrom = ({ frames }: GuestSocket, kind: 'step' | 'table'): object =>
  Object.assign({}, ...frames.flatMap((frame) => (isOf(frame, kind) ? [JSON.parse(frame)[kind]] : [])))

const cookieFor = (guest: Guest): string => {
  if (guest === 'stranger') return cookieOf(STRANGER)
  return typeof guest === 'number' ? cookieOf(guest) : ''
}

const isOf = (frame: string, kind: string): boolean => frame.startsWith(`{"kind":"${kind}"`)

/** Answers are distinguished by the kind of their content. */
const typed = (bytes: string, moment: number | null): ReceivedMessage => {
  const [, kind = '?', answer] = MESSAGE.exec(bytes) ?? []
  return { type: answer === undefined ? kind : `${kind} ${answer}`, bytes, moment }
}

const MESSAGE = /^\{"kind":"(\w+)"(?:,"id":"[^"]*","answer":\{"kind":"(\w+)")?/
