import { expect, test } from 'vitest'
import { pendingDecision, tableView } from '../../../../test/web/table/table-views.ts'
import { en } from '../text/en.ts'
import { frameWordsIn } from '../texts.ts'
import { doneRefusal, needsConfirmation, redoRefusal, undoRefusal } from './orders.ts'

const words = frameWordsIn('en', en)
const table = tableView({}).table

test('possible orders are not refused', () => {
  expect(undoRefusal(tableView({ undo: { can: true } }), words)).toBeNull()
  expect(redoRefusal(tableView({ redo: ['x'] }), words)).toBeNull()
  expect(doneRefusal(tableView({ handOver: true }), words)).toBeNull()
})

test('the undo refusal gives a reason, and mentions the log at a local table', () => {
  const undo = { can: false, barrier: 'others' } as const
  expect(undoRefusal(tableView({ undo }), words)?.text).toBe(`${words('undo.others')} ${words('undo.free')}`)
  const together = { ...table, freeTakeBack: false }
  expect(undoRefusal(tableView({ undo, table: together }), words)?.text).toBe(words('undo.others'))
  expect(undoRefusal(tableView({}), words)?.text).toBe(words('undo.nothing'))
})

test('the done refusal gives a reason', () => {
  expect(doneRefusal(tableView({ question: pendingDecision }), words)?.text).toBe(words('done.asked'))
  expect(doneRefusal(tableView({ toAct: [1] }), words)?.text).toBe(words('done.notYours'))
})

test('a choice needs confirmation only if it is irreversible and the board asks for one', () => {
  const choice = { notation: 'draw', kind: 'draw', label: { id: 'move.draw' }, targets: [], final: true }
  const face = { confirms: ({ kind }: { kind: string }) => kind !== 'draw' }
  expect(needsConfirmation({}, choice, {})).toBe(false)
  expect(needsConfirmation(face, choice, {})).toBe(false)
  expect(needsConfirmation(face, { ...choice, kind: 'end' }, {})).toBe(true)
  expect(needsConfirmation({ confirms: () => true }, { ...choice, final: false }, {})).toBe(false)
})
