import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.js'

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/texts.js'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('prints the texts of a game: the lesson first, rules last, in the language given', () => {
  const { status, stdout } = run('paris-connection', 'nl')
  expect(status).toBe(0)
  const titles = stdout.match(/^.+(?=\n─)/gm)
  expect(titles?.slice(0, 5)).toEqual(['Lesson', 'How to play', 'Coach', 'Prompts', 'Moves'])
  expect(titles?.at(-1)).toBe('Rules')
  expect(stdout).toMatch(/^mistake\.late +Te laat/m)
  expect(stdout).toMatch(/^ask\.\w+ +\S/m)
  expect(stdout).toMatch(/^PC-1\.1 +\S/m)
})

test('prints the texts of the shell by screen, in English unless another language is named', () => {
  const { status, stdout } = run('shell')
  expect(status).toBe(0)
  expect(stdout.match(/^.+(?=\n─)/gm)).toEqual([
    ...['Pages', 'Table', 'End of the game', 'Daily deal', 'Online', 'Saved games'],
    ...['Problems', 'Terminal', 'Link previews'],
  ])
  expect(stdout).toMatch(/^turn\.undo +Undo$/m)
  expect(stdout).toMatch(/^open\.text +Take a seat or watch/m)
})

test.each([
  [['chess'], /^Which texts\? Give one of shell, great-lakes, /],
  [['shell', 'fr'], /^There is no language fr; there are en, nl, de, hu\.$/m],
  [['shell', 'nl', 'de'], /^“de” is one argument too many\.$/m],
])('%s is refused in one sentence', (args, sentence) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(sentence)
})
