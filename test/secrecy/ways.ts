/** The ways to play a hidden turn, and what the others do meanwhile: the same, at the same times. */
import type { Seat } from '../../src/kit/game.ts'
import type { Order } from '../../src/wire/online.ts'
import type { HiddenTurn } from './turns.ts'
import type { Act, Guest, Visit } from './visit.ts'

export interface Way {
  readonly name: string
  /** How many of the steps are in the log before the guests arrive. */
  readonly logged: number
  /** What the seat does in secret before the others look around for the first time, and for the second. */
  readonly early: (turn: HiddenTurn) => readonly Act[]
  readonly between: (turn: HiddenTurn) => readonly Act[]
  /** How many of the steps are made by then; the rest follow, and then the last move. */
  readonly made: number
  /** The guests who must receive the same as in the first way. */
  readonly isBlind: (guest: Guest, seat: Seat) => boolean
}

const ALL = Number.POSITIVE_INFINITY
const NOTHING = () => []
const isOther = (guest: Guest, seat: Seat): boolean => guest !== seat && guest !== `bot ${seat}`
const isOutside = (guest: Guest): boolean => guest === 'watcher' || guest === 'stranger'

const undo = ({ seat }: HiddenTurn): Act => orderOf(seat, { kind: 'undo' })
const redo = ({ seat }: HiddenTurn): Act => orderOf(seat, { kind: 'redo' })
const stepsOf = ({ steps, seat, before }: HiddenTurn): readonly Act[] =>
  steps.map((move) => ({ kind: 'move', by: seat, notation: before.game.notate(move) }))

/** All others are compared with the first: nothing is done before it is seen. */
export const WAYS: readonly Way[] = [
  { name: 'at once', logged: 0, early: NOTHING, between: NOTHING, made: 0, isBlind: isOther },
  { name: 'in the log', logged: ALL, early: NOTHING, between: NOTHING, made: ALL, isBlind: isOther },
  { name: 'the first step in the log', logged: 1, early: NOTHING, between: NOTHING, made: 1, isBlind: isOther },
  { name: 'early', logged: 0, early: stepsOf, between: NOTHING, made: ALL, isBlind: isOther },
  { name: 'in between', logged: 0, early: NOTHING, between: stepsOf, made: ALL, isBlind: isOther },
  {
    name: 'taken back',
    logged: 0,
    early: (turn) => [...stepsOf({ ...turn, steps: [turn.other] }), undo(turn), ...stepsOf(turn), undo(turn)],
    between: (turn) => [redo(turn), ...turn.steps.map(() => undo(turn)), ...stepsOf(turn)],
    made: ALL,
    isBlind: isOther,
  },
  {
    name: 'with a whisper',
    logged: 0,
    early: ({ seat }) => [orderOf(seat, { kind: 'chat', scope: 'players', text: 'between us' })],
    between: ({ seat }) => [orderOf(seat, { kind: 'chat', scope: 'players', text: 'and this' })],
    made: 0,
    isBlind: isOutside,
  },
]

/** Milliseconds between two actions that happen at the same time in all ways. */
const APART = 100

/** Plays the turn in one way. */
export const playTurn = async (visit: Visit, turn: HiddenTurn, way: Way): Promise<void> => {
  const { settings, seat, at, steps, before, after, last } = turn
  const { game, start } = before
  const others = [...Array(start.seats).keys()].filter((other) => other !== seat)
  const [one = 0] = others
  let time = settings.clock
  const act = async (what: Act): Promise<string> => {
    await visit.act({ kind: 'clock', at: time })
    return visit.act(what)
  }
  const together = async (acts: readonly Act[]): Promise<void> => {
    for (const what of acts) {
      time += APART
      await act(what)
    }
  }
  /** Secret actions take no time that others could notice. */
  const alone = async (acts: readonly Act[]): Promise<void> => {
    const began = time
    for (const what of acts) {
      time += 1
      await act(what)
    }
    time = began
  }
  const known = (guest: Guest): number => visit.step(guest).of ?? 0

  await visit.act({ kind: 'moment', moves: at })
  await alone(way.early(turn))
  await together(lookAround(others, known))
  if (known(one) > 0) await together([orderOf(one, { kind: 'propose', what: 'back', moves: known(one) - 1 })])
  await alone(way.between(turn))
  const { proposal } = visit.table(one)
  await together([orderOf(one, { kind: 'vote', proposal: proposal?.number ?? 0, yes: false })])
  const asked = others.filter((other) => game.toAct(before.state).includes(other))
  await together([
    { kind: 'tab', seat: one },
    ...asked.slice(0, 1).map((other): Act => ({ kind: 'bot', seat: other })),
    ...lookAround(others, known),
  ])
  await alone(stepsOf(turn).slice(way.made))
  await visit.act({ kind: 'moment', moves: at + steps.length + 1 })
  await together([{ kind: 'move', by: seat, notation: game.notate(last) }, ...lookAround(others, known)])
  const [next] = game.toAct(after.state).filter((other) => other !== seat)
  const choices = next === undefined ? [] : game.legal(after.state, next)
  const move = choices[turn.answer % Math.max(1, choices.length)]
  if (next !== undefined && move !== undefined) {
    await together([{ kind: 'move', by: next, notation: game.notate(move) }, ...lookAround(others, known)])
  }
}

const orderOf = (by: Guest, order: Order): Act => ({ kind: 'order', by, order })

/** Reads the table lists and records; some of the others ask, look back and chat. */
const lookAround = (others: readonly Seat[], known: (guest: Guest) => number): readonly Act[] => [
  ...[others[0] ?? 0, 'stranger' as const, 'machine' as const].flatMap((by): readonly Act[] => [
    { kind: 'call', by, method: 'GET', path: '/api/tables', body: '' },
    { kind: 'call', by, method: 'GET', path: '/api/tables/{id}/record', body: '' },
  ]),
  ...[...others.slice(0, 2), 'watcher' as const].flatMap((by): readonly Act[] => [
    orderOf(by, { kind: 'refusals' }),
    orderOf(by, { kind: 'replay', moves: known(by), viewer: by }),
    orderOf(by, { kind: 'replay', moves: known('watcher'), viewer: 'watcher' }),
  ]),
  orderOf(others[0] ?? 0, { kind: 'chat', scope: 'all', text: 'well' }),
]
