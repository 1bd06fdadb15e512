/** The default options of a game: the first value of each. */
import type { OptionSpec, OptionValues } from './game.ts'

export const defaultOptions = (specs: readonly OptionSpec[]): OptionValues =>
  Object.fromEntries(specs.map(({ id, values }) => [id, values[0] ?? false]))
