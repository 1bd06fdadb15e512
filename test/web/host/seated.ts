/** A table for tests: its timer is turned by hand, its chance is a stream, and every scene of it is kept. */
import { bots } from '../../../src/bots/index.ts'
import type { SavedTable } from '../../../src/host/hosted-table.ts'
import { dealerOf, type GameBundle } from '../../../src/host/opening.ts'
import { quickRng } from '../../../src/kit/chance.ts'
import type { GameEntry } from '../../../src/kit/entry.ts'
import type { MatchRecord } from '../../../src/kit/record.ts'
import { keptTable, type Listening, newTable, type Table, type Timer } from '../../../src/web/host/table.ts'
import type { Answer, Choice, Command, Opening, SeatInfo, TableView } from '../../../src/wire/host.ts'

/** A timer that is turned by hand: what is due is done in the order in which it was asked for. */
export const handTimer = () => {
  const due = new Set<() => void>()
  const timer: Timer = (_milliseconds, work) => {
    // The same work may be asked for twice, and is then done twice.
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

export const meansOf = async (entry: GameEntry): Promise<GameBundle> => ({
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

export interface Seated {
  readonly table: Table
  readonly scenes: readonly TableView[]
  scene(): TableView
  /** Sends a command, and lets every bot move that may. */
  send(command: Command): Answer
  /** Sends a command that must be obeyed. */
  obey(command: Command): TableView
  /** The sentence that a command is refused with. */
  refusal(command: Command): string
  choices(): readonly Choice[]
  play(notation: string): TableView
  record(): MatchRecord
  /** Lets one bot move, or none. */
  tick(): boolean
}

export const seatNew = (opening: Opening, means: GameBundle): Seated =>
  seated((listening) => newTable(opening, means, randomHex, listening))

export const seatKept = (kept: SavedTable, means: GameBundle): Seated =>
  seated((listening) => keptTable(kept, means, listening))

const seated = (made: (listening: Listening) => Table): Seated => {
  const { timer, tick } = handTimer()
  const scenes: TableView[] = []
  const table = made({ timer, scene: (scene) => scenes.push(scene), changed() {} })
  const rest = (): void => {
    while (tick());
  }
  const scene = (): TableView => scenes.at(-1) ?? fault('no scene')
  const send = (command: Command): Answer => {
    const answer = table.send(command)
    rest()
    return answer
  }
  const obey = (command: Command): TableView => {
    const answer = send(command)
    return answer.kind === 'ok' ? scene() : fault(JSON.stringify(answer))
  }
  const refusal = (command: Command): string => {
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
    obey,
    refusal,
    choices: () => scene().question?.choices ?? [],
    play: (notation) => obey({ kind: 'play', decision: scene().question?.decision ?? -1, notation }),
    record: () => table.kept().record,
    tick,
  }
}

const fault = (what: string): never => {
  throw new Error(what)
}
