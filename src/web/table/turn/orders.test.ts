import { expect, test } from 'vitest'
import { asked, scene } from '../../../../test/web/table/table-views.ts'
import { en } from '../text/en.ts'
import { wordsIn } from '../texts.ts'
import { asksFirst, doneBarrier, redoBarrier, undoBarrier } from './orders.ts'

const words = wordsIn('en', en)
const table = scene({}).table

test('what can be ordered meets no barrier', () => {
  expect(undoBarrier(scene({ undo: { can: true } }), words)).toBeNull()
  expect(redoBarrier(scene({ redo: ['x'] }), words)).toBeNull()
  expect(doneBarrier(scene({ handOver: true }), words)).toBeNull()
})

test('why nothing can be taken back; alone, the log leads further back', () => {
  const undo = { can: false, barrier: 'others' } as const
  expect(undoBarrier(scene({ undo }), words)?.text).toBe(`${words('undo.others')} ${words('undo.free')}`)
  const together = { ...table, freeTakeBack: false }
  expect(undoBarrier(scene({ undo, table: together }), words)?.text).toBe(words('undo.others'))
  expect(undoBarrier(scene({}), words)?.text).toBe(words('undo.nothing'))
})

test('why nothing can be handed over', () => {
  expect(doneBarrier(scene({ question: asked }), words)?.text).toBe(words('done.asked'))
  expect(doneBarrier(scene({ toAct: [1] }), words)?.text).toBe(words('done.notYours'))
})

test('a final choice is asked about first, unless the face says that it is not worth it', () => {
  const choice = { notation: 'draw', kind: 'draw', label: { id: 'move.draw' }, targets: [], final: true }
  const face = { asks: ({ kind }: { kind: string }) => kind !== 'draw' }
  expect(asksFirst({}, choice)).toBe(true)
  expect(asksFirst(face, choice)).toBe(false)
  expect(asksFirst(face, { ...choice, kind: 'end' })).toBe(true)
  expect(asksFirst({ asks: () => true }, { ...choice, final: false })).toBe(false)
})
