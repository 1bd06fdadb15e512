/** Reads a command's arguments. Missing, surplus or wrong ones are reported in one sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { OptionSpec, OptionValues } from '../kit/game.ts'
import { defaultOptions } from '../kit/options.ts'
import { trouble } from './trouble.ts'

/** What an option takes: a text, several texts, or nothing. */
export const TEXT = { type: 'string' } as const
export const TEXTS = { type: 'string', multiple: true } as const
export const FLAG = { type: 'boolean' } as const

type Specs = NonNullable<ParseArgsConfig['options']>

interface Given<S extends Specs> {
  readonly subject: string | undefined
  readonly values: ReturnType<typeof parseArgs<{ options: S; allowPositionals: true; strict: true }>>['values']
}

/** The one positional argument, if it is there, and the options. */
export const readArguments = <const S extends Specs>(args: readonly string[], options: S): Given<S> => {
  const { positionals, values } = parseArgs({
    args: joined(args, options),
    options,
    allowPositionals: true,
    strict: true,
  })
  if (positionals.length > 1) trouble('usage.surplus', { argument: positionals[1] ?? '' })
  return { subject: positionals[0], values }
}

/** `--blocks -3` becomes `--blocks=-3`: `parseArgs` would take the number for another option. */
const joined = (args: readonly string[], options: Specs): string[] => {
  const takesValue = (arg = ''): boolean => arg.startsWith('--') && options[arg.slice(2)]?.type === 'string'
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const together: string[] = []
  for (const [at, arg] of args.entries()) {
    const isValue = /^-\d/.test(arg) && takesValue(args[at - 1]) && at < end
    together.push(isValue ? `${together.pop()}=${arg}` : arg)
  }
  return together
}

/** The sentence for an error of `parseArgs`, which says too much and only in English. */
export const argumentTrouble = (error: unknown): void => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return
  const name = /'([^']*)'/.exec(error.message)?.[1]?.replace(/ <value>$/, '') ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') trouble('usage.option', { option: name })
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') trouble('usage.surplus', { argument: name })
  trouble(error.message.includes('does not take') ? 'usage.flag' : 'usage.value', { option: name })
}

const MOST = 999_999_999

/** A whole number between two bounds, or undefined when the option is missing. */
export const wholeNumber = (
  option: string,
  text: string | undefined,
  least: number,
  most = MOST,
): number | undefined => {
  if (text === undefined) return undefined
  const isUsable = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
  return isUsable ? Number(text) : trouble('usage.number', { option, value: text, least, most })
}

/** `--option name=value`, as often as needed; the value is one of the game's, which says whether it is a number. */
export const optionsFrom = (specs: readonly OptionSpec[], pairs: readonly string[] = []): OptionValues => {
  const chosen = pairs.map((text) => {
    const [, id = text, written = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
    const value = specs.find((spec) => spec.id === id)?.values.find((value) => String(value) === written)
    return [id, value ?? written] as const
  })
  return { ...defaultOptions(specs), ...Object.fromEntries(chosen) }
}
