/**
 * All data of a server as lines of JSON: a first line that says what it is, a line for each row, and a last line with the
 * number of rows, so that a file that was cut off is noticed.
 */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { allRows, KINDS, LAYOUT, noRows, type Row, type RowCounts } from './rows.ts'

/** A file that cannot be imported: which line, and why. */
export class UnreadableData extends Error {
  override readonly name = 'UnreadableData'
  readonly line: number
  constructor(line: number, why: string) {
    super(why)
    this.line = line
  }
}

const FORMAT = { roundhouse: 'data', version: 1 } as const

/** Chunks of whole lines. */
export async function* linesFrom(db: Kysely<Schema>, note: (counts: RowCounts) => void): AsyncGenerator<string> {
  const counts = noRows()
  yield `${JSON.stringify(FORMAT)}\n`
  for await (const rows of allRows(db)) {
    for (const { of } of rows) counts[of] += 1
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
  yield `${JSON.stringify({ rows: counts })}\n`
  note(counts)
}

/** The rows in such lines. Throws `UnreadableData` at the first line that does not belong there, and at a missing end. */
export async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<readonly Row[]> {
  const counts = noRows()
  let number = 0
  let isComplete = false
  for await (const line of lines) {
    number += 1
    const value = parsed(line, number)
    if (number === 1) checkFormat(value)
    else if (isComplete) throw new UnreadableData(number, 'after the end')
    else if ('rows' in value) {
      // Files of earlier releases do not name kinds that came later.
      if (KINDS.some((of) => (Object(value.rows)[of] ?? 0) !== counts[of]))
        throw new UnreadableData(number, 'rows are missing')
      isComplete = true
    } else {
      const row = rowIn(value, number)
      counts[row.of] += 1
      yield [row]
    }
  }
  if (!isComplete) throw new UnreadableData(number + 1, 'the end is missing')
}

const checkFormat = (value: object): void => {
  const { roundhouse, version } = value as Partial<typeof FORMAT>
  if (roundhouse !== FORMAT.roundhouse) throw new UnreadableData(1, 'no data of Roundhouse')
  if (version !== FORMAT.version) throw new UnreadableData(1, `version ${version}`)
}

const parsed = (line: string, number: number): object => {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Reported below.
  }
  throw new UnreadableData(number, 'no JSON')
}

const rowIn = (value: object, number: number): Row => {
  const { of, row } = value as Partial<Row>
  const kind = KINDS.find((known) => known === of)
  if (kind === undefined || typeof row !== 'object' || row === null) throw new UnreadableData(number, 'an unknown row')
  const columns: readonly string[] = LAYOUT[kind].columns
  const isWhole = columns.length === Object.keys(row).length && columns.every((column) => isValue(row[column]))
  if (!isWhole) throw new UnreadableData(number, `not a row of ${kind}`)
  return { of: kind, row }
}

const isValue = (value: unknown): boolean =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))
