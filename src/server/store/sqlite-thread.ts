/** The thread that SQLite runs in, so that waiting for the disk blocks nothing else. */
import { Worker } from 'node:worker_threads'
import { numbers, requestsOver } from '../../wire/requests.ts'
import type { Writing } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

export type ThreadRequest =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'run'
      readonly sql: string
      readonly parameters: readonly unknown[]
      /** Begins a transaction first. */
      readonly begins: boolean
      /** Asks for the number of rows that were changed. */
      readonly counts: boolean
    }
  /** Writes a group in a transaction of its own; a row for each: true where it was written. */
  | { readonly kind: 'append'; readonly writings: readonly Writing[] }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'close' }

export interface ThreadAnswer {
  readonly rows: readonly unknown[]
  readonly changes?: number
}

export interface Thread {
  ask(request: ThreadRequest): Promise<ThreadAnswer>
  /** The one connection belongs to one transaction at a time. */
  readonly turns: Turns
  append(writings: readonly Writing[]): Promise<readonly boolean[]>
  /** Closes the files and ends the thread. */
  end(): Promise<void>
}

type Message =
  | { readonly id: number; readonly answer: ThreadAnswer }
  | {
      readonly id: number
      readonly problem: ThreadProblem
    }

interface ThreadProblem {
  readonly name: string
  readonly message: string
  /** The code marks an error of the database, not of our code. */
  readonly code?: string
}

export const startThread = (worker: URL, data: unknown): Thread => {
  // The arguments of this process are not meant for the thread.
  const thread = new Worker(worker, { workerData: data, name: 'sqlite', execArgv: [], resourceLimits: SMALL })
  const requests = requestsOver<ThreadRequest, ThreadAnswer>((id, request) => {
    if (failure !== undefined) throw failure
    thread.postMessage({ id, request })
  }, numbers())
  let failure: Error | undefined

  /** A thread that has ended takes its transaction with it: pending and later requests are rejected. */
  const fail = (error: Error): void => {
    failure ??= error
    requests.rejectAll(failure)
  }
  const ended = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      fail(new Error('The thread of the database has ended.'))
      resolve()
    })
  })
  thread.on('error', (error) => {
    const { message } = error instanceof Error ? error : new Error(String(error))
    fail(new Error(`The thread of the database has failed: ${message}`, { cause: error }))
  })
  thread.on('message', (message: Message) => {
    if ('answer' in message) requests.resolve(message.id, message.answer)
    else requests.reject(message.id, failureOf(message.problem))
  })

  const turns = inTurns()
  return {
    ask: requests.ask,
    turns,
    async append(writings) {
      await turns.take()
      try {
        const { rows } = await requests.ask({ kind: 'append', writings })
        return rows.map((row) => row === true)
      } finally {
        turns.give()
      }
    },
    async end() {
      if (failure === undefined) await requests.ask({ kind: 'close' })
      await ended
    },
  }
}

/** Nothing that the thread makes lives long. A larger young generation would keep memory of a busy time that is over. */
const SMALL = { maxYoungGenerationSizeMb: 4 }

interface Turns {
  take(): Promise<void>
  give(): void
}

/** One after another, in the order in which they came. */
const inTurns = (): Turns => {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take: (): Promise<void> =>
      new Promise((resolve) => {
        if (isTaken) waiting.push(resolve)
        else {
          isTaken = true
          resolve()
        }
      }),
    give: (): void => {
      const next = waiting.shift()
      if (next === undefined) isTaken = false
      else next()
    },
  }
}

const failureOf = ({ message, ...rest }: ThreadProblem): Error =>
  Object.assign(PASSING.test(message) ? new StoreUnavailable(message) : new Error(message), rest)

/** SQLite's messages for errors of the disk that may pass: on Node 20 not every error carries a code. */
const PASSING =
  /^(database or disk is full|disk I\/O error|attempt to write a readonly database|database (table )?is locked|unable to open database file|out of memory)/
