/** The terminal of a command: output, input and environment. */
import { createInterface, type Interface } from 'node:readline'
import type { Out } from './command.ts'

export interface Terminal extends Out {
  readonly env: Readonly<Record<string, string | undefined>>
  /** True for a screen, false for a file or a pipe. */
  readonly isScreen: boolean
  /** May colours be used? */
  readonly colour: boolean
  /** A line from the keyboard or the pipe; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  clear(): void
  close(): void
}

/** `main` passes a terminal; a bare pair of printers is completed from the process. */
export const terminalOf = (out: Out): Terminal => ('ask' in out ? (out as Terminal) : { ...processTerminal(), ...out })

export const processTerminal = (): Terminal => {
  const { stdout, env } = process
  const isScreen = stdout.isTTY === true && env['TERM'] !== 'dumb'
  const keyboard = lineReader()
  stdout.on('error', leaveQuietly)
  return {
    env,
    isScreen,
    colour: isScreen && (env['NO_COLOR'] ?? '') === '',
    line: (text = '') => void stdout.write(`${text}\n`),
    error: (text) => void process.stderr.write(`${text}\n`),
    ask: keyboard.ask,
    clear: () => void (isScreen && stdout.write('\x1b[2J\x1b[3J\x1b[H')),
    close: keyboard.close,
  }
}

/** The reader of our output has closed it (`roundhouse … | head`): that is no error. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}

interface LineReader {
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

/** Reads lines, also those that came before the program waited for them. Ctrl-C and Ctrl-D end the input. */
const lineReader = (): LineReader => {
  const { stdin, stdout } = process
  const typed = stdin.isTTY === true
  const waiting: string[] = []
  let reader: Interface | undefined
  let answer: ((line: string | undefined) => void) | undefined
  let ended = false
  const take = (line: string): void => {
    const reply = answer
    answer = undefined
    if (reply === undefined) waiting.push(line)
    else reply(line)
  }
  const end = (): void => {
    ended = true
    answer?.(undefined)
  }
  const open = (): Interface =>
    createInterface({ input: stdin, output: stdout, terminal: typed && stdout.isTTY === true })
      .on('line', take)
      .on('close', end)
      .on('SIGINT', () => reader?.close())
  const next = (): Promise<string | undefined> => {
    const line = waiting.shift()
    if (line !== undefined || ended) return Promise.resolve(line)
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  return {
    async ask(prompt) {
      reader ??= open()
      reader.setPrompt(prompt)
      if (!ended) reader.prompt()
      const line = await next()
      // A pipe does not show what came through it; a transcript should.
      if (!typed || line === undefined) stdout.write(`${line ?? ''}\n`)
      return line
    },
    close: () => reader?.close(),
  }
}
