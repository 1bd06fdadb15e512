/**
 * Counts each game's `perft.json` again. After an intended change of the rules the message shows the new row, and
 * `npx roundhouse check <game>` writes it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tested } from '../../test/games/tested.ts'
import { type PerftRow, perftMismatch } from '../../test/kit/perft.ts'

for (const entry of tested) {
  const file = new URL(`./${entry.id}/perft.json`, import.meta.url)
  const game = await entry.game()
  const { meta } = game

  describe(entry.id, () => {
    const rows: readonly PerftRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

    test('there is a row for every seat count', () => {
      expect([...new Set(rows.map(({ seats }) => seats))].sort()).toEqual(meta.seats)
    })

    test('there is a row for every rules version', () => {
      const versions = new Set(rows.map(({ rules }) => rules ?? meta.rulesVersion))
      expect([...versions].sort()).toEqual(Array.from({ length: meta.rulesVersion }, (_, at) => at + 1))
    })

    for (const row of rows) {
      test(`${row.seats} seats, rules ${row.rules ?? meta.rulesVersion}, seed ${row.seed}, after ${row.after.join(' ') || 'nothing'}`, () => {
        expect(perftMismatch(game, row)).toBeUndefined()
      })
    }
  })
}
