/**
 * Planted leaks through the sequence of messages, each as a faulty part: a number counted for the whole table instead of
 * for each viewer, an additional message, a bot that waits longer. Tests only.
 */

import type { Parts } from '../../src/server/make.ts'
import type { Connection } from '../../src/server/rooms/audience.ts'
import type { Room } from '../../src/server/rooms/room.ts'
import type { TableState } from '../../src/server/table/table-state.ts'
import type { Order, ServerMessage } from '../../src/wire/online.ts'
import type { Leak } from './planted.ts'
import type { Spoil } from './site.ts'

/** Changes messages before they are sent, and orders before they are carried out. */
interface Fault {
  /** `count` is the number of all events at the table, hidden or not. */
  readonly sends?: (text: string, count: number) => string
  readonly obeys?: (order: Order) => Order
  /** What follows an order, secret or not. */
  readonly echo?: (pages: Iterable<Connection>, order: Order) => void
  readonly listed?: (now: TableState) => object
}

export const SEQUENCE_LEAKS: readonly Leak[] = [
  counted('seq', { sends: (text, count) => text.replaceAll(/"seq":\d+/g, `"seq":${count}`) }),
  counted('moves', { sends: (text, count) => text.replaceAll(/"moves":\d+/g, `"moves":${count}`) }),
  counted('of', { sends: (text, count) => text.replaceAll(/"of":\d+/g, `"of":${count}`) }),
  counted('after', { sends: (text, count) => text.replaceAll(/"after":\d+/g, `"after":${count}`) }),
  counted('decision', {
    sends: (text, count) => text.replaceAll(/"decision":(\d+)/g, (_, own: string) => `"decision":${mixed(own, count)}`),
    obeys: (order) => (order.kind === 'play' ? { ...order, decision: unmixed(order.decision) } : order),
  }),
  counted('chat.number', {
    sends: (text, count) => text.replaceAll(/"number":\d+(?=,"person")/g, `"number":${count}`),
  }),
  counted('proposal.number', {
    sends: (text, count) =>
      text.replaceAll(/(?<="proposal":\{"number":)(\d+)/g, (_, own: string) => String(mixed(own, count))),
    obeys: (order) => (order.kind === 'vote' ? { ...order, proposal: unmixed(order.proposal) } : order),
  }),
  counted('changed of the lobby', { listed: ({ changed }) => ({ changed }) }),
  counted('moves of the lobby', { listed: ({ seq }) => ({ moves: seq }) }),
  {
    name: 'a message is sent for a hidden step',
    parts: withFault({
      echo(pages, { kind }) {
        if (kind === 'play' || kind === 'undo') for (const page of pages) page.send({ kind: 'pong' })
      },
    }),
  },
]

/** A bot whose delay grows with every move, secret ones included: `delay` milliseconds, plus as many for each move. */
export const waitingBot = (delay: number): Leak => ({
  name: 'a bot waits longer after a hidden step',
  parts: (parts) => {
    const { latest, projection } = spied(parts)
    const bots: Parts['bots'] = (options) => {
      const made = parts.bots(options)
      return {
        ...made,
        async chooseMove(queued) {
          const { table } = queued.request
          const answer = await made.chooseMove(queued)
          const isEarly = (): boolean => {
            const { hosted, acted = 0 } = latest.get(table) ?? {}
            return parts.clock.now() < acted + delay * (1 + (hosted?.match.moves.length ?? 0))
          }
          while (isEarly()) await new Promise((resolve) => setTimeout(resolve, 10))
          return answer
        },
      }
    }
    return { ...parts, projection, bots }
  },
})

function counted(field: string, fault: Fault): Leak {
  return { name: `${field} is counted for the whole table`, parts: withFault(fault) }
}

/** A number that answers must repeat; the server converts it back to its own. */
const MIX = 100
const mixed = (own: string, count: number): number => Number(own) * MIX + (count % MIX)
const unmixed = (both: number): number => Math.floor(both / MIX)

/** The table as it was when part of it was last shown to anyone. */
function spied(parts: Parts): {
  readonly latest: ReadonlyMap<string, TableState>
  readonly projection: Parts['projection']
} {
  const latest = new Map<string, TableState>()
  const spy = <Rest extends readonly unknown[], Shown>(show: (now: TableState, ...rest: Rest) => Shown) => {
    return (now: TableState, ...rest: Rest): Shown => {
      latest.set(now.id, now)
      return show(now, ...rest)
    }
  }
  const { projection } = parts
  return {
    latest,
    projection: { ...projection, table: spy(projection.table), step: spy(projection.step), chat: spy(projection.chat) },
  }
}

function withFault({ sends = (text) => text, obeys = (order) => order, echo, listed }: Fault): Spoil {
  return (parts) => {
    const { latest, projection } = spied(parts)
    return {
      ...parts,
      projection: {
        ...projection,
        listed(about, person) {
          const now = latest.get(about.id)
          return { ...projection.listed(about, person), ...(now === undefined ? {} : listed?.(now)) }
        },
      },
      rooms(equipment) {
        const rooms = parts.rooms(equipment)
        const known = new Map<Room, Room>()
        return {
          ...rooms,
          async room(table) {
            const room = await rooms.room(table)
            const faulty = known.get(room) ?? faultyRoom(room, () => latest.get(table)?.seq ?? 0)
            known.set(room, faulty)
            return faulty
          },
        }
      },
    }
  }

  function faultyRoom(room: Room, count: () => number): Room {
    const pages = new Map<Connection, Connection>()
    const connect: Room['connect'] = (page, ...since) => {
      const faulty = faultyPage(page, (text) => sends(text, count()))
      pages.set(page, faulty)
      return room.connect(faulty, ...since)
    }
    const disconnect: Room['disconnect'] = (page) => {
      const faulty = pages.get(page) ?? page
      pages.delete(page)
      return room.disconnect(faulty)
    }
    const order: Room['order'] = async (who, command, order, key) => {
      const answer = await room.order(who, command, obeys(order), key)
      echo?.(pages.values(), order)
      return answer
    }
    return instead(room, { connect, disconnect, order })
  }
}

/** Sends changed texts to a page. */
const faultyPage = (page: Connection, spoil: (text: string) => string): Connection => {
  const send = (message: ServerMessage): void => page.send(JSON.parse(spoil(JSON.stringify(message))) as ServerMessage)
  const write = (text: string): void => page.write(spoil(text))
  return instead(page, { send, write })
}

/** The same object with some methods replaced. Its other methods still run on the original. */
const instead = <T extends object>(whole: T, parts: object): T =>
  new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(parts, name) ?? Reflect.get(target, name, target)
      return typeof value === 'function' && !(name in parts) ? value.bind(target) : value
    },
  })
