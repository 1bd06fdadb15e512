import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, isNewer } from './prepare.js'

const lock = (packages) => ({ packages })
const wanted = lock({
  '': { name: 'roundhouse' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/a-for-some-system': { version: '1.0.0', integrity: 'y', optional: true },
})

test('packages for other systems may be missing', () => {
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } }))).toBe(true)
})

test('an empty folder, a missing package, another version and other content are noticed', () => {
  expect(isInstalled(wanted, undefined)).toBe(false)
  expect(isInstalled(wanted, lock({}))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.1', integrity: 'x' } }))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'z' } }))).toBe(false)
})

test('a build is out of date if one source is newer or if there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-ready-'))
  const [early, stamp, late] = ['early', 'stamp', 'late'].map((name, at) => {
    const file = join(folder, name)
    writeFileSync(file, '')
    utimesSync(file, 1_000 + at, 1_000 + at)
    return file
  })
  expect(isNewer(stamp, [early])).toBe(true)
  expect(isNewer(stamp, [early, late])).toBe(false)
  expect(isNewer(join(folder, 'nothing'), [early])).toBe(false)
  rmSync(folder, { recursive: true })
})
