import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

const DAY = Date.UTC(2026, 10, 18)
const date = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(DAY)

test('dates are written as the browser’s own country writes them', () => {
  expect(date(localeOf('en', ['en-GB', 'en']))).toBe('18 Nov 2026')
  expect(date(localeOf('en', ['en-US', 'en']))).toBe('Nov 18, 2026')
  expect(date(localeOf('de', ['de-AT', 'de']))).toBe('18.11.2026')
})

test('English without a country is not written as in the United States', () => {
  expect(date(localeOf('en', ['en']))).toBe('18 Nov 2026')
  expect(date(localeOf('en', ['hu-HU']))).toBe('18 Nov 2026')
})

test('another language than the browser’s is written as usual in that language', () => {
  expect(localeOf('nl', ['en-US'])).toBe('nl')
})
