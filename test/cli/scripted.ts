/** A terminal for tests: it answers from a script and remembers what was printed. */
import type { Terminal } from '../../src/cli/terminal.ts'

export interface Scripted extends Terminal {
  /** Everything that was printed, with prompts and answers. */
  readonly printed: () => string
  readonly errors: () => string
}

/** Runs a command with these arguments at a terminal without answers. */
export const runScripted = async (
  run: (args: readonly string[], terminal: Terminal) => Promise<number>,
  args: readonly string[],
) => {
  const terminal = scripted()
  const code = await run(args, terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

export const scripted = (answers: readonly string[] = [], env: Terminal['env'] = {}): Scripted => {
  const printed: string[] = []
  const errors: string[] = []
  const waiting = [...answers]
  return {
    env: { LANG: 'en_GB.UTF-8', ...env },
    isScreen: false,
    colour: false,
    line: (text = '') => void printed.push(text),
    error: (text) => void errors.push(text),
    ask: async (prompt) => {
      const answer = waiting.shift()
      printed.push(`${prompt}${answer ?? ''}`)
      return answer
    },
    clear: () => void printed.push('--- cleared ---'),
    close() {},
    printed: () => printed.join('\n'),
    errors: () => errors.join('\n'),
  }
}
