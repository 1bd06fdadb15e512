/** Daily games at one screen: the host itself refuses undo and hints, and practice is an ordinary game. */
import { beforeAll, expect, test } from 'vitest'
import { bundleOf, handTimer, openingOf, randomHex, resume, seatNew } from '../../../test/web/host/seated.ts'
import { entry as paris } from '../../games/paris-connection/entry.ts'
import { dailyOptions, dailySeats } from '../../host/daily.ts'
import type { GameBundle } from '../../host/opening.ts'
import type { DailyMark } from '../../wire/host.ts'
import { entryOf, savedTableIn } from './saved-entry.ts'
import { newTable } from './table.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await bundleOf(paris)
})

const opening = (kind: DailyMark['kind']) =>
  openingOf('paris-connection', dailySeats(paris.meta, 'Ann'), {
    options: dailyOptions(paris.meta),
    daily: { day: '2026-11-18', kind },
  })

/** After a first move that could be undone elsewhere. */
const begun = (kind: DailyMark['kind']) => {
  const table = seatNew(opening(kind), bundle)
  const reversible = table.choices().find(({ final }) => !final)
  if (reversible === undefined) throw new Error('every choice is final')
  table.play(reversible.notation)
  return table
}

test.each(['ranked', 'unranked'] as const)('a %s attempt has no undo, no way back and no hints', async (kind) => {
  const table = begun(kind)
  expect(table.scene().undo).toEqual({ can: false, barrier: 'daily' })
  expect(table.refusal({ kind: 'undo' })).toBe('undo.daily')
  expect(table.refusal({ kind: 'takeBack', moves: 0 })).toBe('undo.daily')
  expect(table.scene()).toMatchObject({ advised: false, table: { freeTakeBack: false } })
  const links = { timer: handTimer().timer, show() {}, changed() {} }
  const bare = newTable(opening(kind), bundle, randomHex, links)
  await expect(bare.advise({ kind: 'advice', moves: 0, viewer: 0 })).rejects.toMatchObject({
    say: { id: 'advice.daily' },
  })
})

test('practice can be undone and gives hints', () => {
  const table = begun('practice')
  expect(table.scene()).toMatchObject({ advised: true, undo: { can: true }, table: { freeTakeBack: true } })
  const { moves } = table.scene()
  expect(table.apply({ kind: 'undo' }).moves).toBe(moves - 1)
})

test('hints are open once the game is over', () => {
  const table = begun('ranked')
  for (let made = 0; table.scene().outcome === null; made++) {
    if (made > 2_000) throw new Error('it does not end')
    table.play(table.choices()[0]?.notation ?? '')
  }
  expect(table.scene().advised).toBe(true)
  expect(table.refusal({ kind: 'undo' })).toBe('undo.daily')
})

test('a saved daily game is still one; a mark that cannot be read is left out', () => {
  const table = begun('ranked')
  const saved = table.table.saved()
  const entry = entryOf(saved, [], 1, 0)
  const again = resume(savedTableIn(entry), bundle)
  expect(again.scene().table.daily).toEqual({ day: '2026-11-18', kind: 'ranked' })
  expect(again.refusal({ kind: 'undo' })).toBe('undo.daily')
  for (const daily of [{ day: 'today', kind: 'ranked' }, { day: '2026-11-18', kind: 'best' }, 7, null]) {
    expect(savedTableIn({ ...entry, daily }).daily).toBeUndefined()
  }
})
