import { expect, test } from 'vitest'
import { FIELDS, place } from '../map/fields.ts'
import { extentOf, LABELS, type LabelExtent } from './labels.ts'
import { SIZE, spot } from './sheet.ts'
import { CITY_RADIUS } from './towns.ts'

const named = LABELS.map((label) => ({ ...label, room: extentOf(label) }))
/** From the edge of the sheet. */
const MARGIN = 4

const clash = (one: LabelExtent, other: LabelExtent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('every city and station has one label', () => {
  const expected = FIELDS.filter((field) => place(field).name !== '')
  expect(LABELS.map(({ field }) => field).sort((a, b) => a - b)).toEqual(expected)
})

test('no name overlaps another', () => {
  const over = named.flatMap((one, i) =>
    named.slice(i + 1).flatMap((other) => (clash(one.room, other.room) ? [`${one.text} / ${other.text}`] : [])),
  )
  expect(over).toEqual([])
})

test('no name overlaps a city or a station', () => {
  const places = FIELDS.filter((field) => place(field).kind !== 'land')
  const over = named.flatMap(({ text, room }) =>
    places.flatMap((field) => (touches(room, field) ? [`${text} / ${place(field).name}`] : [])),
  )
  expect(over).toEqual([])
})

const touches = (room: LabelExtent, field: number): boolean => {
  const { x, y } = spot(field)
  const [dx, dy] = [x - Math.max(room.left, Math.min(x, room.right)), y - Math.max(room.top, Math.min(y, room.bottom))]
  return Math.hypot(dx, dy) < (CITY_RADIUS[place(field).value] ?? 0)
}

test('no name leaves the sheet', () => {
  const out = named.filter(
    ({ room }) =>
      room.left < MARGIN || room.top < MARGIN || room.right > SIZE.width - MARGIN || room.bottom > SIZE.height - MARGIN,
  )
  expect(out.map(({ text }) => text)).toEqual([])
})
