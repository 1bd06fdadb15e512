/** The table as text: the map of France, and below it the companies and players. */

import type { Seat } from '../../../kit/game.ts'
import type { Message, Param } from '../../../kit/text.ts'
import type { Paint, TextBoard } from '../../../kit/text-board.ts'
import { COMPANIES, IDLE_ROUNDS, LIMIT } from '../data/counts.ts'
import { ROWS } from '../data/map.ts'
import { legal } from '../legal.ts'
import { BARRED_FROM, FIELDS, type Field, grid, place, STATION_FIELDS } from '../map/fields.ts'
import { ALL, type Company } from '../moves.ts'
import { determinize, type View } from '../view.ts'
import { letterOf } from './letters.ts'
import { companyName } from './words.ts'

type Speak = (message: Message) => string

export const textBoard: TextBoard<View> = (view, say, paint) => [
  ...map(view, paint),
  '',
  ...legend(view, say, paint),
  '',
  ...panel(view, say, paint),
  ...remarks(view, say),
]

const locomotive = (company: Company, paint: Paint): string => paint(letterOf(company), COMPANIES[company] ?? 'bold')

const word = (id: `textBoard.${string}`, params: Readonly<Record<string, Param>> = {}): Message => ({ id, params })

/*
 * The map. A line is a list of single characters, each with or without paint, so that paint does not
 * count as width. A field is four wide: its western border, then three characters.
 */
const CELL = 4
const WIDTH = 74
const MOST_WEST = 2
const COLUMNS = 17

const map = (view: View, paint: Paint): readonly string[] => {
  const free = freeNow(view)
  const rows = ROWS.flatMap(([r]) => {
    const row = FIELDS.filter((field) => place(field).r === r)
    return [mapRow(view, row, free, paint), ...bordersBelow(row, paint)]
  })
  const numbers = columnNumbers(paint)
  return [numbers, ...rows, numbers]
}

/** The fields that the viewer may build on now; a choice in progress is visible to its player only. */
const freeNow = (view: View): ReadonlySet<Field> => {
  if (view.extending < 0) return new Set()
  const moves = legal(
    determinize(view, () => 0),
    view.mover,
  )
  return new Set(moves.flatMap((move) => (move.kind === 'place' ? [move.field] : [])))
}

/** The column where a field begins; odd rows are shifted half a field to the east. */
const west = (field: Field): number => {
  const { q, r } = place(field)
  return MOST_WEST + (q + Math.floor(r / 2) + 9) * CELL + (Math.abs(r) % 2) * (CELL / 2)
}

const mapRow = (view: View, row: readonly Field[], free: ReadonlySet<Field>, paint: Paint): string => {
  const line = Array<string>(WIDTH).fill(' ')
  const name = paint(grid(row[0] ?? 0).slice(0, 1), 'dim')
  line[0] = line[WIDTH - 1] = name
  for (const field of row) {
    if (BARRED_FROM[field]?.includes(field - 1)) line[west(field)] = paint('|', 'bold')
    fieldMarks(view, field, free.has(field), paint).forEach((mark, i) => {
      line[west(field) + 1 + i] = mark
    })
  }
  return line.join('')
}

const fieldMarks = (view: View, field: Field, isFree: boolean, paint: Paint): readonly string[] => {
  const { kind, value } = place(field)
  const there = ALL.filter((company) => ((view.tracks[field] ?? 0) & (1 << company)) !== 0)
  const engines = there.map((company) => locomotive(company, paint))
  const open = paint('o', 'bold')
  switch (kind) {
    case 'eiffel':
      return [...'/A\\'].map((mark) => paint(mark, 'bold'))
    case 'start':
      return ['<', ...engines, '>']
    case 'city':
      if (isFree) return ['(', String(value), ')'].map((mark) => paint(mark, 'bold'))
      return ['[', ...(engines.length > 0 ? engines : [String(value)]), ']']
    case 'land':
      if (engines.length === 2) return engines
      if (engines.length === 1) return isFree ? [...engines, open] : [' ', ...engines]
      return [' ', isFree ? open : paint('.', 'dim')]
  }
}

/** PC-3.4: an extra line between two rows that have barred borders. */
const bordersBelow = (row: readonly Field[], paint: Paint): readonly string[] => {
  const line = Array<string>(WIDTH).fill(' ')
  const last = Math.max(...row)
  const borders = row.flatMap((field) =>
    (BARRED_FROM[field] ?? []).filter((other) => other > last).map((other) => [field, other] as const),
  )
  for (const [upper, lower] of borders) {
    const middle = (west(upper) + west(lower)) / 2 + CELL / 2
    line[middle] = paint(west(lower) > west(upper) ? '/' : '\\', 'bold')
  }
  return borders.length > 0 ? [line.join('').trimEnd()] : []
}

