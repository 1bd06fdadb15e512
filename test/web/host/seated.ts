/** A table for tests: the test runs its timer, its chance is a stream, and all of its table views are recorded. */
import { bots } from '../../../src/bots/index.ts'
import type { SavedTable } from '../../../src/host/hosted-table.ts'
import { dealerOf, type GameBundle } from '../../../src/host/opening.ts'
import { quickRng } from '../../../src/kit/chance.ts'
import type { GameEntry } from '../../../src/kit/entry.ts'
import type { MatchRecord } from '../../../src/kit/record.ts'
import { newTable, resumedTable, type Table, type TableLinks, type Timer } from '../../../src/web/host/table.ts'
import type { Answer, Choice, Opening, SeatInfo, TableView } from '../../../src/wire/host.ts'

/** A timer that the test runs: work is done in the order in which it was scheduled. */
export const handTimer = () => {
  const due = new Set<() => void>()
  const timer: Timer = (_milliseconds, work) => {
    // The same work may be scheduled twice, and is then done twice.
    const once = (): void => work()
    due.add(once)
    return () => due.delete(once)
  }
  const tick = (): boolean => {
    const [first] = due
    if (first === undefined) return false
    due.delete(first)
    first()
    return true
  }
  return { timer, tick, waiting: () => due.size }
}

export const bundleOf = async (entry: GameEntry): Promise<GameBundle> => ({
  game: await entry.game(),
  heuristics: await entry.heuristics(),
  bots,
  dealer: dealerOf,
})

export const person = (name: string): SeatInfo => ({ name, bot: null })
export const bot = (kind: string): SeatInfo => ({ name: kind, bot: kind })

export const openingOf = (game: string, seats: readonly SeatInfo[], more: Partial<Opening> = {}): Opening => ({
  id: 'one',
  game,
  seats,
  options: {},
  seed: 'seed',
  waitForDone: true,
  botDelay: 10,
  ...more,
})

const stream = quickRng(1)
export const randomHex = (bytes: number): string =>
  Array.from({ length: bytes }, () => stream(256).toString(16).padStart(2, '0')).join('')

type TableCommand = Parameters<Table['send']>[0]

export interface Seated {
  readonly table: Table
  readonly scenes: readonly TableView[]
  scene(): TableView
  /** Sends a command, and lets every bot move that may. */
  send(command: TableCommand): Answer
  /** Sends a command that must be obeyed. */
  apply(command: TableCommand): TableView
  /** The sentence that a command is refused with. */
  refusal(command: TableCommand): string
  choices(): readonly Choice[]
  play(notation: string): TableView
  record(): MatchRecord
  /** Lets one bot move, or none. */
  tick(): boolean
}

export const seatNew = (opening: Opening, bundle: GameBundle): Seated =>
  seated((links) => newTable(opening, bundle, randomHex, links))

export const resume = (saved: SavedTable, bundle: GameBundle): Seated =>
  seated((links) => resumedTable(saved, bundle, links))

const seated = (create: (links: TableLinks) => Table): Seated => {
  const { timer, tick } = handTimer()
  const scenes: TableView[] = []
  const table = create({ timer, show: (view) => scenes.push(view), changed() {} })
  const rest = (): void => {
    while (tick());
  }
  const scene = (): TableView => scenes.at(-1) ?? fault('no scene')
  const send = (command: TableCommand): Answer => {
    const answer = table.send(command)
    rest()
    return answer
  }
  const apply = (command: TableCommand): TableView => {
    const answer = send(command)
    return answer.kind === 'ok' ? scene() : fault(JSON.stringify(answer))
  }
  const refusal = (command: TableCommand): string => {
    const answer = send(command)
    return answer.kind === 'problem' ? answer.say.id : fault(answer.kind)
  }
  table.begin()
  rest()
  return {
    table,
    scenes,
    scene,
    send,
    apply,
    refusal,
    choices: () => scene().question?.choices ?? [],
    play: (notation) => apply({ kind: 'play', decision: scene().question?.decision ?? -1, notation }),
    record: () => table.saved().record,
    tick,
  }
}

const fault = (what: string): never => {
  throw new Error(what)
}
