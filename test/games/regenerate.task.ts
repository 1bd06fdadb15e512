/** `npx roundhouse check <game>` runs this: regenerates the files that tests compare a game with. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { regenerate } from './regenerate.ts'
import { tested } from './tested.ts'

const id = process.env['GAME']

test('regenerate', async () => {
  const entry = tested.find((game) => game.id === id)
  if (entry === undefined) throw new Error(`there is no game ${id}`)
  const [game, { texts }] = await Promise.all([entry.game(), entry.text.en()])
  const folder = fileURLToPath(new URL(`../../src/games/${entry.id}/`, import.meta.url))
  const { changed, faults } = regenerate(game, texts, folder)
  for (const file of changed) console.log(`wrote src/games/${entry.id}/${file}`)
  if (changed.length === 0) console.log('perft, playthroughs and short match are up to date')
  expect(faults).toEqual([])
}, 300_000)
