/** A block of the arena: one deal, played once for each rotation of the bots around the table. */
import type { Bot, BotDecision } from '../../bots/bot.ts'
import { askLevels, type Failure, moveOfBot } from '../../bots/levels.ts'
import { newMemory } from '../../bots/search-bot.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, GameContext, OptionValues, Outcome } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'

/** The parameters of an arena. Results with the same parameters can be combined. */
export interface ArenaSetup {
  readonly game: string
  readonly rulesVersion: number
  readonly options: OptionValues
  readonly bots: readonly string[]
  /** The budget of a turn; each level's own if both are null. */
  readonly milliseconds: number | null
  readonly iterations: number | null
  readonly seed: number
}

/** `strong@50` is a strong bot that may think 50 ms about a turn. */
const AT = /^(.*)@([1-9]\d{0,5})$/
export const nameIn = (bot: string): string => AT.exec(bot)?.[1] ?? bot
const millisecondsIn = (bot: string): number | null => {
  const written = AT.exec(bot)?.[2]
  return written === undefined ? null : Number(written)
}

/** The result of one bot in one match. */
export interface Result {
  /** The share of the victory. */
  readonly win: number
  readonly rank: number
  /** Points minus those of the best other seat. */
  readonly margin: number
}

export interface Block {
  readonly number: number
  /** By match, then by bot in the order of the parameters. */
  readonly matches: readonly (readonly Result[])[]
  /** Errors of bots. */
  readonly failures: readonly string[]
}

export interface Arena {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
  readonly clock: () => number
}

export const playBlock = (arena: Arena, setup: ArenaSetup, number: number): Block => {
  const failures: string[] = []
  const matches = setup.bots.map((_, rotation) => {
    const outcome = playMatch(arena, setup, number, rotation, failures)
    return setup.bots.map((_bot, at) => resultOf(outcome, seatOf(setup, rotation, at)))
  })
  return { number, matches, failures }
}

const seatOf = ({ bots }: ArenaSetup, rotation: number, at: number): number => (at + rotation) % bots.length

const playMatch = (arena: Arena, setup: ArenaSetup, number: number, rotation: number, failures: string[]): Outcome => {
  const { game } = arena
  const draw = keyedDealer(`arena ${setup.seed} ${number}`)
  const table: GameContext = { draw, emit() {} }
  const seats = setup.bots.length
  const state = game.setup({ seats, options: setup.options, rules: setup.rulesVersion }, table)
  const players = playersOf(arena, setup, rotation, failures)
  let moves = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const rng = quickRng(draw(`whims of seat ${seat} in rotation ${rotation}`, moves, 2 ** 32))
    const move = players[seat]?.(game.view(state, seat), rng)
    if (move === undefined) throw new RangeError(`no bot in seat ${seat}`)
    game.apply(state, seat, move, table)
    moves += 1
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody is to act and there is no outcome')
  return outcome
}

/** By seat: a bot with its own memory. */
const playersOf = (
  { game, heuristics, bots, clock }: Arena,
  setup: ArenaSetup,
  rotation: number,
  failures: string[],
) => {
  const names = setup.bots.map((_, seat) => setup.bots[(seat - rotation + setup.bots.length) % setup.bots.length] ?? '')
  return names.map((name, seat) => {
    const memory = newMemory()
    const common = { game, heuristics, ...effortOf(setup, name, clock) }
    const report = ({ bot, why }: Failure): number => failures.push(`${bot}: ${why}`)
    return (view: unknown, rng: (n: number) => number) =>
      askLevels(nameIn(name), (bot) => moveOfBot(bots, bot, { ...common, seat, view, rng, memory }), report)
  })
}

const effortOf = (
  { milliseconds, iterations }: ArenaSetup,
  name: string,
  clock: () => number,
): Partial<BotDecision> => {
  const time = millisecondsIn(name) ?? milliseconds
  if (time !== null) return { clock, effort: { milliseconds: time, iterations: 0 } }
  return iterations === null ? { clock } : { effort: { milliseconds: 0, iterations } }
}

const resultOf = ({ ranks, totals }: Outcome, seat: number): Result => {
  const winners = ranks.filter((rank) => rank === 1).length
  const others = totals.filter((_, other) => other !== seat)
  return {
    win: ranks[seat] === 1 ? 1 / winners : 0,
    rank: ranks[seat] ?? 0,
    margin: (totals[seat] ?? 0) - Math.max(...others),
  }
}
