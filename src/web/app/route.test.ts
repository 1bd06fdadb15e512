import { expect, test } from 'vitest'
import { hrefs, type PageRoute, routeOf } from './route.ts'

const ADDRESSES: readonly (readonly [string, PageRoute])[] = [
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/settings', { page: 'settings' }],
  ['#/new/paris-connection', { page: 'new', game: 'paris-connection' }],
  ['#/table/k3', { page: 'table', id: 'k3', at: null }],
  ['#/table/k3/at/0', { page: 'table', id: 'k3', at: 0 }],
  ['#/table/k3/at/17', { page: 'table', id: 'k3', at: 17 }],
  ['#/lobby', { page: 'lobby' }],
  ['#/host/paris-connection', { page: 'host', game: 'paris-connection' }],
  ['#/join/k3/0a', { page: 'join', id: 'k3', key: '0a' }],
  ['#/watch/k3/0a', { page: 'watch', id: 'k3', key: '0a' }],
  ['#/online/k3', { page: 'online', id: 'k3', at: null }],
  ['#/online/k3/at/17', { page: 'online', id: 'k3', at: 17 }],
  ['#/device', { page: 'device', code: null }],
  ['#/device/ABC', { page: 'device', code: 'ABC' }],
  ['#/rules/paris-connection', { page: 'rules', game: 'paris-connection', rule: null }],
  ['#/rules/paris-connection/PC-3.8', { page: 'rules', game: 'paris-connection', rule: 'PC-3.8' }],
]

test.each(ADDRESSES)('%s is the address of a page', (hash, route) => {
  expect(routeOf(hash)).toEqual(route)
})

test.each([
  '#/new',
  '#/table',
  '#/table/k3/at',
  '#/table/k3/at/x',
  '#/table/k3/17',
  '#/settings/x',
  '#/rules/a/b/c',
  '#/%',
  '#/lobby/x',
  '#/host',
  '#/join/k3',
  '#/join/k3/0a/x',
  '#/watch/k3',
  '#/online',
  '#/online/k3/0a',
  '#/device/ABC/x',
  '#/toString',
])('%s is not an address', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'missing' })
})

test('every address that is built is read back', () => {
  expect(routeOf(hrefs.rule('a b', 'PC-3.8'))).toEqual({ page: 'rules', game: 'a b', rule: 'PC-3.8' })
  expect(routeOf(hrefs.table('a/b'))).toEqual({ page: 'table', id: 'a/b', at: null })
  expect(routeOf(hrefs.online('a/b'))).toEqual({ page: 'online', id: 'a/b', at: null })
  expect(routeOf(hrefs.join('a/b', 'c'))).toEqual({ page: 'join', id: 'a/b', key: 'c' })
})
