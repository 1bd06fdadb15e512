import { expect, test } from 'vitest'
import type { ChatLine } from '../../../wire/online.ts'
import { chatAfter } from './chat-lines.ts'

const said = (number: number): ChatLine => ({
  number,
  person: 'p',
  name: 'Ada',
  seat: 0,
  scope: 'all',
  text: `line ${number}`,
  at: 0,
})
const numbers = (lines: readonly ChatLine[]): readonly number[] => lines.map(({ number }) => number)

test('a line that comes twice stands once', () => {
  expect(numbers(chatAfter([said(0), said(1), said(2)], 2, [said(2), said(3)]))).toEqual([0, 1, 2, 3])
})

test('a page that reads from another seat starts over', () => {
  expect(numbers(chatAfter([said(0), said(1)], 0, [said(0)]))).toEqual([0])
})
