/**
 * The pages that look at a table. Each is sent what is new to it and what it may know. What several pages are sent
 * is worked out once: the match once for each seat and once for all spectators, the table once for everybody.
 */
import { versionFor } from '../../host/hosted-table.ts'
import type { Viewer } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { ServerMessage, SharedTable } from '../../wire/online.ts'
import type { Random } from '../people/keys.ts'
import { mayLook, type Who } from '../table/invitations.ts'
import { chatCount, type Projection, viewerOf } from '../table/projection.ts'
import type { TableState } from '../table/table-state.ts'
import { keptLog, StepChannel, TableChannel, type Written } from './channels.ts'

export interface Connection extends Who {
  send(message: ServerMessage): void
  /** Sends a message that is written already. */
  write(text: string): void
  close(): void
}

export interface Audience {
  join(connection: Connection, state: TableState, since: number | null, chat: number): void
  leave(connection: Connection): void
  show(state: TableState): void
  /** The table is unloaded: forgets everything about it. */
  unload(): void
  /** The table is loaded again; another server may have written to it meanwhile. */
  reload(state: TableState): void
  /** Shows on all pages whether moves can be saved, also while the table is unloaded. */
  setUnsaved(isUnsaved: boolean): void
  /** Disconnects all pages. */
  bye(say: Message, again: boolean): void
  readonly pages: ReadonlyMap<Connection, unknown>
  /** By id of a person: on how many of the pages. */
  readonly people: ReadonlyMap<string, number>
}

/** What a page has been sent so far. */
interface Sent {
  viewer: Viewer
  /** The `you` that it was sent last; empty before that, and while the table is unloaded. */
  you: string
  /** How many lines of chat it holds. */
  chat: number
}

export interface AudienceDeps {
  readonly projection: Projection
  readonly random: Random
  now(): number
}

export const audienceOf = (first: TableState, deps: AudienceDeps): Audience => new TableAudience(first, deps)

/** Arrivals and departures are shown at once, and then at most this often; less often the more pages there are. */
const PRESENCE_PAUSE = 250
const PRESENCE_PAUSE_PER_PAGE = 2.5

/** A class, not closures: per-instance functions would cost 10 % of the memory of thousands of idle tables. */
class TableAudience implements Audience {
  readonly #deps: AudienceDeps
  readonly pages = new Map<Connection, Sent>()
  readonly people = new Map<string, number>()
  #spectators = 0
  readonly #steps = new Map<Viewer, StepChannel>()
  readonly #table = new TableChannel()
  /** Null while the table is unloaded. */
  #shown: TableState | null
  /** Its sequence number when it was unloaded. */
  #restedAt = 0
  #presence: NodeJS.Timeout | null = null
  #isPresenceNew = false
  #isUnsaved = false

  constructor(first: TableState, deps: AudienceDeps) {
    this.#deps = deps
    this.#shown = first
  }

  join(connection: Connection, state: TableState, since: number | null, chat: number): void {
    const viewer = viewerOf(state, connection.person?.id ?? null)
    const sent: Sent = { viewer, you: '', chat }
    this.#shown = state
    this.#add(connection, sent)
    this.#presenceChanged()
    if (sent.you === '') this.#showWholeTable(connection, sent)
    // The chat so far is there before the match: otherwise it would count as unread.
    this.#showChat(connection, sent)
    this.#showWholeStep(connection, viewer, since)
  }

