/** Results of the arena in a file, so that a long measurement can be made in parts. */
import { existsSync, readFileSync } from 'node:fs'
import { canonical } from '../../kit/deal.ts'
import { complain, Problem } from '../../kit/problem.ts'
import { fieldsOf, listOf, numberIn, optionsIn, textIn } from '../../kit/record-shape.ts'
import type { ArenaSetup, Block, Result } from '../../lab/arena/block.ts'
import { saveText } from '../files.ts'
import { trouble } from '../trouble.ts'

/** The blocks of a file; none if the file does not exist yet. Refuses a file of another set-up. */
export const blocksIn = (file: string, setup: ArenaSetup): readonly Block[] => {
  if (!existsSync(file)) return []
  const kept = resultsIn(file)
  return canonical(kept.setup) === canonical(setup) ? kept.blocks : trouble('arena.other', { file })
}

/** Set-up and blocks of a file that must exist. Refuses a file that is damaged or was not written by the arena. */
export const resultsIn = (file: string): Results => {
  try {
    return resultsFrom(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const isOurs = error instanceof Problem || error instanceof SyntaxError || isSystemError(error)
    if (!isOurs) throw error
    return trouble('arena.file', { file })
  }
}

export const saveBlocks = (file: string, setup: ArenaSetup, blocks: readonly Block[]): void => {
  const lines = blocks.map((block) => JSON.stringify(block)).join(',\n')
  saveText(file, `{"setup":${JSON.stringify(setup)},\n"blocks":[\n${lines}\n]}\n`)
}

export interface Results {
  readonly setup: ArenaSetup
  readonly blocks: readonly Block[]
}

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

type Fields = ReturnType<typeof fieldsOf>

const resultsFrom = (value: unknown): Results => {
  const file = fieldsOf('file', value)
  const setup = setupFrom(fieldsOf('setup', file['setup']))
  const blocks = listOf('blocks', file['blocks']).map((block) => blockFrom(fieldsOf('block', block), setup))
  return { setup, blocks }
}

const setupFrom = (fields: Fields): ArenaSetup => ({
  game: textIn(fields, 'game'),
  rulesVersion: numberIn(fields, 'rulesVersion'),
  options: optionsIn(fields),
  bots: textsIn(fields, 'bots'),
  milliseconds: fields['milliseconds'] === null ? null : numberIn(fields, 'milliseconds'),
  iterations: fields['iterations'] === null ? null : numberIn(fields, 'iterations'),
  seed: numberIn(fields, 'seed'),
})

/** Every match has a result for every bot. */
const blockFrom = (fields: Fields, { bots }: ArenaSetup): Block => ({
  number: numberIn(fields, 'number'),
  matches: listOf('matches', fields['matches']).map((match) => {
    const results = listOf('match', match).map((result) => resultFrom(fieldsOf('result', result)))
    return results.length === bots.length ? results : complain('record.shape', ONE_EACH)
  }),
  failures: textsIn(fields, 'failures'),
})

const ONE_EACH = { what: 'match', shape: { id: 'shape.list' } }

const resultFrom = (fields: Fields): Result => ({
  win: figureIn(fields, 'win'),
  rank: numberIn(fields, 'rank'),
  margin: figureIn(fields, 'margin'),
})

const textsIn = (fields: Fields, name: string): readonly string[] =>
  listOf(name, fields[name]).map((text) => textIn({ [name]: text }, name))

const figureIn = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : numberIn(fields, name)
}
