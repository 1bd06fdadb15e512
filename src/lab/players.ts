/** The players of the lab: the bot levels, two parts of the search on their own, and bots of another build. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bot, BotDecision } from '../bots/bot.ts'
import { casual } from '../bots/casual.ts'
import { bots } from '../bots/index.ts'
import { loadAllHeuristics } from '../bots/load-heuristics.ts'
import { newMemory } from '../bots/search-bot.ts'
import { games } from '../games/index.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'

/** Takes a view and returns a move in notation: builds share nothing else. */
export type Player = (seat: Seat, view: unknown, rng: Rng) => string

/** One build's bots for one game. */
export interface BotBuild {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
}

/**
 * `strong`, `strong@200` (milliseconds), `strong#500` (iterations), `skilled%40` (overlooks 40 %), `greedy`, `rollout`;
 * `other:` before any of them.
 */
export interface PlayerSpec {
  readonly bot: string
  readonly isOther: boolean
  readonly milliseconds: number | null
  readonly iterations: number | null
  /** The share of moves it overlooks; the level's own if null. */
  readonly overlooks: number | null
}

const SPEC = /^(other:)?([a-z]+)(?:%(\d{1,2}))?(?:@([1-9]\d{0,5})|#([1-9]\d{0,6}))?$/

/** The two parts of the search on their own: one move ahead with all search heuristics, and rollout moves. */
const greedy: Bot = (decision) =>
  casual({ ...decision, heuristics: decision.heuristics.searchHeuristics ?? decision.heuristics })
const rollout: Bot = ({ game, heuristics, seat, view, rng }) => {
  const searching = heuristics.searchHeuristics ?? heuristics
  const state = game.determinize(view, rng, searching.belief?.(view))
  return searching.rolloutMove(state, seat, game.legal(state, seat), rng)
}
const LAB_BOTS: Readonly<Record<string, Bot>> = { ...bots, greedy, rollout }

export const LAB_BOT_NAMES: readonly string[] = Object.keys(LAB_BOTS)

/** Undefined if the text names no bot. */
export const playerSpec = (text: string): PlayerSpec | undefined => {
  const [, other, bot = '', overlooks, milliseconds, iterations] = SPEC.exec(text) ?? []
  if (!Object.hasOwn(LAB_BOTS, bot)) return undefined
  return {
    bot,
    isOther: other !== undefined,
    milliseconds: milliseconds === undefined ? null : Number(milliseconds),
    iterations: iterations === undefined ? null : Number(iterations),
    overlooks: overlooks === undefined ? null : Number(overlooks) / 100,
  }
}

export const thisBuild = async (id: string): Promise<BotBuild | undefined> => {
  const entry = games.find((one) => one.id === id)
  return entry && { game: await entry.game(), heuristics: await loadAllHeuristics(entry), bots: LAB_BOTS }
}

/** The same game from the `dist` folder of another checkout. Builds up to 0.2.0 have other file and field names. */
export const otherBuild = async (folder: string, id: string): Promise<BotBuild> => {
  const compiled = existsSync(join(folder, 'src')) ? join(folder, 'src') : folder
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(compiled, file)).href)
  const registry = (await load('games/index.js')) as { games: typeof games }
  const levels = (await load('bots/index.js')) as { bots: typeof bots }
  const entry = registry.games.find((one) => one.id === id)
  if (entry === undefined) throw new Error(`there is no ${id} in ${folder}`)
  const game = await entry.game()
  if (existsSync(join(compiled, 'bots/whole-sense.js'))) {
    const { wholeSense } = (await load('bots/whole-sense.js')) as { wholeSense: typeof loadAllHeuristics }
    return { game, heuristics: await wholeSense(entry), bots: withOldNames(levels.bots) }
  }
  const loader = (await load('bots/load-heuristics.js')) as { loadAllHeuristics: typeof loadAllHeuristics }
  return { game, heuristics: await loader.loadAllHeuristics(entry), bots: { ...levels.bots, greedy, rollout } }
}

const withOldNames = (old: Readonly<Record<string, Bot>>): Readonly<Record<string, Bot>> =>
  Object.fromEntries(
    Object.entries(old).map(([name, bot]) => [
      name,
      (decision: BotDecision) =>
        bot(Object.assign({ ...decision }, { sense: decision.heuristics, made: decision.movesMade })),
    ]),
  )

/** Milliseconds need a clock, else iterations; by default the level's own time. */
export const playerOf = (build: BotBuild, spec: PlayerSpec, clock: () => number): Player => {
  const { game, heuristics } = build
  const bot = build.bots[spec.bot]
  if (bot === undefined) throw new RangeError(`no bot ${spec.bot}`)
  const memory = newMemory()
  // Builds before 0.3 play a weaker level if a bot fails, and say so here.
  const notice = ({ bot: name, why }: { readonly bot: string; readonly why: string }): never => {
    throw new Error(`${name}: ${why}`)
  }
  const overlooks = spec.overlooks === null ? {} : { overlooks: spec.overlooks }
  const common = { game, heuristics, memory, notice, ...overlooks, ...effortOf(spec, clock) }
  return (seat, view, rng) => game.notate(bot({ ...common, seat, view, rng }))
}

const effortOf = ({ milliseconds, iterations }: PlayerSpec, clock: () => number): Partial<BotDecision> => {
  if (iterations !== null) return { effort: { milliseconds: 0, iterations } }
  return milliseconds === null ? { clock } : { clock, effort: { milliseconds, iterations: 0 } }
}

/** A move of this build by its notation. */
export const parseMove = (game: AnyGame, text: string): Tagged => {
  const move = game.parse(text)
  if (move === undefined) throw new RangeError(`${text} is no move`)
  return move
}
