/** The pages that look at a table: each is sent what is new to it, and what it may know. */
import type { Viewer } from '../kit/game.ts'
import type { Message } from '../kit/text.ts'
import type { ToPage } from '../wire/online.ts'
import { NO_PAST, type Past, pastOf } from './past.ts'
import type { Door } from './table/door.ts'
import { mayLook, type Who } from './table/invitations.ts'
import { viewerOf } from './table/showing.ts'
import type { Standing } from './table/standing.ts'

export interface Connection extends Who {
  send(message: ToPage): void
  close(): void
}

export interface Audience {
  join(connection: Connection, standing: Standing, since: number | null, chat: number): void
  leave(connection: Connection): void
  show(standing: Standing): void
  /** The table was put back: nothing of it is kept here. */
  rest(): void
  /** It was recalled; others may have written meanwhile. */
  wake(standing: Standing): void
  /** Sends everybody away. */
  bye(say: Message, again: boolean): void
  size(): number
}

/** What a page has been sent so far. */
interface Sent {
  readonly viewer: Viewer
  /** The sequence number it is at. */
  seq: number
  table: string
  /** How many entries of the match's log it knows, whether it was told them or not. */
  logged: number
  chat: number
}

export const audienceOf = (first: Standing, around: Around): Audience => new OneAudience(first, around)

interface Around {
  readonly door: Door
  now(): number
}

/** One object and no closures, like the room that it belongs to. */
class OneAudience implements Audience {
  readonly #around: Around
  readonly #pages = new Map<Connection, Sent>()
  #past: Past
  /** Null while the table is put back. */
  #shown: Standing | null

  constructor(first: Standing, around: Around) {
    this.#around = around
    this.#past = pastOf(first)
    this.#shown = first
  }

  join(connection: Connection, standing: Standing, since: number | null, chat: number): void {
    this.#shown = standing
    const viewer = viewerOf(standing, connection.person?.id ?? null)
    const sent: Sent = { viewer, seq: standing.seq, table: '', logged: this.#past.since(since), chat }
    this.#pages.set(connection, sent)
    for (const [page, its] of this.#pages) this.#showTable(page, its)
    // What was said before stands on the page when it shows the match: otherwise it would count as new.
    this.#showChat(connection, sent)
    this.#showStep(connection, sent)
  }

  leave(connection: Connection): void {
    if (!this.#pages.delete(connection) || this.#shown === null) return
    for (const [page, its] of this.#pages) this.#showTable(page, its)
  }

  show(standing: Standing): void {
    const before = this.#latest()
    this.#shown = standing
    const kept = this.#past.add(before, standing)
    const isTableNew = !isSameTable(before, standing)
    const isGoing = [...this.#pages.keys()].filter((page) => !mayLook(standing, page))
    for (const page of isGoing) this.#dismiss(page)
    for (const [page, was] of this.#pages) {
      const sent = this.#seated(page, was)
      sent.seq = standing.seq
      sent.logged = Math.min(sent.logged, kept)
      if (isTableNew || isGoing.length > 0) this.#showTable(page, sent)
      if (!isSameMatch(before, standing) || sent !== was) this.#showStep(page, sent)
      if (sent.chat < standing.said) this.#showChat(page, sent)
    }
  }

  rest(): void {
    this.#shown = null
    this.#past = NO_PAST
    for (const sent of this.#pages.values()) sent.table = ''
  }

  wake(standing: Standing): void {
    this.#shown = standing
    this.#past = pastOf(standing)
    for (const [page, was] of this.#pages) {
      // A page that is at the same number holds the same log.
      if (was.seq === standing.seq) continue
      const sent = this.#seated(page, was)
      Object.assign(sent, { seq: standing.seq, logged: 0 })
      this.#showTable(page, sent)
      this.#showStep(page, sent)
      this.#showChat(page, sent)
    }
  }

  bye(say: Message, again: boolean): void {
    for (const page of this.#pages.keys()) {
      page.send({ kind: 'bye', say, again })
      page.close()
    }
    this.#pages.clear()
  }

  size(): number {
    return this.#pages.size
  }

  #latest(): Standing {
    if (this.#shown === null) throw new Error('a table that was put back is shown')
    return this.#shown
  }

  #showTable(connection: Connection, sent: Sent): void {
    const { door, now } = this.#around
    const looking = { who: connection, here: this.#here(), watchers: this.#watchers(), now: now() }
    const table = door.table(this.#latest(), looking)
    const written = JSON.stringify(table)
    if (written === sent.table) return
    sent.table = written
    connection.send({ kind: 'table', seq: this.#latest().seq, table })
  }

  #here(): ReadonlySet<string> {
    return new Set([...this.#pages.keys()].flatMap(({ person }) => person?.id ?? []))
  }

  #watchers(): number {
    return [...this.#pages.values()].filter(({ viewer }) => viewer === 'watcher').length
  }

  #showStep(connection: Connection, sent: Sent): void {
    const step = this.#around.door.step(this.#latest(), sent.viewer, sent.logged)
    if (step === null) return
    sent.logged = this.#latest().hosted?.match.log.length ?? 0
    connection.send({ kind: 'step', step })
  }

  #showChat(connection: Connection, sent: Sent): void {
    const lines = this.#around.door.chat(this.#latest(), sent.viewer, sent.chat)
    if (lines.length > 0) connection.send({ kind: 'chat', from: sent.chat, lines })
    sent.chat = this.#latest().said
  }

  /** Who came by a link that was revoked, and has no seat, is told so and hears nothing more. */
  #dismiss(connection: Connection): void {
    this.#pages.delete(connection)
    connection.send({ kind: 'bye', say: { id: 'table.revoked' }, again: false })
    connection.close()
  }

  /** Who takes a seat or leaves it looks from another place, and is shown everything from there. */
  #seated(connection: Connection, sent: Sent): Sent {
    const viewer = viewerOf(this.#latest(), connection.person?.id ?? null)
    if (viewer === sent.viewer) return sent
    const anew = { viewer, seq: 0, table: '', logged: 0, chat: 0 }
    this.#pages.set(connection, anew)
    return anew
  }
}

/** Nothing changed but the match and what was said. */
const isSameTable = (a: Standing, b: Standing): boolean =>
  a.places === b.places &&
  a.keys === b.keys &&
  a.phase === b.phase &&
  a.proposal === b.proposal &&
  a.clocks === b.clocks &&
  a.muted === b.muted &&
  a.chatSeated === b.chatSeated &&
  a.next === b.next &&
  a.sheet === b.sheet &&
  a.broken === b.broken

/** Nothing is new to see of the match. */
const isSameMatch = (a: Standing, b: Standing): boolean =>
  a.hosted?.match === b.hosted?.match &&
  a.hosted?.handedOver === b.hosted?.handedOver &&
  a.places === b.places &&
  a.phase === b.phase
