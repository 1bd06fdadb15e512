/** Synthetic tables go from SQLite to PostgreSQL and back, by the commands of the program; everything must be as before. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { main } from '../../src/cli/main.ts'
import { games } from '../../src/games/index.ts'
import { writeRecord } from '../../src/kit/record.ts'
import { checkData } from '../../src/server/data/check.ts'
import { linesFrom } from '../../src/server/data/ndjson.ts'
import { fillPlace, readPlace } from '../../src/server/data/places.ts'
import { writeRows } from '../../src/server/data/rows.ts'
import type { StoreLocation } from '../../src/server/store/open-store.ts'
import { snapshotOf } from '../../src/server/table/snapshot.ts'
import { scripted } from '../cli/scripted.ts'
import { syntheticRows } from './synthetic.ts'

export interface Trip {
  readonly tables: number
  readonly entries: number
  /** Finished matches and cancelled deals, each with a record that verifies. */
  readonly records: number
  readonly running: number
  /** Tables whose record, state or rows differ at the end or in the middle. */
  readonly differing: number
  readonly seconds: { readonly there: number; readonly back: number }
}

export const roundTrip = async (folder: string, url: string, tables: number): Promise<Trip> => {
  const [first, last] = [join(folder, 'first'), join(folder, 'last')]
  await fillPlace({ folder: first }, (db) => writeRows(db, syntheticRows(tables)))
  const before = await portraitOf({ folder: first })
  const there = await timed(() => run(['move-data', '--from', first], { DATABASE_URL: url }))
  const middle = await portraitOf({ folder: '', url })
  const back = await timed(() => run(['move-data', '--to', last], { DATABASE_URL: url }))
  const after = await portraitOf({ folder: last })
  const differs = (table: string): boolean =>
    before.of.get(table) !== after.of.get(table) || before.of.get(table) !== middle.of.get(table)
  const differing = [...before.of.keys()].filter(differs).length + (before.of.size === after.of.size ? 0 : 1)
  const isSame = before.rows === after.rows && before.faults + middle.faults + after.faults === 0
  const { entries, records, running } = before
  return {
    tables: before.of.size,
    entries,
    records,
    running,
    differing: differing + (isSame ? 0 : 1),
    seconds: { there, back },
  }
}

/** What must stay the same: the record, or the state of a table without one; and all rows as text. */
const portraitOf = async (place: StoreLocation) => {
  const of = new Map<string, string>()
  let running = 0
  const hash = createHash('sha256')
  const { entries, records, faults } = await readPlace(place, (db) =>
    checkData(db, games, ({ state, record, head }) => {
      of.set(
        head.id,
        digest(`${record === null ? '' : writeRecord(record)} ${snapshotOf(state)} ${JSON.stringify(head)}`),
      )
      running += state.phase === 'running' ? 1 : 0
    }),
  )
  await readPlace(place, async (db) => {
    for await (const chunk of linesFrom(db, () => {})) hash.update(chunk)
  })
  return { of, entries, records, running, faults: faults.length, rows: hash.digest('hex') }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')

const run = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> => {
  const terminal = scripted([], env)
  if ((await main(args, terminal)) !== 0) throw new Error(terminal.errors())
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
