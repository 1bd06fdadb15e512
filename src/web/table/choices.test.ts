import { expect, test } from 'vitest'
import { choice } from '../../../test/web/table/scenes.ts'
import { choiceGroups, headingText } from './choices.ts'

const CHOICES = [
  choice('extend', { id: 'extend', params: { company: 'Red' } }),
  choice('trade', { id: 'trade', params: { give: 'Red', count: 1, take: 'Blue' } }),
  choice('extend', { id: 'extend', params: { company: 'Blue' } }),
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
    { id: 'extend', params: { company: '…' } },
    { id: 'trade', params: { give: 'Red', count: '…', take: 'Blue' } },
    null,
  ])
})

test.each([
  ['Claim …: …, … points', 'Claim …'],
  ['Draw from the …', 'Draw from the …'],
  ['Exchange … for …', 'Exchange …'],
  ['… nutzen: …, … Punkte', '… nutzen'],
  ['…–…', ''],
  ['Stop', 'Stop'],
])('the heading “%s” is shown as “%s”', (spoken, shown) => {
  expect(headingText(spoken)).toBe(shown)
})
