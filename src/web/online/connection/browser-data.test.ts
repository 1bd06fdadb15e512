import { expect, test } from 'vitest'
import { type BrowserStorage, createBrowserData, parseTableData } from './browser-data.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const SALT = 'fedcba9876543210fedcba9876543210'

const workingStorage = (): BrowserStorage & { readonly items: Map<string, string> } => {
  const items = new Map<string, string>()
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

const fullStorage = (): BrowserStorage => ({
  getItem: () => null,
  setItem: () => {
    throw new Error('full')
  },
})

test('data of a table is read back and updated field by field', () => {
  const storage = workingStorage()
  createBrowserData(storage).save('one', { key: KEY })
  createBrowserData(storage).save('one', { salt: SALT })
  createBrowserData(storage).save('two', { join: KEY })
  expect(createBrowserData(storage).read('one')).toMatchObject({ key: KEY, salt: SALT, join: null })
  expect(createBrowserData(storage).read('two')).toMatchObject({ key: null, join: KEY })
})

test.each([
  ['no storage', null],
  ['a full storage', fullStorage()],
])('with %s data lasts for this visit', (_name, storage) => {
  const browserData = createBrowserData(storage)
  browserData.save('one', { salt: SALT })
  browserData.save('one', { key: KEY })
  expect(browserData.read('one')).toMatchObject({ salt: SALT, key: KEY })
})

test.each(['{', '[]', 'null', '7'])('%s counts as no data', (text) => {
  expect(parseTableData(text)).toEqual({
    key: null,
    join: null,
    watch: null,
    salt: null,
    seen: null,
    sheet: null,
    saltState: 'unsent',
  })
})

test('a damaged field does not affect the others', () => {
  expect(parseTableData(JSON.stringify({ key: 'x', salt: SALT, sheet: 7 }))).toMatchObject({ key: null, salt: SALT })
})

test.each([
  [{ sent: true }, 'acknowledged'],
  [{ sent: false }, 'unsent'],
  [{ saltState: 'sent' }, 'sent'],
  [{ saltState: 'acknowledged', sent: false }, 'acknowledged'],
  [{ saltState: 'lost' }, 'unsent'],
])('the salt state is read from %o, also in the format of earlier pages', (kept, state) => {
  expect(parseTableData(JSON.stringify(kept)).saltState).toBe(state)
})
