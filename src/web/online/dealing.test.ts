import { expect, test } from 'vitest'
import { type Sheet, saltHash } from '../../kit/deal.ts'
import type { MatchRecord } from '../../kit/record.ts'
import type { OnlineTable } from '../../wire/online.ts'
import { dealStep, keptFault, promisedBy } from './dealing.ts'
import { type Keepsake, keepsakeFrom } from './keepsakes.ts'
import { onlineTable } from './testing/tables.ts'

const SALT = 'fedcba9876543210fedcba9876543210'

const before = onlineTable({ options: { short: true } })
const sheet: Sheet = {
  game: before.game,
  rulesVersion: 1,
  seats: 3,
  options: { short: true },
  commitment: before.deal.commitment,
  saltHashes: [saltHash(SALT), saltHash('other'), null],
}
const kept: Keepsake = { ...keepsakeFrom(null), salt: SALT, seen: promisedBy(before) }

const dealt = (changed: Partial<Sheet>, awaited = [0, 1]): OnlineTable =>
  onlineTable({ phase: 'dealing', deal: { ...before.deal, sheet: { ...sheet, ...changed }, awaited } })

test('a sheet that says what was promised gets the salt', () => {
  expect(dealStep(dealt({}), kept)).toEqual({ kind: 'send', salt: SALT, sheet })
})

test.each([
  ['salt', { saltHashes: [saltHash('another'), saltHash(SALT), null] }],
  ['salt', { saltHashes: [null, null, null] }],
  ['commitment', { commitment: 'another' }],
  ['game', { game: 'another' }],
  ['seats', { seats: 4 }],
  ['options', { options: { short: false } }],
  ['options', { options: {} }],
] as const)('a sheet with another %s gets no salt', (fault, changed) => {
  expect(dealStep(dealt(changed), kept)).toEqual({ kind: 'refuse', fault })
})

test('a page without its salt, or that never saw the table, says so', () => {
  expect(dealStep(dealt({}), { ...kept, salt: null })).toEqual({ kind: 'missing' })
  expect(dealStep(dealt({}), { ...kept, seen: null })).toEqual({ kind: 'missing' })
})

test('nothing is sent before the sheet, after the salt has arrived, or from beside the table', () => {
  expect(dealStep(before, kept)).toEqual({ kind: 'nothing' })
  expect(dealStep(dealt({}, [1]), kept)).toEqual({ kind: 'nothing' })
  const watching = { ...dealt({}), you: { ...before.you, seat: null } }
  expect(dealStep(watching, kept)).toEqual({ kind: 'nothing' })
})

const record: MatchRecord = {
  format: 'roundhouse-match-1',
  game: before.game,
  rulesVersion: 1,
  seats: 3,
  players: ['Ada', 'Bo', 'casual'],
  options: { short: true },
  deal: { sheet, secret: 'secret', salts: [SALT, null, null] },
  moves: [],
  takenBack: 0,
  draws: [],
  result: null,
}
const sure: Keepsake = { ...kept, sheet }
const { deal: _deal, ...rest } = record

test.each([
  ['nothing', null, record],
  [
    'nothing, where the own salt came too late',
    null,
    { ...record, deal: { ...record.deal, salts: [null, null, null] } },
  ],
  ['another sheet', 'sheet', { ...record, deal: { ...record.deal, sheet: { ...sheet, commitment: 'another' } } }],
  ['no sheet', 'sheet', { ...rest, seed: 'chosen' }],
  ['another salt', 'salt', { ...record, deal: { ...record.deal, salts: ['another', null, null] } }],
] as const)('the record is held against what the page kept: %s', (_what, fault, told) => {
  expect(keptFault(told, 0, sure)).toBe(fault)
})
