/** Results of the arena in a file, so that a long measurement can be made in parts. */
import { existsSync, readFileSync } from 'node:fs'
import type { Block, Setup } from './arena-block.ts'
import { saveText } from './files.ts'
import { trouble } from './trouble.ts'

/** The blocks of a file; none where there is no such file yet. What belongs to another set-up is refused. */
export const blocksIn = (file: string, setup: Setup): readonly Block[] => {
  if (!existsSync(file)) return []
  const kept = read(file)
  if (kept === undefined) return trouble('arena.file', { file })
  return JSON.stringify(kept.setup) === JSON.stringify(setup) ? kept.blocks : trouble('arena.other', { file })
}

/** Set-up and blocks of a file that must be there. */
export const blocksOf = (file: string): Kept =>
  (existsSync(file) ? read(file) : undefined) ?? trouble('arena.file', { file })

export const saveBlocks = (file: string, setup: Setup, blocks: readonly Block[]): void => {
  const lines = blocks.map((block) => JSON.stringify(block)).join(',\n')
  saveText(file, `{"setup":${JSON.stringify(setup)},\n"blocks":[\n${lines}\n]}\n`)
}

interface Kept {
  readonly setup: Setup
  readonly blocks: readonly Block[]
}

/** What cannot be read, or was not written by us, is left alone. */
const read = (file: string): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const isOurs = typeof value === 'object' && value !== null && 'setup' in value && 'blocks' in value
    return isOurs && isSetup(value.setup) && Array.isArray(value.blocks) && value.blocks.every(isBlock)
      ? { setup: value.setup, blocks: value.blocks }
      : undefined
  } catch {
    return undefined
  }
}

const isSetup = (value: unknown): value is Setup =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  'milliseconds' in value &&
  'iterations' in value &&
  'bots' in value &&
  Array.isArray(value.bots)

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  'failures' in value &&
  'matches' in value &&
  Array.isArray(value.matches) &&
  value.matches.every((match) => Array.isArray(match))