/** Halfway between the even rows and the odd ones. */
const columnNumbers = (paint: Paint): string => {
  const numbers = Array.from({ length: COLUMNS }, (_, i) =>
    String(i + 1)
      .padStart(2)
      .padEnd(CELL),
  )
  return paint(`${' '.repeat(MOST_WEST + 2)}${numbers.join('').trimEnd()}`, 'dim')
}

const legend = (view: View, say: Speak, paint: Paint): readonly string[] => {
  const entry = (mark: string, id: `textBoard.${string}`): string => `${mark} ${say(word(id))}`
  const lines = [
    [entry('.', 'textBoard.land'), entry('[2]', 'textBoard.city'), entry('[R]', 'textBoard.taken')],
    [entry('<K>', 'textBoard.start'), entry('/A\\', 'textBoard.eiffel'), entry('| / \\', 'textBoard.barred')],
  ].map((marks) => marks.join('   '))
  if (view.extending >= 0) lines.push(`o ( ) ${say(word('textBoard.free', { company: companyName(view.extending) }))}`)
  const stations = view.stations.map((company, station) => {
    const { name } = place(STATION_FIELDS[station] ?? 0)
    return `<${locomotive(company, paint)}> ${name.padEnd(20)}`
  })
  return [...lines, stations.slice(0, 3).join('').trimEnd(), stations.slice(3).join('').trimEnd()]
}

/* The panel: a column for each company; a line for the values, one for the pools and one for each seat. */
const LABEL = 19
const COLUMN = 10

const panel = (view: View, say: Speak, paint: Paint): readonly string[] => {
  const heads = ALL.map((company) => {
    const name = say(companyName(company))
    return `${' '.repeat(Math.max(1, COLUMN - name.length - 2))}${locomotive(company, paint)} ${name}`
  })
  const seats = Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat, say, paint))
  return [
    `${' '.repeat(LABEL)}${heads.join('')}`,
    figures(`  ${say(word('textBoard.value'))}`, view.values.map(String)),
    figures(`  ${say(word('textBoard.pool'))}`, view.pools.map(String)),
    ...seats,
  ]
}

const figures = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(LABEL)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`

const seatLine = (view: View, seat: Seat, say: Speak, paint: Paint): string => {
  const isMover = seat === view.mover && view.end === 'none'
  const name = say(word('textBoard.seat', { seat: { seat } }))
    .slice(0, 10)
    .padEnd(11)
  const holding = `${view.holdings[seat]}/${LIMIT[view.seats]}`
  const line = figures(`${isMover ? '>' : ' '} ${name}${holding.padStart(5)}`, sharesSeen(view, seat))
  return seat === view.viewer ? paint(line, 'bold') : line
}

/** The viewer's shares as numbers, other players' shares as far as the trades show them. */
const sharesSeen = (view: View, seat: Seat): readonly string[] =>
  view.shares[seat]?.map((count) => (count === 0 ? '-' : String(count))) ??
  ALL.map((company) => {
    const least = view.known[seat * ALL.length + company] ?? 0
    return least === 0 ? '?' : `${least}+`
  })

const remarks = (view: View, say: Speak): readonly string[] => {
  const marks = [`8/${LIMIT[view.seats]} ${say(word('textBoard.held'))}`]
  if (view.shares.includes(null)) {
    marks.push(`2+ ${say(word('textBoard.least'))}`, `? ${say(word('textBoard.unknown'))}`)
  }
  const messages: Message[] = []
  if (view.placed.length > 0) {
    messages.push(word('textBoard.placed', { company: companyName(view.extending), fields: view.placed.map(grid) }))
  }
  if (view.idle > 0) messages.push(word('textBoard.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats }))
  return ['', ...inLines(marks), ...messages.map(say)]
}

/** As many to a line as fit. */
const inLines = (marks: readonly string[]): readonly string[] => {
  const lines: string[] = []
  for (const mark of marks) {
    const longer = `${lines.at(-1)}   ${mark}`
    if (lines.length > 0 && longer.length <= 80) lines[lines.length - 1] = longer
    else lines.push(mark)
  }
  return lines
}
