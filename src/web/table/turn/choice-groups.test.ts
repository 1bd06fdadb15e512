import { expect, test } from 'vitest'
import { choice } from '../../../../test/web/table/table-views.ts'
import { choiceGroups, headingText } from './choice-groups.ts'

const CHOICES = [
  choice('extend', { id: 'extend', params: { company: 'Red' } }),
  choice('trade', { id: 'trade', params: { give: 'Red', count: 1, take: 'Blue' } }),
  choice('extend', { id: 'extend', params: { company: 'Blue' } }),
  choice('trade', { id: 'trade', params: { give: 'Red', count: 2, take: 'Blue' } }),
  choice('stop', { id: 'stop' }),
]

test('choices are grouped by kind, in the order of first appearance', () => {
  expect(choiceGroups(CHOICES).map(({ kind, choices }) => [kind, choices.length])).toEqual([
    ['extend', 2],
    ['trade', 2],
    ['stop', 1],
  ])
})

test('a heading shows what labels share, with gaps for the rest; a single choice has none', () => {
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
