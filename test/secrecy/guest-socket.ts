/** A guest at a table over a real socket, and requests over real HTTP: records every byte received. */
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'
import { PATIENCE } from '../patience.ts'

export interface GuestSocket {
  /** All messages in order, and the stamp at their arrival. */
  readonly frames: string[]
  readonly stamps: number[]
  say(text: string): void
  /** Waits for the next message that matches, starting from this index. */
  nextFrame(holds: (frame: string) => boolean, from: number, limit?: number): Promise<string>
  /** Until the connection is closed. */
  readonly closed: Promise<void>
  close(): void
}

export const connectTo = async (
  port: number,
  table: string,
  cookie: string,
  key: string | null,
  stamp: () => number = () => 0,
): Promise<GuestSocket> => {
  const url = `ws://127.0.0.1:${port}/api/tables/${table}/live`
  const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie }, perMessageDeflate: false })
  const frames: string[] = []
  const stamps: number[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    frames.push(String(data))
    stamps.push(stamp())
    for (const check of waiting) check()
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const say = (text: string): void => socket.send(text)
  say(JSON.stringify({ kind: 'hello', since: null, chat: 0, key }))
  return {
    frames,
    stamps,
    say,
    nextFrame: (holds, from, limit = PATIENCE) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`no frame arrived after ${frames.at(-1)?.slice(0, 200)}`)),
          limit,
        )
        const check = (): void => {
          const found = frames.slice(from).find(holds)
          if (found === undefined) return
          clearTimeout(late)
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      }),
    closed,
    close: () => socket.close(),
  }
}

const agent = new Agent({ keepAlive: true })

/** A request, and its whole answer except the date. */
export const requestTo = (port: number, cookie: string, method: string, path: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const type = body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    // The answer returns the id of the request, which would otherwise be random.
    const headers = { 'x-request-id': 'secrecy-proof', ...type, ...(cookie === '' ? {} : { cookie }) }
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const { date: _, ...answerHeaders } = answer.headers
      let text = `${answer.statusCode} ${JSON.stringify(answerHeaders)}\n`
      answer.setEncoding('utf8')
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
    asked.end(body)
  })
