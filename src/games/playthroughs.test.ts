/** Recorded matches replay to their recorded result, and their deals can be checked. `vitest -u` writes transcripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { tested } from '../../test/games/tested.ts'
import { transcript } from '../../test/kit/transcript.ts'
import type { AnyGame } from '../kit/game.ts'
import { type MatchRecord, readRecord, replayRecord } from '../kit/record.ts'
import { verify } from '../kit/verify.ts'

const folderOf = (id: string): URL => new URL(`./${id}/playthroughs/`, import.meta.url)

const read = (id: string, file: string): string => readFileSync(new URL(file, folderOf(id)), 'utf8')

const filesOf = (id: string, ending: string): readonly string[] =>
  existsSync(folderOf(id)) ? readdirSync(folderOf(id)).filter((file) => file.endsWith(ending)) : []

const endings = (game: AnyGame): readonly string[] => [...(game.events.ended ?? [])].sort()

const covers = (game: AnyGame, records: readonly MatchRecord[]): void => {
  expect([...new Set(records.map(({ seats }) => seats))].sort()).toEqual(game.meta.seats)
  expect([...new Set(records.map(({ result }) => result?.rule))].sort()).toEqual(endings(game))
}

for (const entry of tested) {
  const game = await entry.game()
  const { texts } = await entry.text.en()

  describe(entry.id, () => {
    const records = filesOf(entry.id, '.json').map((file) => [file, readRecord(read(entry.id, file))] as const)

    test('every seat count and every ending has a match', () =>
      covers(
        game,
        records.map(([, record]) => record),
      ))

    test.each(records)('%s reads as its transcript', async (file, record) => {
      verify(game, record)
      const text = transcript(game, texts, record, replayRecord(game, record))
      await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(file.replace(/json$/, 'txt'), folderOf(entry.id))))
    })

    const matches = filesOf(entry.id, '.jsonl').flatMap((file) =>
      read(entry.id, file).trimEnd().split('\n').map(readRecord),
    )

    test('deal, draws, moves and result of every recorded match can be verified', () => {
      for (const record of matches) verify(game, record)
    })

    test('every version of the rules has a match', () => {
      const versions = new Set(
        [...matches, ...records.map(([, record]) => record)].map((record) => record.rulesVersion),
      )
      expect([...versions].sort()).toEqual(Array.from({ length: game.meta.rulesVersion }, (_, at) => at + 1))
    })
  })
}
