/** Sends hostile bytes over many HTTP connections and looks at what comes back. */
import { connect } from 'node:net'
import { quickRng } from '../../src/kit/chance.ts'
import { type HttpCase, httpCase } from './http-bytes.ts'

export interface HttpAssault {
  readonly cases: number
  /** How often each status came, over all cases; `none` where nothing came back. */
  readonly answers: Readonly<Record<string, number>>
  /** Examples of answers that must never come back. */
  readonly wrong: readonly string[]
}

export interface HttpAttack {
  readonly cases: number
  readonly seed: number
  readonly lanes: number
  report?(done: number): void
}

const TABLE = 'abcdefghij'
/** When nothing more comes, the client closes its half after this: many cases leave the server waiting for more. */
const QUIET = 30
/** Then the server has to answer what there is and close. One that does not within this time hangs. */
const PATIENCE = 20_000
const MOST_NAMED = 20
const TRACE = /\n\s+at |node_modules|\.(?:ts|js):\d+|\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SQLITE)/

export const assaultHttp = async (url: string, { cases, seed, lanes, report }: HttpAttack): Promise<HttpAssault> => {
  const answers = new Map<string, number>()
  const wrong: string[] = []
  let begun = 0
  const judge = (one: HttpCase, text: string | null): void => {
    if (text === null) {
      if (wrong.length < MOST_NAMED) wrong.push('the server could not be reached')
      return
    }
    const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status = '']) => status)
    for (const status of statuses.length === 0 ? ['none'] : statuses)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    const isWrong =
      (text !== '' && !text.startsWith('HTTP/1.1 ')) ||
      statuses.some((status) => status.startsWith('5')) ||
      (one.isContradiction && statuses.some((status) => status.startsWith('2'))) ||
      text.endsWith(HANGS) ||
      TRACE.test(text)
    if (!isWrong || wrong.length >= MOST_NAMED) return
    wrong.push(
      `${one.kind}: ${JSON.stringify(Buffer.concat(one.pieces).toString('latin1').slice(0, 300))} → ${text.slice(0, 300)}`,
    )
  }
  const lane = async (number: number): Promise<void> => {
    const rng = quickRng(seed * 1_013 + number)
    while (begun < cases) {
      begun += 1
      if (begun % Math.ceil(cases / 20) === 0) report?.(begun)
      const one = httpCase(rng, TABLE)
      judge(one, await exchange(url, one))
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  return { cases: begun, answers: Object.fromEntries([...answers].sort()), wrong }
}

/** Resolves with all that came back when the server has closed; with null where there was no connection. */
const exchange = (url: string, { pieces, end }: HttpCase): Promise<string | null> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let isConnected = false
    let quiet: NodeJS.Timeout | undefined
    const wait = (): void => {
      clearTimeout(quiet)
      quiet = setTimeout(() => socket.end(), QUIET)
    }
    const late = setTimeout(() => {
      chunks.push(Buffer.from(HANGS))
      socket.destroy()
    }, PATIENCE)
    socket.setNoDelay()
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      chunks.push(bytes)
      if (quiet !== undefined) wait()
    })
    socket.on('close', () => {
      clearTimeout(late)
      clearTimeout(quiet)
      resolve(isConnected ? Buffer.concat(chunks).toString('latin1') : null)
    })
    const send = async (): Promise<void> => {
      for (const piece of pieces) {
        if (!socket.writable) return
        socket.write(piece)
        if (pieces.length > 1) await new Promise((next) => setImmediate(next))
      }
      if (end === 'halfClose') socket.end()
      if (end === 'reset') socket.resetAndDestroy()
      if (end === 'stay') wait()
    }
    socket.once('connect', () => {
      isConnected = true
      void send()
    })
  })

const HANGS = '(the server neither answers nor closes)'
