import { expect, test } from 'vitest'
import { choice } from '../../../../test/web/table/table-views.ts'
import { choiceGroups } from './choice-groups.ts'

const CHOICES = [
  choice('extend', { id: 'extend', params: { extras: 'Red' } }),
  choice('trade', { id: 'trade', params: { give: 'Red', count: 1, take: 'Blue' } }),
  choice('extend', { id: 'extend', params: { extras: 'Blue' } }),
  choice('trade', { id: 'trade', params: { give: 'Red', count: 2, take: 'Blue' } }),
  choice('stop', { id: 'stop' }),
]

test('choices of one kind stand together, in the order in which the kinds come up', () => {
  expect(choiceGroups(CHOICES).map(({ kind, choices }) => [kind, choices.length])).toEqual([
    ['extend', 2],
    ['trade', 2],
    ['stop', 1],
  ])
})

test('a heading says what they share and leaves gaps for the rest; a single choice needs none', () => {
  expect(choiceGroups(CHOICES).map(({ heading }) => heading)).toEqual([
    { id: 'extend', params: { extras: '…' } },
    { id: 'trade', params: { give: 'Red', count: '…', take: 'Blue' } },
    null,
  ])
})
