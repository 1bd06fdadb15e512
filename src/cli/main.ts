/** The program: finds the command and runs it, and reports problems with the input in one sentence. */
import { VERSION } from '../program/package.ts'
import { argumentTrouble } from './arguments.ts'
import { type CliCommand, OK, type Out, USAGE } from './command.ts'
import { COMMANDS, loadCommand } from './commands.ts'
import { languageAmong } from './language.ts'
import { processTerminal, type Terminal } from './terminal.ts'
import { sentence, trouble } from './trouble.ts'

export const main = (args: readonly string[], terminal: Terminal = processTerminal()): Promise<number> =>
  inOneSentence(args, terminal, () => dispatch(args, terminal))

/** Runs one command by itself, with the same help and the same answers to bad input. */
export const runCommand = (
  command: CliCommand,
  args: readonly string[],
  terminal = processTerminal(),
): Promise<number> => inOneSentence(args, terminal, () => helpOrRun(command, args, terminal))

const inOneSentence = async (
  args: readonly string[],
  terminal: Terminal,
  run: () => Promise<number>,
): Promise<number> => {
  try {
    return await run()
  } catch (error) {
    return explain(error, args, terminal)
  } finally {
    terminal.close()
  }
}

const dispatch = async ([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return listCommands(terminal)
  if (name === '--version') return printVersion(terminal)
  const command = await loadCommand(name)
  if (command === undefined) return trouble('usage.command', { command: name, commands: COMMANDS })
  return helpOrRun(command, rest, terminal)
}

const helpOrRun = async (command: CliCommand, args: readonly string[], terminal: Terminal): Promise<number> => {
  if (!wantsHelp(args)) return command.run(args, terminal)
  terminal.line(`roundhouse ${command.name}: ${command.summary}\n\n${command.usage.replace(/^\n|\s+$/g, '')}`)
  return OK
}

const explain = (error: unknown, args: readonly string[], terminal: Terminal): number => {
  const text = sentence(translated(error), languageAmong(args, terminal.env))
  if (text === undefined) throw error
  terminal.error(text)
  return USAGE
}

/** An error of `parseArgs` in the terminal's own texts; any other error unchanged. */
const translated = (error: unknown): unknown => {
  try {
    argumentTrouble(error)
    return error
  } catch (ours) {
    return ours
  }
}

/** Arguments after `--` are not options. */
const wantsHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  return options.includes('--help') || options.includes('-h')
}

const listCommands = async (out: Out): Promise<number> => {
  const commands = await Promise.all(COMMANDS.map(loadCommand))
  out.line('roundhouse: an open table for train games')
  out.line()
  out.line('  roundhouse <command> …')
  out.line()
  for (const command of commands) {
    if (command !== undefined) out.line(`  ${command.name.padEnd(12)} ${command.summary}`)
  }
  out.line()
  out.line('  roundhouse <command> --help   how to use it')
  out.line('  roundhouse --version          which version this is')
  out.line()
  out.line('Exit codes: 0 all is well, 1 something was found wrong, 2 the arguments cannot be used.')
  return OK
}

const printVersion = (out: Out): number => {
  out.line(VERSION)
  return OK
}
