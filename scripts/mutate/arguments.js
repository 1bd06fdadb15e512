/** Reads `<game> --sample 200 --seed 1 --json`, also if npm has consumed the options. */
import { parseArgs } from 'node:util'

export const USAGE = 'npm run mutate <game> --sample 200 --seed 1 [--json]'

/**
 * npm takes options before `--` as its own and passes them on as variables:
 * `--sample=200` as that value, `--sample 200` as `true` with the 200 left behind. Two numbers
 * left behind are the sample and the seed, in the order of the usage line.
 */
export const readArguments = (args, env) => {
  const options = { sample: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } }
  const parsed = parseOrNothing({ args, options, allowPositionals: true })
  if (parsed === undefined) return undefined
  const { values, positionals } = parsed
  const game = positionals.find((word) => !isNumber(word))
  const leftBehind = positionals.filter(isNumber)
  const value = (name, usual) => {
    const swallowed = env[`npm_config_${name}`]
    return Number(values[name] ?? (swallowed === 'true' ? leftBehind.shift() : swallowed) ?? usual)
  }
  const [sample, seed] = [value('sample', 200), value('seed', 1)]
  const good = game !== undefined && sample > 0 && Number.isInteger(sample) && Number.isInteger(seed)
  return good && leftBehind.length === 0
    ? { game, sample, seed, json: values.json ?? env.npm_config_json === 'true' }
    : undefined
}

const parseOrNothing = (config) => {
  try {
    return parseArgs(config)
  } catch {
    return undefined
  }
}

const isNumber = (word) => /^\d+$/.test(word)
