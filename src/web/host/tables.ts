/** The tables of a page, at the near end of a line to the desk that hosts them. */
import { Problem } from '../../kit/problem.ts'
import type { Message } from '../../kit/text.ts'
import type { Host, Opening, TableView } from '../../wire/host.ts'
import type { HostRequest, HostResult, PageMessage, Saved, WorkerMessage } from './protocol.ts'

/** What goes wrong is rejected with a `Problem`, whose `say` is in the kit's catalogue. */
export interface LocalTables {
  list(): Promise<readonly Saved[]>
  /** A new match. */
  open(opening: Opening): Promise<Host>
  /** A saved one. One that is open already is taken over from whoever had it. */
  resume(id: string): Promise<Host>
  /** A match record as text becomes a saved match. */
  load(text: string): Promise<{ readonly id: string } | { readonly problem: Message }>
  remove(id: string): Promise<void>
}

/** What comes in over the line, and what to do when its far end fails. */
export interface NearEnd {
  readonly tables: LocalTables
  hear(message: WorkerMessage): void
  /** Rejects everything that still waits for an answer. */
  fail(say: Message): void
}

export const nearEnd = (post: (message: PageMessage) => void): NearEnd => {
  const waiting = new Map<number, Waiting>()
  const watched = new Map<number, Watched>()
  let requests = 0

  const ask = (what: HostRequest): Promise<HostResult> =>
    new Promise((resolve, reject) => {
      requests += 1
      waiting.set(requests, { resolve, reject })
      post({ id: requests, ask: what })
    })

  const fail = (say: Message): void => {
    for (const { reject } of waiting.values()) reject(new Problem(say))
    waiting.clear()
  }

  return {
    tables: tablesOver(ask, watched),
    fail,
    hear(message) {
      if (message.kind === 'scene') watched.get(message.table)?.show(message.scene)
      else if (message.kind === 'failed') fail(message.say)
      else {
        waiting.get(message.id)?.resolve(message.result)
        waiting.delete(message.id)
      }
    },
  }
}

interface Waiting {
  resolve(result: HostResult): void
  reject(problem: Problem): void
}

type Asking = (what: HostRequest) => Promise<HostResult>

const tablesOver = (ask: Asking, watched: Map<number, Watched>): LocalTables => {
  let number = 0
  /** Scenes may come before the answer does: the table is watched from the beginning. */
  const openWith = async (what: (table: number) => HostRequest): Promise<Host> => {
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

const hostOver = (ask: Asking, table: number, watching: Watched, closed: () => void): Host => ({
  onScene: watching.listen,
  async send(command) {
    const result = await ask({ kind: 'send', table, command })
    return result.kind === 'problem' ? result : take(result, 'answer').answer
  },
  close() {
    closed()
    // Nobody waits for this: a worker that has failed has closed the table in its own way.
    ask({ kind: 'close', table }).catch(() => {})
  },
})

/** What is seen at a table: who comes late is shown the latest scene. */
interface Watched {
  show(scene: TableView): void
  listen(listener: (scene: TableView) => void): void
}

const watchedTable = (): Watched => {
  const listeners: ((scene: TableView) => void)[] = []
  let latest: TableView | undefined
  return {
    show(scene) {
      latest = scene
      for (const listener of listeners) listener(scene)
    },
    listen(listener) {
      listeners.push(listener)
      if (latest !== undefined) listener(latest)
    },
  }
}

/** The result that was asked for. */
const take = <Kind extends HostResult['kind']>(result: HostResult, kind: Kind): Extract<HostResult, { kind: Kind }> => {
  if (result.kind === 'problem') throw new Problem(result.say)
  const isIt = (other: HostResult): other is Extract<HostResult, { kind: Kind }> => other.kind === kind
  if (!isIt(result)) throw new Problem({ id: 'table.fault', params: { why: result.kind } })
  return result
}
