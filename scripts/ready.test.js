import { expect, test } from 'vitest'
import { isInstalled } from './ready.js'

const lock = (packages) => ({ packages })
const wanted = lock({
  '': { name: 'roundhouse' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/a-for-some-system': { version: '1.0.0', integrity: 'y', optional: true },
})

test('what the lock file names is installed, whatever is made for other systems', () => {
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } }))).toBe(true)
})

test('nothing installed, a package missing, another version and another content are noticed', () => {
  expect(isInstalled(wanted, undefined)).toBe(false)
  expect(isInstalled(wanted, lock({}))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.1', integrity: 'x' } }))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'z' } }))).toBe(false)
})
