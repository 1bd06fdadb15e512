/** Match records in files. Problems with a file are reported in one sentence. */
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { DealSheet } from '../kit/deal.ts'
import { Problem } from '../kit/problem.ts'
import { type MatchRecord, readRecord, writeRecord } from '../kit/record.ts'
import { sheetIn } from '../kit/record-shape.ts'
import { trouble } from './trouble.ts'

/** The unchecked text of a file. */
const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return trouble('file.missing', { file })
    return trouble('file.unreadable', { file, why: codeOf(error) })
  }
}

/** A record on each line, even if it is only one. */
export const holdsSeveral = (file: string): boolean => file.endsWith('.jsonl')

/** The texts of the records in a file: one, or in a `.jsonl` one on each line. */
export const recordTexts = (file: string): readonly string[] => {
  const text = readText(file)
  if (!holdsSeveral(file)) return [text]
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines : trouble('file.empty', { file })
}

/** A record of a file, by its number from 1. */
export const loadRecord = (file: string, number = 1): MatchRecord => {
  const texts = recordTexts(file)
  return readRecord(texts[number - 1] ?? trouble('file.few', { file, count: texts.length }))
}

/** A deal sheet that somebody kept. */
export const loadSheet = (file: string): DealSheet => {
  try {
    return sheetIn(JSON.parse(readText(file)))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Problem) return trouble('file.sheet', { file })
    throw error
  }
}

/** Writes all or nothing, readable by the owner only: a running match has secrets. */
export const saveRecord = (file: string, record: MatchRecord): void => saveText(file, writeRecord(record))

export const saveText = (file: string, text: string): void =>
  writing(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(half(file), text, { mode: 0o600 })
    renameSync(half(file), file)
  })

/** The same for a text that is too long to hold in memory. If the text fails, no file is left. */
export const saveChunks = async (file: string, chunks: AsyncIterable<string>): Promise<void> => {
  let opened = 0
  writing(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    opened = openSync(half(file), 'w', 0o600)
  })
  try {
    for await (const chunk of chunks) writing(file, () => writeWhole(opened, Buffer.from(chunk)))
    writing(file, () => fsyncSync(opened))
  } catch (error) {
    closeSync(opened)
    rmSync(half(file), { force: true })
    throw error
  }
  closeSync(opened)
  writing(file, () => renameSync(half(file), file))
}

const writeWhole = (opened: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length; ) at += writeSync(opened, bytes, at)
}

/** The lines of a long file. Only a line feed ends a line: texts may hold other separators. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Requires that the file is there. */
export const existingFile = (file: string): string => (existsSync(file) ? file : trouble('file.missing', { file }))

/** Tests early whether a file can be written, and leaves nothing behind. */
export const tryFile = (file: string): void =>
  writing(file, () => {
    writeFileSync(half(file), '', { mode: 0o600 })
    rmSync(half(file))
  })

const half = (file: string): string => `${file}.half`

/** Works on a file; reports the system's error in one sentence. */
export const writing = (file: string, work: () => void): void => {
  try {
    work()
  } catch (error) {
    trouble('file.unwritable', { file, why: codeOf(error) })
  }
}

/** Requires that the file does not exist, so that a mistyped name overwrites nothing. */
export const newFile = (file: string): string => (existsSync(file) ? trouble('file.exists', { file }) : file)

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** A new name for a match among the saves: `data/saves/<game>-<day>-<time>.json`. */
export const freshSave = (env: Readonly<Record<string, string | undefined>>, game: string, now: Date): string => {
  const folder = join(env['ROUNDHOUSE_DATA'] || 'data', 'saves')
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  const name = (number: number): string => join(folder, `${game}-${stamp}${number > 1 ? `-${number}` : ''}.json`)
  let number = 1
  while (existsSync(name(number))) number += 1
  return name(number)
}

/** The system's code of an error. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
