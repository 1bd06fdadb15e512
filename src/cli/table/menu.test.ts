import { expect, test } from 'vitest'
import type { Message } from '../../kit/text.ts'
import { speak } from '../../kit/text.ts'
import { menu } from './menu.ts'

const texts = {
  place: 'Place on {field}',
  land: 'country field {grid}',
  city: '{name} ({grid})',
  burn: 'Burn coal {value}',
  stop: 'Stop',
  trade: 'Give 1 {give}, take {count} {take}',
  red: 'Red',
  blue: 'Blue',
  black: 'Black',
}
const say = (message: Message): string => speak({ language: 'en', texts, seat: String }, message)
const choice = (number: number, label: Message) => ({ number, label, move: { kind: label.id } })
const land = (grid: string): Message => ({ id: 'place', params: { field: { id: 'land', params: { grid } } } })
const city = (name: string): Message => ({
  id: 'place',
  params: { field: { id: 'city', params: { name, grid: 'A1' } } },
})

test('the shared text of choices is printed once', () => {
  const groups = [
    [choice(1, land('F12')), choice(2, land('F13'))],
    [choice(3, city('Lyon'))],
    [choice(4, { id: 'stop' })],
    [choice(5, { id: 'burn', params: { value: 3 } })],
  ]
  expect(menu(groups, say)).toEqual([
    '  Place on country field …',
    '    1 F12     2 F13',
    '  Place on …',
    '    3 Lyon (A1)',
    '    4 Stop',
    '    5 Burn coal 3',
  ])
})

test('choices that pair two things form a table, in one order and with a dash for gaps', () => {
  const colours = ['red', 'blue', 'black']
  const pairs = colours.flatMap((give) =>
    colours.filter((take) => take !== give).flatMap((take) => [1, 2].map((count) => ({ give, take, count }))),
  )
  const trades = pairs
    .slice(0, -1)
    .map(({ give, take, count }, i) =>
      choice(i + 1, { id: 'trade', params: { give: { id: give }, count, take: { id: take } } }),
    )
  expect(menu([trades], say)).toEqual([
    '  Give 1 ↓, take →',
    '              Red    Blue   Black',
    '            1   2   1   2   1   2',
    '    Red     -   -   1   2   3   4',
    '    Blue    5   6   -   -   7   8',
    '    Black   9  10  11   -   -   -',
  ])
})