  leave(connection: Connection): void {
    if (!this.#remove(connection) || this.#shown === null) return
    this.#presenceChanged()
  }

  show(state: TableState): void {
    const before = this.#latest()
    this.#shown = state
    const areSeatsNew = before.places !== state.places
    const isAccessNew = areSeatsNew || before.keys !== state.keys || before.guests !== state.guests
    const isGone = isAccessNew && this.#dismissUninvited(state)
    const moved = areSeatsNew ? this.#reseat(state) : NOBODY
    const isYouNew = isAccessNew || before.muted !== state.muted || before.phase !== state.phase
    if (isGone || isYouNew || !isSameTable(before, state)) this.#showTable(isYouNew)
    this.#showSteps(before, state, moved)
    if (before.said !== state.said || moved.size > 0) {
      for (const [page, sent] of this.pages) this.#showChat(page, sent)
    }
  }

  unload(): void {
    this.#restedAt = this.#latest().seq
    this.#stopPresence()
    this.#shown = null
    this.#table.rest()
    for (const channel of this.#steps.values()) channel.rest()
    for (const sent of this.pages.values()) sent.you = ''
  }

  /** Pages that were here when the table was unloaded hold its current state, unless another server has written to it. */
  reload(state: TableState): void {
    this.#shown = state
    if (state.seq === this.#restedAt) {
      for (const [page, sent] of this.pages) sent.you = this.#youFor(page)
      return
    }
    this.#reseat(state)
    for (const channel of this.#steps.values()) channel.restart()
    for (const [page, sent] of this.pages) {
      this.#showWholeTable(page, sent)
      this.#showChat(page, sent)
      this.#showWholeStep(page, sent.viewer, null)
    }
  }

  setUnsaved(isUnsaved: boolean): void {
    this.#isUnsaved = isUnsaved
    for (const page of this.pages.keys()) page.send({ kind: 'table', table: { unsaved: isUnsaved } })
  }

  bye(say: Message, again: boolean): void {
    this.#stopPresence()
    for (const page of this.pages.keys()) {
      page.send({ kind: 'bye', say, again })
      page.close()
    }
    this.pages.clear()
  }

  #latest(): TableState {
    if (this.#shown === null) throw new Error('an unloaded table is shown')
    return this.#shown
  }

  #add(connection: Connection, sent: Sent): void {
    const id = connection.person?.id
    if (id !== undefined) this.people.set(id, (this.people.get(id) ?? 0) + 1)
    if (sent.viewer === 'watcher') this.#spectators += 1
    this.pages.set(connection, sent)
  }

  #remove(connection: Connection): boolean {
    const sent = this.pages.get(connection)
    if (sent === undefined) return false
    const id = connection.person?.id
    const pages = id === undefined ? 0 : (this.people.get(id) ?? 0) - 1
    if (id !== undefined && pages > 0) this.people.set(id, pages)
    else if (id !== undefined) this.people.delete(id)
    if (sent.viewer === 'watcher') this.#spectators -= 1
    return this.pages.delete(connection)
  }

  /** A person who takes or leaves a seat changes the view. */
  #reseat(state: TableState): ReadonlySet<Connection> {
    const moved = new Set<Connection>()
    for (const [page, sent] of this.pages) {
      const viewer = viewerOf(state, page.person?.id ?? null)
      if (viewer === sent.viewer) continue
      this.#spectators += Number(viewer === 'watcher') - Number(sent.viewer === 'watcher')
      Object.assign(sent, { viewer, chat: 0 })
      moved.add(page)
    }
    return moved
  }

