/** The page's side of its tables: requests to the worker that hosts them, and the table views that come back. */
import { Problem } from '../../kit/problem.ts'
import type { Message } from '../../kit/text.ts'
import type { Host, Opening, TableView } from '../../wire/host.ts'
import { numbers, requestsOver } from '../../wire/requests.ts'
import type { HostRequest, HostResult, PageMessage, Saved, WorkerMessage } from './protocol.ts'

/** Rejects with a `Problem`, whose `say` is in the kit's catalogue. */
export interface LocalTables {
  list(): Promise<readonly Saved[]>
  /** A new match. */
  open(opening: Opening): Promise<LocalHost>
  /** A saved match. If it is open in another place of this page, it moves here. */
  resume(id: string): Promise<LocalHost>
  /** Saves a match record, given as text. */
  load(text: string): Promise<{ readonly id: string } | { readonly problem: Message }>
  remove(id: string): Promise<void>
}

/** A table that this browser saves. */
export interface LocalHost extends Host {
  /** Calls back with whether the match is saved, when that is known and whenever it changes. */
  onSaving(listener: (isSaved: boolean) => void): void
}

/** The tables of a worker, and what its owner passes in. */
export interface TablesClient {
  readonly tables: LocalTables
  receive(message: WorkerMessage): void
  /** The worker has failed: rejects every open request. */
  fail(say: Message): void
}

export const tablesClient = (post: (message: PageMessage) => void): TablesClient => {
  const watched = new Map<number, Watched>()
  const requests = requestsOver<HostRequest, HostResult>((id, ask) => post({ id, ask }), numbers())
  const fail = (say: Message): void => requests.rejectAll(new Problem(say))
  return {
    tables: tablesOver(requests.ask, watched),
    fail,
    receive(message) {
      switch (message.kind) {
        case 'scene':
          return watched.get(message.table)?.show(message.scene)
        case 'saving':
          return watched.get(message.table)?.showSaving(message.isSaved)
        case 'failed':
          return fail(message.say)
        case 'result':
          return requests.resolve(message.id, message.result)
        default:
          message satisfies never
      }
    },
  }
}

type AskWorker = (what: HostRequest) => Promise<HostResult>

const tablesOver = (ask: AskWorker, watched: Map<number, Watched>): LocalTables => {
  let number = 0
  /** Table views may arrive before the answer, so the table is watched before it is opened. */
  const openWith = async (what: (table: number) => HostRequest): Promise<LocalHost> => {
    number += 1
    const table = number
    const watching = watchedTable()
    watched.set(table, watching)
    const close = (): void => void watched.delete(table)
    const result = await ask(what(table))
    if (result.kind === 'problem') close()
    take(result, 'done')
    return hostOver(ask, table, watching, close)
  }
  return {
    list: async () => take(await ask({ kind: 'list' }), 'list').saved,
    open: (opening) => openWith((table) => ({ kind: 'open', table, opening })),
    resume: (match) => openWith((table) => ({ kind: 'resume', table, match })),
    async load(text) {
      const result = await ask({ kind: 'load', text })
      return result.kind === 'problem' ? { problem: result.say } : { id: take(result, 'loaded').match }
    },
    async remove(match) {
      take(await ask({ kind: 'remove', match }), 'done')
    },
  }
}

const hostOver = (ask: AskWorker, table: number, watching: Watched, closed: () => void): LocalHost => ({
  onScene: watching.listen,
  onSaving: watching.listenToSaving,
  async send(command) {
    const result = await ask({ kind: 'send', table, command })
    return result.kind === 'problem' ? result : take(result, 'answer').answer
  },
  close() {
    closed()
    // Nobody waits for this. A worker that has failed has closed its tables anyway.
    ask({ kind: 'close', table }).catch(() => {})
  },
})

/** The table views of one table. A listener that comes late is shown the latest one. */
interface Watched {
  show(scene: TableView): void
  listen(listener: (scene: TableView) => void): void
  showSaving(isSaved: boolean): void
  listenToSaving(listener: (isSaved: boolean) => void): void
}

const watchedTable = (): Watched => {
  const listeners: ((scene: TableView) => void)[] = []
  const savingListeners: ((isSaved: boolean) => void)[] = []
  let latest: TableView | undefined
  let isSaved: boolean | undefined
  return {
    show(scene) {
      latest = scene
      for (const listener of listeners) listener(scene)
    },
    listen(listener) {
      listeners.push(listener)
      if (latest !== undefined) listener(latest)
    },
    showSaving(now) {
      isSaved = now
      for (const listener of savingListeners) listener(now)
    },
    listenToSaving(listener) {
      savingListeners.push(listener)
      if (isSaved !== undefined) listener(isSaved)
    },
  }
}

/** The expected kind of result; throws for any other. */
const take = <Kind extends HostResult['kind']>(result: HostResult, kind: Kind): Extract<HostResult, { kind: Kind }> => {
  if (result.kind === 'problem') throw new Problem(result.say)
  const isExpected = (other: HostResult): other is Extract<HostResult, { kind: Kind }> => other.kind === kind
  if (!isExpected(result)) throw new Problem({ id: 'table.fault', params: { why: result.kind } })
  return result
}
