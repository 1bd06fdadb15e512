/** Table views for tests: an empty one, with changes. */
import type { Message } from '../../../src/kit/text.ts'
import type { Choice, LogLine, SeatInfo, TableView } from '../../../src/wire/host.ts'

export const YOU: SeatInfo = { name: 'You', bot: null }
export const BOT: SeatInfo = { name: 'Casual 2', bot: 'casual' }

const EMPTY: TableView = {
  table: { id: 't', game: 'g', seats: [YOU, BOT], options: {}, freeTakeBack: true, commitment: null },
  viewer: 0,
  seq: 0,
  moves: 0,
  of: 0,
  turn: 0,
  view: null,
  toAct: [0],
  question: null,
  handOver: false,
  undo: { can: false, barrier: 'nothing' },
  redo: [],
  log: [],
  forecast: [null, null],
  outcome: null,
  advised: true,
}

export const tableView = (changes: Partial<TableView>): TableView => ({ ...EMPTY, ...changes })

export const tableViewWith = (seats: readonly SeatInfo[], changes: Partial<TableView>): TableView =>
  tableView({ table: { ...EMPTY.table, seats }, ...changes })

export const pendingDecision = {
  decision: 1,
  ask: { kind: 'act', message: { id: 'ask.act' }, targets: [] },
  choices: [],
}

export const logLine = (turn: number, after: number, seat: number | null): LogLine => ({
  event: { kind: 'done', rule: 'G-1' },
  message: seat === null ? { id: 'event' } : { id: 'event', params: { seat: { seat } } },
  rule: 'G-1',
  after,
  turn,
})

export const choice = (kind: string, label: Message): Choice => ({
  notation: JSON.stringify(label),
  kind,
  label,
  targets: [],
  final: false,
})
