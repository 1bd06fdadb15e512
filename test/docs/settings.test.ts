/** The table of settings in self-hosting.md: every setting of the program, and its true default. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsFrom } from '../../src/server/settings.ts'

const DOCUMENT = readFileSync(new URL('../../docs/self-hosting.md', import.meta.url), 'utf8')

interface Documented {
  readonly name: string
  readonly usual: string
}

/** A row may name two settings and their two defaults. */
const documentedIn = (text: string): readonly Documented[] =>
  text
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => {
      const [, names = '', , usual = ''] = line.split('|').map((cell) => cell.trim())
      const all = [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
      const defaults = all.length === 1 ? [usual] : usual.split(', ')
      return all.map((name, at) => ({ name, usual: defaults[at] ?? '' }))
    })

const settings = documentedIn(DOCUMENT)

test('every setting that the program reads is in the table, and no other', () => {
  const read = new Set<string>()
  settingsFrom(new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) }))
  expect(settings.map(({ name }) => name).sort()).toEqual([...read].sort())
})

const numbers = settings.filter(({ usual }) => /^\d+$/.test(usual))

test.each(numbers)('$name is $usual unless it is set', ({ name, usual }) => {
  const unset = settingsFrom({})
  expect(settingsFrom({ [name]: usual })).toEqual(unset)
  expect(settingsFrom({ [name]: String(Number(usual) + 1) })).not.toEqual(unset)
})

test('settings that are no numbers have the defaults of the table as well', () => {
  const usual = Object.fromEntries(settings.map((setting) => [setting.name, setting.usual.replaceAll('`', '')]))
  const { data, logLevel, host, database, publicUrl, trustedProxies } = settingsFrom({})
  expect({ data, logLevel }).toEqual({ data: usual['ROUNDHOUSE_DATA'], logLevel: usual['LOG_LEVEL'] })
  expect([usual['HOST'], usual['TRUSTED_PROXIES']]).toEqual(['all', 'none'])
  expect({ host, database, publicUrl, trustedProxies }).toEqual({
    ...{ host: '0.0.0.0', database: undefined, publicUrl: null, trustedProxies: [] },
  })
  expect(settings).toHaveLength(numbers.length + 6)
})
