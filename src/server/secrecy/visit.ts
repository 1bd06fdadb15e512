/** A visit to a table in one world: everybody comes, asks, tries and plays. What each viewer is sent is kept. */
import type { Seat } from '../../kit/game.ts'
import type { Order } from '../../wire/online.ts'
import type { Manner } from './history.ts'
import { callTo, type Looker, lookAt } from './looker.ts'
import { cookieOf, STRANGER, WATCH_KEY } from './people.ts'
import type { Site } from './site.ts'

/** Whoever is sent something: a seat, the watcher by link, somebody without a seat, a program, the bot of a seat. */
export type Guest = Seat | 'watcher' | 'stranger' | 'machine' | `bot ${Seat}`

/** Something that is done during a visit. The same is done in every world. */
export type Act =
  | { readonly kind: 'order'; readonly by: Guest; readonly order: Order }
  | { readonly kind: 'call'; readonly by: Guest; readonly method: string; readonly path: string; readonly body: string }
  /** A bot takes the seat of a person for a moment, and is told what it needs to know. */
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** So many moves have been made by now. */
  | { readonly kind: 'moment'; readonly moves: number }

/** A message: of which type, its bytes, and how many moves had been made when it was sent, where that can be told. */
export interface Heard {
  readonly type: string
  readonly bytes: string
  readonly moment: number | null
}

export interface Visit {
  /** Does it and waits for what comes of it; tells the answer. */
  act(act: Act): Promise<string>
  /** The last message of this kind that this seat was sent. */
  last(seat: Seat, kind: 'step' | 'table'): string
  /** All that was sent, by guest, once everything has arrived; then all leave. */
  end(): Promise<ReadonlyMap<Guest, readonly Heard[]>>
}

export const visitTo = async (site: Site, { id, clock }: Manner, seats: number): Promise<Visit> => {
  site.setClock(clock)
  const lookers = new Map<Guest, Looker>()
  const others: [Guest, Heard][] = []
  let orders = 0
  let moment = 0

  const come = async (guest: Guest, cookie: string, key: string | null): Promise<void> => {
    const looker = await lookAt(site.port, id, cookie, key)
    lookers.set(guest, looker)
    await looker.heard((frame) => isOf(frame, 'step') || isOf(frame, 'bye'), 0)
  }
  for (let seat = 0; seat < seats; seat++) await come(seat, cookieOf(seat), null)
  await come('watcher', '', WATCH_KEY)
  await come('stranger', cookieOf(STRANGER), null)

  const looking = (guest: Guest): Looker => {
    const looker = lookers.get(guest)
    if (looker === undefined) throw new Error(`${guest} is not at the table`)
    return looker
  }

  const order = async (by: Guest, what: Order): Promise<string> => {
    const looker = looking(by)
    const from = looker.frames.length
    const name = `order-${String(orders++).padStart(4, '0')}-${moment}`
    looker.say(JSON.stringify({ kind: 'order', id: name, order: what }))
    const head = `{"kind":"answer","id":"${name}"`
    return looker.heard((frame) => frame.startsWith(head) || isOf(frame, 'bye'), from)
  }

  const call = async (by: Guest, method: string, path: string, body: string): Promise<string> => {
    const answer = await callTo(site.port, cookieFor(by), method, path.replace('{id}', id), body)
    others.push([by, { type: `${method} ${path}`, bytes: answer, moment }])
    return answer
  }

  const bot = async (seat: Seat): Promise<string> => {
    const told = site.told(id)
    await order(seat, { kind: 'standIn', bot: 'random' })
    const bytes = JSON.stringify(await told)
    others.push([`bot ${seat}`, { type: 'pondering', bytes, moment }])
    await order(seat, { kind: 'standIn', bot: null })
    site.letGo(id)
    return bytes
  }

  const act = async (what: Act): Promise<string> => {
    switch (what.kind) {
      case 'moment':
        moment = what.moves
        return ''
      case 'order':
        return order(what.by, what.order)
      case 'call':
        return call(what.by, what.method, what.path, what.body)
      case 'bot':
        return bot(what.seat)
    }
  }

  return {
    act,
    last: (seat, kind) => looking(seat).frames.findLast((frame) => isOf(frame, kind)) ?? '',
    async end() {
      const there = [...lookers].filter(([, { frames }]) => !frames.some((frame) => isOf(frame, 'bye')))
      // Whoever is answered has been sent all that came before.
      for (const [guest] of there) await order(guest, { kind: 'refusals' })
      const heard = new Map<Guest, Heard[]>()
      for (const [guest, { frames }] of lookers) heard.set(guest, frames.map(typed))
      for (const [guest, one] of others) heard.set(guest, [...(heard.get(guest) ?? []), one])
      // Each is sent away for talking gibberish. In which order the others notice that is chance.
      for (const [guest, { say, heard: hears }] of there) {
        say('gibberish')
        heard.get(guest)?.push(typed(await hears((frame) => isOf(frame, 'bye'), 0)))
      }
      await Promise.all([...lookers.values()].map(({ closed }) => closed))
      return heard
    },
  }
}

const cookieFor = (guest: Guest): string => {
  if (guest === 'stranger') return cookieOf(STRANGER)
  return typeof guest === 'number' ? cookieOf(guest) : ''
}

const isOf = (frame: string, kind: string): boolean => frame.startsWith(`{"kind":"${kind}"`)

/** Answers are told apart by what they answer with; the name of an order says when it was given. */
const typed = (bytes: string): Heard => {
  const [, kind = '?', given, answer] = MESSAGE.exec(bytes) ?? []
  if (answer !== undefined) return { type: `${kind} ${answer}`, bytes, moment: Number(given) }
  const moves = kind === 'step' ? /"moves":(\d+)/.exec(bytes)?.[1] : undefined
  return { type: kind, bytes, moment: moves === undefined ? null : Number(moves) }
}

const MESSAGE = /^\{"kind":"(\w+)"(?:,"id":"order-\d+-(\d+)","answer":\{"kind":"(\w+)")?/
