import { describe, expect, test } from 'vitest'
import { onlineTable } from '../../../../test/web/online/online-tables.ts'
import { type DealSheet, saltHash } from '../../../kit/deal.ts'
import type { SaltState } from '../../../kit/kept-deal.ts'
import type { OnlineAnswer, OnlineTable } from '../../../wire/online.ts'
import { createBrowserData, parseTableData, type StoredTableData } from '../connection/browser-data.ts'
import { dealPromisedBy, isSaltConfirmedByTable, keptDeal, nextDealStep, sendSalt } from './fair-deal.ts'

const SALT = 'fedcba9876543210fedcba9876543210'

const before = onlineTable({ options: { short: true } })
const sheet: DealSheet = {
  game: before.game,
  rulesVersion: 1,
  seats: 3,
  options: { short: true },
  commitment: before.deal.commitment,
  saltHashes: [saltHash(SALT), saltHash('other'), null],
}
const kept: StoredTableData = { ...parseTableData(null), salt: SALT, seen: dealPromisedBy(before) }

const dealt = (changed: Partial<DealSheet>, awaited = [0, 1]): OnlineTable =>
  onlineTable({ phase: 'dealing', deal: { ...before.deal, sheet: { ...sheet, ...changed }, awaited } })

test('the page sends its salt if the sheet keeps all promises', () => {
  expect(nextDealStep(dealt({}), kept)).toEqual({ kind: 'send', salt: SALT, sheet })
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
] as const)('the page sends no salt to a sheet with another %s', (fault, changed) => {
  expect(nextDealStep(dealt(changed), kept)).toEqual({ kind: 'refuse', fault })
})

test('a page without its salt or without stored promises says so', () => {
  expect(nextDealStep(dealt({}), { ...kept, salt: null })).toEqual({ kind: 'missing' })
  expect(nextDealStep(dealt({}), { ...kept, seen: null })).toEqual({ kind: 'missing' })
})

test('no salt is sent before the sheet, after it has arrived, or by a spectator', () => {
  expect(nextDealStep(before, kept)).toEqual({ kind: 'nothing' })
  expect(nextDealStep(dealt({}, [1]), kept)).toEqual({ kind: 'nothing' })
  const watching = { ...dealt({}), you: { ...before.you, seat: null } }
  expect(nextDealStep(watching, kept)).toEqual({ kind: 'nothing' })
})

test('the kept deal holds the sheet, the salt and how far the salt got', () => {
  expect(keptDeal(0, kept)).toBeNull()
  expect(keptDeal(0, { ...kept, sheet })).toEqual({ sheet, own: { seat: 0, salt: SALT, state: 'unsent' } })
  const sent = keptDeal(1, { ...kept, sheet, saltState: 'sent' })
  expect(sent).toEqual({ sheet, own: { seat: 1, salt: SALT, state: 'sent' } })
  expect(keptDeal(0, { ...kept, sheet, salt: null })).toEqual({ sheet, own: null })
})

describe('sending the salt', () => {
  const step = { kind: 'send', salt: SALT, sheet } as const

  /** What the page has stored when the salt is sent, and after this answer. */
  const stateAround = async (answer: OnlineAnswer | Error, before: SaltState = 'unsent') => {
    const browserData = createBrowserData(null)
    browserData.save('t', { saltState: before })
    let leaving: StoredTableData | undefined
    const sending = sendSalt('t', step, browserData, async () => {
      leaving = browserData.read('t')
      if (answer instanceof Error) throw answer
      return answer
    })
    const isConfirmed = await sending.catch(() => 'failed')
    return [leaving?.saltState, leaving?.sheet, browserData.read('t').saltState, isConfirmed]
  }

  test('it is stored as sent before it is sent, and confirmed only by the answer', async () => {
    expect(await stateAround({ kind: 'ok' })).toEqual(['sent', sheet, 'acknowledged', true])
  })

  test('a refusal or a missing answer leaves it stored as sent', async () => {
    expect(await stateAround({ kind: 'problem', say: { id: 'table.begun' } })).toEqual(['sent', sheet, 'sent', false])
    expect(await stateAround(new Error('the table was left'))).toEqual(['sent', sheet, 'sent', 'failed'])
  })

  test('a confirmation cannot be taken back', async () => {
    const refused = { kind: 'problem', say: { id: 'table.begun' } } as const
    expect(await stateAround(refused, 'acknowledged')).toEqual(['acknowledged', sheet, 'acknowledged', false])
  })

  test('the table itself confirms the salt if the answer was lost', () => {
    expect(isSaltConfirmedByTable(before)).toBe(false)
    expect(isSaltConfirmedByTable(dealt({}))).toBe(false)
    expect(isSaltConfirmedByTable(dealt({}, [1]))).toBe(true)
    const withheld = onlineTable({ phase: 'running', deal: { ...before.deal, sheet, awaited: [], withheld: [0] } })
    expect(isSaltConfirmedByTable(withheld)).toBe(false)
  })
})
