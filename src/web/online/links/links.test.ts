import { expect, test } from 'vitest'
import { routeOf } from '../../../wire/route.ts'
import { socketAddress } from '../connection/api.ts'
import { deviceLink, inviteLink, publicBase, qrPath, watchLink } from './links.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const SHARED = 'http://192.168.1.7:8080'

test.each([
  ['http://localhost:8080/online/x', SHARED],
  ['http://127.0.0.1:8080/', SHARED],
  ['http://[::1]:8080/', SHARED],
  ['http://attic:8080/online/x', 'http://attic:8080'],
  ['https://example.org/lobby?a=1', 'https://example.org'],
])('links made on %s start with %s', (page, base) => {
  expect(publicBase(page, `${SHARED}/`)).toBe(base)
})

const pageOf = (link: string) => routeOf(link.slice(new URL(link).origin.length))

test('each link leads to its page, with the key after the hash', () => {
  const base = publicBase('http://localhost/', SHARED)
  expect(inviteLink(base, 'abc', KEY)).toBe(`${SHARED}/join/abc#${KEY}`)
  expect(pageOf(inviteLink(base, 'abc', KEY))).toEqual({ page: 'join', id: 'abc', key: KEY })
  expect(pageOf(inviteLink(base, 'abc', null))).toEqual({ page: 'online', id: 'abc', at: null })
  expect(pageOf(watchLink(base, 'abc', KEY))).toEqual({ page: 'watch', id: 'abc', key: KEY })
  expect(pageOf(deviceLink(base, 'ABCDE12345'))).toEqual({ page: 'device', code: 'ABCDE12345' })
})

test('the socket has the address of the page and is secure if the page is', () => {
  expect(socketAddress('abc', 'http://attic:8080/online/abc')).toBe('ws://attic:8080/api/tables/abc/live')
  expect(socketAddress('abc', 'https://example.org/join/abc#0a')).toBe('wss://example.org/api/tables/abc/live')
})

test('neighbouring modules in a row form one bar, up to the edge', () => {
  const rows = ['#.##', '....', '.##.'].map((row) => [...row].map((module) => module === '#'))
  expect(qrPath(rows)).toBe('M0 0h1v1H0zM2 0h2v1H2zM1 2h2v1H1z')
})