  /** Pages that came by a revoked link and have no seat get the reason and are disconnected. */
  #dismissUninvited(state: TableState): boolean {
    const uninvited = [...this.pages.keys()].filter((page) => !mayLook(state, page))
    for (const page of uninvited) {
      this.#remove(page)
      page.send({ kind: 'bye', say: { id: 'table.revoked' }, again: false })
      page.close()
    }
    return uninvited.length > 0
  }

  /** Shown now, or together with what changes until the pause is over. */
  #presenceChanged(): void {
    if (this.#presence !== null) {
      this.#isPresenceNew = true
      return
    }
    this.#showTable(false)
    const pause = Math.max(PRESENCE_PAUSE, PRESENCE_PAUSE_PER_PAGE * this.pages.size)
    this.#presence = setTimeout(() => {
      this.#presence = null
      if (this.#isPresenceNew) this.#presenceChanged()
    }, pause).unref()
    this.#isPresenceNew = false
  }

  #stopPresence(): void {
    if (this.#presence !== null) clearTimeout(this.#presence)
    this.#presence = null
    this.#isPresenceNew = false
  }

  #render(now: number): SharedTable {
    return this.#deps.projection.table(this.#latest(), { here: this.people, watchers: this.#spectators, now })
  }

  #youFor(page: Connection): string {
    return JSON.stringify(this.#deps.projection.you(this.#latest(), page))
  }

  #showTable(isYouNew: boolean): void {
    const changed = this.#table.take((now) => this.#render(now), this.#deps.now())
    const shared = changed === null ? null : `{"kind":"table","table":{${changed}}}`
    for (const [page, sent] of this.pages) {
      const you = sent.you === '' || isYouNew ? this.#youFor(page) : sent.you
      if (sent.you === '') this.#showWholeTable(page, sent)
      else if (you !== sent.you) {
        sent.you = you
        page.write(`{"kind":"table","table":{${changed === null ? '' : `${changed},`}"you":${you}}}`)
      } else if (shared !== null) page.write(shared)
    }
  }

  #showWholeTable(page: Connection, sent: Sent): void {
    sent.you = this.#youFor(page)
    const table = this.#table.whole((now) => this.#render(now), this.#deps.now())
    page.write(`{"kind":"table","table":{${table},"unsaved":${this.#isUnsaved},"you":${sent.you}}}`)
  }

  #showSteps(before: TableState, state: TableState, moved: ReadonlySet<Connection>): void {
    if (state.hosted === null) return
    // At the end everybody may know every move, and all lines of the log are numbered by that.
    const kept = before.phase === state.phase ? keptLog(before, state) : 0
    const texts = new Map<Viewer, string>()
    const written: Written = new Map()
    for (const channel of this.#steps.values()) {
      const { viewer } = channel
      channel.logged = Math.min(channel.logged, kept)
      if (!isChangedFor(before, state, viewer)) continue
      const step = this.#deps.projection.step(state, viewer, channel.logged)
      const text = step && channel.take(step, state.hosted.match.log.length, written)
      if (text !== null) texts.set(viewer, text)
    }
    for (const [page, { viewer }] of this.pages) {
      const text = texts.get(viewer)
      if (moved.has(page) || !this.#steps.has(viewer)) this.#showWholeStep(page, viewer, null)
      else if (text !== undefined) page.write(text)
    }
  }

  /** A channel begins with the first page of its viewer. */
  #showWholeStep(page: Connection, viewer: Viewer, since: number | null): void {
    const state = this.#latest()
    if (state.hosted === null) return
    const all = () => this.#deps.projection.step(state, viewer, 0) ?? missing()
    const known = this.#steps.get(viewer)
    const channel = known ?? new StepChannel(viewer, Number.parseInt(this.#deps.random.hex(5), 16))
    this.#steps.set(viewer, channel)
    if (known === undefined || channel.logged === 0) channel.take(all(), state.hosted.match.log.length)
    page.write(channel.whole(channel.keptSince(since), all))
  }

  #showChat(page: Connection, sent: Sent): void {
    const state = this.#latest()
    const count = chatCount(state, sent.viewer)
    if (count === sent.chat) return
    const lines = this.#deps.projection.chat(state, sent.viewer, sent.chat)
    if (lines.length > 0) page.send({ kind: 'chat', from: sent.chat, lines })
    sent.chat = count
  }
}

const NOBODY: ReadonlySet<Connection> = new Set()

const missing = (): never => {
  throw new Error('a match without a step')
}

/** True if only the match and the chat changed. */
const isSameTable = (a: TableState, b: TableState): boolean =>
  a.places === b.places &&
  a.keys === b.keys &&
  a.phase === b.phase &&
  a.proposal === b.proposal &&
  a.clocks === b.clocks &&
  a.muted === b.muted &&
  a.chatSeated === b.chatSeated &&
  a.next === b.next &&
  a.sheet === b.sheet &&
  a.until === b.until &&
  a.broken === b.broken

/** May this viewer see a difference in the match? A hidden step of somebody else is none. */
const isChangedFor = (before: TableState, now: TableState, viewer: Viewer): boolean =>
  before.hosted === null ||
  now.hosted === null ||
  before.places !== now.places ||
  before.phase !== now.phase ||
  versionFor(before.hosted, viewer) !== versionFor(now.hosted, viewer)
