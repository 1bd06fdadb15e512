/** The command line of a script. A wrong argument ends it with one sentence before anything is done. */
import { parseArgs } from 'node:util'

const USAGE = 2

/** A whole number between two bounds, with a default. */
export const whole = (usual, least, most) => ({ usual, least, most })

/** The options of the command line; ends the program if one is wrong. `options` are numbers as above, or as `parseArgs` takes them. */
export const readArgs = (options, question = null) => {
  const { problem, ...read } = argsIn(process.argv.slice(2), options, question)
  if (problem === undefined) return read
  console.error(problem)
  process.exit(USAGE)
}

/** `{ values, word }`, or `{ problem }`. `question` is printed if the one word beside the options is missing. */
export const argsIn = (args, options, question = null) => {
  const isNumber = (name) => 'usual' in options[name]
  const specs = Object.entries(options).map(([name, spec]) => [name, isNumber(name) ? { type: 'string' } : spec])
  const parsed = parsedOrProblem({ args, options: Object.fromEntries(specs), allowPositionals: true })
  if (parsed.problem !== undefined) return parsed
  const { values, positionals } = parsed
  const surplus = positionals[question === null ? 0 : 1]
  if (surplus !== undefined) return { problem: `“${surplus}” is one argument too many.` }
  if (question !== null && positionals.length === 0) return { problem: question }
  const read = { ...values }
  for (const name of Object.keys(options).filter(isNumber)) {
    const { usual, least, most } = options[name]
    const text = values[name] ?? String(usual)
    const isUsable = /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most
    if (!isUsable) return { problem: `--${name} must be a whole number from ${least} to ${most}, not ${text}.` }
    read[name] = Number(text)
  }
  return { values: read, word: positionals[0] }
}

/** `parseArgs` says what is wrong in its first sentence. */
const parsedOrProblem = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    return { problem: `${error.message.split(/\.\s/)[0].replace(/\.$/, '')}.` }
  }
}
