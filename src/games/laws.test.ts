import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tested } from '../../test/games/tested.ts'

test.each(tested.map(({ id }) => id))('%s has a file that checks the laws in its matches', (id) => {
  const file = fileURLToPath(new URL(`./${id}/testing/laws.test.ts`, import.meta.url))
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toContain(
    "import { entry } from '../entry.ts'\n\nawait testLaws(entry)\n",
  )
})
