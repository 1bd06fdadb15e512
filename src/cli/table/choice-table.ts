/**
 * Choices that pair one thing with another, as a table with a choice's number in each cell:
 *
 *     Give 1 ↓, take →
 *              Black     Blue
 *              1   2    1   2
 *     Red      7   8    9  10
 */
import type { Message, Param } from '../../kit/text.ts'
import type { CliSpeaker } from '../game.ts'
import type { MenuChoice } from './choices.ts'

const WIDTH = 80
const NUMBER = 4
const WORTH_A_TABLE = 7

/** The table, or undefined if these choices do not form one. */
export const choiceTable = (group: readonly MenuChoice[], say: CliSpeaker): readonly string[] | undefined => {
  const first = group[0]
  const shape = first && shapeOf(first.label)
  if (group.length < WORTH_A_TABLE || shape === undefined) return undefined
  const cells = group.map(({ number, label }) => cellOf(number, label, shape, say))
  const table = layOut(cells)
  return table && [`  ${headingOf(first?.label, shape, say)}`, ...table]
}

/** Which parameter of the label makes the rows, the columns, and the columns within a column. */
interface Shape {
  readonly row: string
  readonly column: string
  readonly count: string | undefined
}

interface Cell {
  readonly number: number
  readonly row: string
  readonly column: string
  readonly count: string
}

/** Two names and at most one number. */
const shapeOf = ({ params = {} }: Message): Shape | undefined => {
  const named = Object.keys(params).filter((name) => isName(params[name]))
  const counted = Object.keys(params).filter((name) => typeof params[name] === 'number')
  const [row, column, ...more] = named
  const fits = more.length === 0 && counted.length <= 1 && Object.keys(params).length === named.length + counted.length
  return fits && row !== undefined && column !== undefined ? { row, column, count: counted[0] } : undefined
}

const isName = (param: Param | undefined): param is string | Message =>
  typeof param === 'string' || (typeof param === 'object' && 'id' in param)

const cellOf = (number: number, { params = {} }: Message, shape: Shape, say: CliSpeaker): Cell => {
  const name = (param: Param | undefined): string =>
    isName(param) ? (typeof param === 'string' ? param : say(param)) : String(param ?? '')
  const count = shape.count === undefined ? '' : name(params[shape.count])
  return { number, row: name(params[shape.row]), column: name(params[shape.column]), count }
}

const headingOf = (label: Message | undefined, { row, column, count }: Shape, say: CliSpeaker): string => {
  const gaps = { [row]: '↓', [column]: '→', ...(count === undefined ? {} : { [count]: '' }) }
  return label === undefined ? '' : say({ id: label.id, params: gaps }).replace(/ +/g, ' ')
}

const layOut = (cells: readonly Cell[]): readonly string[] | undefined => {
  const rows = [...new Set(cells.map(({ row }) => row))]
  const columns = inOrder(rows.map((row) => cells.filter((cell) => cell.row === row).map(({ column }) => column)))
  const counts = [...new Set(cells.map(({ count }) => count))].sort()
  const margin = Math.max(...rows.map((row) => row.length)) + 4
  const width = Math.max(counts.length * NUMBER, ...columns.map((column) => column.length + 1))
  if (margin + columns.length * width > WIDTH) return undefined
  const numberOf = (row: string, column: string, count: string): string => {
    const cell = cells.find((other) => other.row === row && other.column === column && other.count === count)
    return String(cell?.number ?? '-').padStart(NUMBER)
  }
  const line = (head: string, inColumn: (column: string) => string): string =>
    `    ${head}`.padEnd(margin) + columns.map((column) => inColumn(column).padStart(width)).join('')
  const subHeads = counts.map((count) => count.padStart(NUMBER)).join('')
  return [
    line('', (column) => column),
    ...(counts.length > 1 ? [line('', () => subHeads)] : []),
    ...rows.map((row) => line(row, (column) => counts.map((count) => numberOf(row, column, count)).join(''))),
  ]
}

/** One order that agrees with the order of every row, although each row lacks some entries. */
const inOrder = (rows: readonly (readonly string[])[]): readonly string[] => {
  const order: string[] = []
  for (const row of rows) {
    row.forEach((name, index) => {
      const before = row[index - 1]
      if (!order.includes(name)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name)
    })
  }
  return order
}
