/** Reading a command's arguments: what is missing, surplus or out of range is told in one sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { OptionSpec, OptionValues } from '../kit/game.ts'
import { usualOptions } from '../kit/options.ts'
import { trouble } from './trouble.ts'

type Specs = NonNullable<ParseArgsConfig['options']>

interface Given<S extends Specs> {
  readonly subject: string | undefined
  readonly values: ReturnType<typeof parseArgs<{ options: S; allowPositionals: true; strict: true }>>['values']
}

/** The one positional argument, if it is there, and the options. */
export const readArguments = <const S extends Specs>(args: readonly string[], options: S): Given<S> => {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  if (positionals.length > 1) trouble('usage.surplus', { argument: positionals[1] ?? '' })
  return { subject: positionals[0], values }
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

/** A whole number from `least` up, or nothing when it was not given. */
export const wholeNumber = (option: string, text: string | undefined, least: number): number | undefined => {
  if (text === undefined) return undefined
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  return number >= least ? number : trouble('usage.number', { option, value: text, least })
}

/** `--option name=value`, as often as needed; the value is one of the game's, which says whether it is a number. */
export const optionsFrom = (specs: readonly OptionSpec[], given: readonly string[] = []): OptionValues => {
  const chosen = given.map((text) => {
    const [, id = text, written = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
    const value = specs.find((spec) => spec.id === id)?.values.find((one) => String(one) === written)
    return [id, value ?? written] as const
  })
  return { ...usualOptions(specs), ...Object.fromEntries(chosen) }
}
