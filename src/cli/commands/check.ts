/** `roundhouse check`: everything a new game must pass, for one game. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { FLAG, readArguments } from '../arguments.ts'
import { type CliCommand, FOUND, OK, type Out, USAGE } from '../command.ts'

export const command: CliCommand = {
  name: 'check',
  summary: 'check one game: types, laws, tests, lint; write its perft and playthroughs',
  usage: `
  roundhouse check <game> [--release]

  --release   also fail while the game is a draft (meta.ts): a released game has
              its texts and rules in all four languages

Run it in the folder of a clone of Roundhouse. It

  1. compiles;
  2. writes what is missing or no longer true of perft.json, playthroughs/ and
     testing/short-match.json. It changes nothing in a game that has
     playthroughs/matches.jsonl, because those matches must replay forever;
  3. formats the folder of the game and lints it;
  4. runs the laws and the game's own tests.

Exit codes: 0 all passed, 1 something failed, 2 bad arguments.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, { release: FLAG })
    const root = process.cwd()
    const wrong = wrongWith(root, subject)
    if (wrong !== undefined || subject === undefined) {
      out.error(wrong ?? '')
      return USAGE
    }
    const results = stepsFor(subject).map((step) => runStep(root, subject, step, out))
    if (values.release) results.push(await isReleasable(root, subject, out))
    return results.every(Boolean) ? OK : FOUND
  },
}

const wrongWith = (root: string, id: string | undefined): string | undefined => {
  if (!existsSync(join(root, TOOLS.vitest)) || !existsSync(join(root, 'src/games'))) {
    return 'There is no src/games with installed packages here: run check in the folder of a clone of Roundhouse.'
  }
  if (id === undefined) return 'Which game? Give its id, such as hill-climb.'
  return existsSync(join(root, 'src/games', id, 'meta.ts')) ? undefined : `There is no src/games/${id}.`
}

const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const

interface Step {
  readonly name: string
  readonly tool: keyof typeof TOOLS
  readonly args: readonly string[]
}

const stepsFor = (id: string): readonly Step[] => [
  { name: 'types', tool: 'tsc', args: ['-b'] },
  {
    name: 'perft, playthroughs, short match',
    tool: 'vitest',
    args: ['run', '--mode=regenerate', '--disable-console-intercept', '--reporter=dot'],
  },
  {
    name: 'format and lint',
    tool: 'biome',
    args: ['check', '--write', '--colors=off', `src/games/${id}`, 'src/games/registry.ts'],
  },
  {
    name: 'laws, texts, records',
    tool: 'vitest',
    args: ['run', ...SHARED_TESTS, `src/games/${id}/testing/laws.test.ts`, '-t', `^${id}[, ]`],
  },
  { name: 'own tests', tool: 'vitest', args: ['run', `src/games/${id}/`, '-t', `^(?!${id}, )`] },
]

/** Tests over all games, of which only those of this game run. */
const SHARED_TESTS = ['perft', 'playthroughs', 'rule-ids', 'texts'].map((name) => `src/games/${name}.test.ts`)

const runStep = (root: string, id: string, { name, tool, args }: Step, out: Out): boolean => {
  const begun = performance.now()
  const env = { ...process.env, GAME: id }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, TOOLS[tool]), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  const seconds = `${((performance.now() - begun) / 1000).toFixed(0)} s`
  const tests = /Tests\D*\b(\d+) passed/.exec(stripVTControlCharacters(stdout))?.[1]
  const took = tests === undefined ? seconds : `${tests} tests, ${seconds}`
  out.line(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${took})`)
  for (const line of stdout.split('\n')) if (/^wrote |up to date$/.test(line)) out.line(`        ${line}`)
  if (status !== 0) out.line(`${stdout}${stderr}`.trim())
  return status === 0
}

/** Reads the compiled game, because the program itself was built before this run compiled it. */
const isReleasable = async (root: string, id: string, out: Out): Promise<boolean> => {
  const { meta } = await import(new URL(`file://${join(root, 'dist/src/games', id, 'meta.js')}`).href)
  const isDraft = meta.draft === true
  out.line(`${isDraft ? 'FAILED' : 'passed'}  release${isDraft ? `: src/games/${id}/meta.ts says draft` : ''}`)
  if (isDraft) out.line('        Remove it, and the texts tests name every text that is not translated yet.')
  return !isDraft
}
