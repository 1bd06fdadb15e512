/** The recorded matches of a game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type MatchRecord, readRecord } from '../../src/kit/record.ts'

/** A released game has many matches in one file; a new one has its playthroughs. */
export const recordsOf = (id: string): readonly MatchRecord[] => {
  const folder = new URL(`../../src/games/${id}/playthroughs/`, import.meta.url)
  const matches = new URL('matches.jsonl', folder)
  if (existsSync(matches)) return linesIn(matches).map(readRecord)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => readRecord(readFileSync(new URL(file, folder), 'utf8')))
}

const linesIn = (file: URL): readonly string[] => readFileSync(file, 'utf8').trim().split('\n')
