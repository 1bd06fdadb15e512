import { expect, test } from 'vitest'
import { addressOfOldLink, hrefs, type PageRoute, routeOf } from './route.ts'

const ADDRESSES: readonly (readonly [string, PageRoute])[] = [
  ['', { page: 'home' }],
  ['/', { page: 'home' }],
  ['/?source=mail', { page: 'home' }],
  ['/settings', { page: 'settings' }],
  ['/settings/', { page: 'settings' }],
  ['/settings?a=1#b', { page: 'settings' }],
  ['/new/paris-connection', { page: 'new', game: 'paris-connection' }],
  ['/table/k3', { page: 'table', id: 'k3', at: null }],
  ['/table/k3/at/0', { page: 'table', id: 'k3', at: 0 }],
  ['/table/k3/at/17', { page: 'table', id: 'k3', at: 17 }],
  ['/lobby', { page: 'lobby' }],
  ['/host/paris-connection', { page: 'host', game: 'paris-connection' }],
  ['/join/k3#0a', { page: 'join', id: 'k3', key: '0a' }],
  ['/join/k3', { page: 'join', id: 'k3', key: null }],
  ['/watch/k3#0a', { page: 'watch', id: 'k3', key: '0a' }],
  ['/online/k3', { page: 'online', id: 'k3', at: null }],
  ['/online/k3/at/17', { page: 'online', id: 'k3', at: 17 }],
  ['/device', { page: 'device', code: null }],
  ['/device#ABC', { page: 'device', code: 'ABC' }],
  ['/game#a-_Z', { page: 'shared', packed: 'a-_Z', at: null }],
  ['/game#a-_Z/at/9', { page: 'shared', packed: 'a-_Z', at: 9 }],
  ['/game#a-_Z/at/x', { page: 'shared', packed: 'a-_Z', at: null }],
  ['/game', { page: 'shared', packed: '', at: null }],
  ['/rules/paris-connection', { page: 'rules', game: 'paris-connection', rule: null }],
  ['/rules/paris-connection/PC-3.8', { page: 'rules', game: 'paris-connection', rule: 'PC-3.8' }],
]

test.each(ADDRESSES)('%s is the address of a page', (address, route) => {
  expect(routeOf(address)).toEqual(route)
})

test.each([
  '/new',
  '/table',
  '/table/k3/at',
  '/table/k3/at/x',
  '/table/k3/at/1/2',
  '/table/k3/17',
  '/settings/x',
  '/rules/a/b/c',
  '/%',
  '/lobby/x',
  '/host',
  '/join',
  '/join/k3/0a',
  '/watch',
  '/online',
  '/online/k3/0a',
  '/device/ABC',
  '/game/abc',
  '/toString',
])('%s is not an address', (address) => {
  expect(routeOf(address)).toEqual({ page: 'missing' })
})

test('every address that is built is read back', () => {
  expect(routeOf(hrefs.rule('a b', 'PC-3.8'))).toEqual({ page: 'rules', game: 'a b', rule: 'PC-3.8' })
  expect(routeOf(hrefs.table('a/b'))).toEqual({ page: 'table', id: 'a/b', at: null })
  expect(routeOf(hrefs.table('a/b', 7))).toEqual({ page: 'table', id: 'a/b', at: 7 })
  expect(routeOf(hrefs.online('a/b'))).toEqual({ page: 'online', id: 'a/b', at: null })
  expect(routeOf(hrefs.online('a/b', 0))).toEqual({ page: 'online', id: 'a/b', at: 0 })
  expect(routeOf(hrefs.join('a/b', 'c'))).toEqual({ page: 'join', id: 'a/b', key: 'c' })
  expect(routeOf(hrefs.shared('abc', 12))).toEqual({ page: 'shared', packed: 'abc', at: 12 })
})

/** What a server is sent of an address: everything before `#`. */
const sent = (address: string): string => address.replace(/#.*/, '')

test('keys, codes and games are never sent to the server', () => {
  const secret = '5ecre7'
  for (const address of [
    hrefs.join('k3', secret),
    hrefs.watch('k3', secret),
    hrefs.device(secret),
    hrefs.shared(secret, 4),
  ]) {
    expect(address).toContain(secret)
    expect(sent(address)).not.toContain(secret)
    // The server has a page for what it receives.
    expect(routeOf(sent(address)).page).not.toBe('missing')
  }
})

test.each([
  ['#/', '/'],
  ['#/settings', '/settings'],
  ['#/new/paris-connection', '/new/paris-connection'],
  ['#/rules/paris-connection/PC-3.8', '/rules/paris-connection/PC-3.8'],
  ['#/table/k3/at/17', '/table/k3/at/17'],
  ['#/online/k3', '/online/k3'],
  ['#/join/k3/0a', '/join/k3#0a'],
  ['#/watch/k3/0a', '/watch/k3#0a'],
  ['#/device', '/device'],
  ['#/device/ABC', '/device#ABC'],
  ['#/game/a-_Z', '/game#a-_Z'],
  ['#/no-such-page', '/no-such-page'],
  ['', null],
  ['#', null],
  ['#main', null],
])('the old link %s leads to %s', (hash, address) => {
  expect(addressOfOldLink(hash)).toBe(address)
})
