import { expect, test } from 'vitest'
import { canonical, commitTo, type Deal, saltHash, seedOf } from './deal.ts'

const deal: Deal = {
  sheet: {
    game: 'paris-connection',
    rulesVersion: 1,
    seats: 3,
    options: {},
    commitment: commitTo('aa'),
    saltHashes: [saltHash('bb'), null, saltHash('cc')],
  },
  secret: 'aa',
  salts: ['bb', null, 'cc'],
}

test('commitment and seed agree with values computed by another program', () => {
  expect(commitTo('aa')).toBe('7091c3a326b03c721c4a55e668f874595e3b567fe23e82833418fe30f3e90161')
  expect(seedOf(deal)).toBe('814567334efd7e3fb961289916585e71fa972aef7308c49d0d4c5562ed4a6fda')
})

test('the seed depends on the secret, on every salt and on the sheet', () => {
  const seeds = [
    seedOf(deal),
    seedOf({ ...deal, secret: 'ab' }),
    seedOf({ ...deal, salts: ['bc', null, 'cc'] }),
    seedOf({ ...deal, salts: ['bb', null, null] }),
    seedOf({ ...deal, sheet: { ...deal.sheet, seats: 4 } }),
  ]
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('the canonical form does not depend on the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  expect(canonical({ a: true, b: [1, { c: 'x', d: null }] })).toBe(canonical({ b: [1, { d: null, c: 'x' }], a: true }))
})
