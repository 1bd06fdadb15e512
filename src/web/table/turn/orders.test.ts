import { expect, test } from 'vitest'
import { asked, scene } from '../../../../test/web/table/table-views.ts'
import { en } from '../text/en.ts'
import { frameWordsIn } from '../texts.ts'
import { doneRefusal, needsConfirmation, redoRefusal, undoRefusal } from './orders.ts'

const words = frameWordsIn('en', en)
const table = scene({}).table

test('what can be ordered meets no barrier', () => {
  expect(undoRefusal(scene({ undo: { can: true } }), words)).toBeNull()
  expect(redoRefusal(scene({ redo: ['x'] }), words)).toBeNull()
  expect(doneRefusal(scene({ handOver: true }), words)).toBeNull()
})

test('why nothing can be taken back; alone, the log leads further back', () => {
  const undo = { can: false, barrier: 'others' } as const
  expect(undoRefusal(scene({ undo }), words)?.text).toBe(`${words('undo.others')} ${words('undo.free')}`)
  const together = { ...table, freeTakeBack: false }
  expect(undoRefusal(scene({ undo, table: together }), words)?.text).toBe(words('undo.others'))
  expect(undoRefusal(scene({}), words)?.text).toBe(words('undo.nothing'))
})

test('why nothing can be handed over', () => {
  expect(doneRefusal(scene({ question: asked }), words)?.text).toBe(words('done.asked'))
  expect(doneRefusal(scene({ toAct: [1] }), words)?.text).toBe(words('done.notYours'))
})

test('a final choice is asked about first, unless the face says that it is not worth it', () => {
  const choice = { notation: 'draw', kind: 'draw', label: { id: 'move.draw' }, targets: [], final: true }
  const face = { asks: ({ kind }: { kind: string }) => kind !== 'draw' }
  expect(needsConfirmation({}, choice)).toBe(true)
  expect(needsConfirmation(face, choice)).toBe(false)
  expect(needsConfirmation(face, { ...choice, kind: 'end' })).toBe(true)
  expect(needsConfirmation({ asks: () => true }, { ...choice, final: false })).toBe(false)
})
