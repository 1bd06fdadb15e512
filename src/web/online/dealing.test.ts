import { expect, test } from 'vitest'
import { type Sheet, saltHash } from '../../kit/deal.ts'
import type { OnlineTable } from '../../wire/online.ts'
import { dealStep, keptDeal, promisedBy } from './dealing.ts'
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
  ['bot', { saltHashes: [saltHash(SALT), saltHash('other'), saltHash('of a bot')] }],
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

test('what the page kept is its sheet, its salt, and whether that came in time', () => {
  expect(keptDeal(0, kept)).toBeNull()
  expect(keptDeal(0, { ...kept, sheet })).toEqual({ sheet, own: { seat: 0, salt: SALT, sent: false } })
  expect(keptDeal(1, { ...kept, sheet, sent: true })).toEqual({ sheet, own: { seat: 1, salt: SALT, sent: true } })
  expect(keptDeal(0, { ...kept, sheet, salt: null })).toEqual({ sheet, own: null })
})
