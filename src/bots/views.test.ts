/** Bots know no more than their seats may see. */
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { tested } from '../../test/games/tested.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { Bot } from './bot.ts'
import { bots } from './index.ts'
import { BOT_NAMES } from './levels.ts'
import { loadAllHeuristics } from './load-heuristics.ts'
import { newMemory } from './search-bot.ts'

const EFFORT = { milliseconds: 0, iterations: 60 }

const parts = new Map<string, { game: AnyGame; heuristics: AnyHeuristics }>()
beforeAll(async () => {
  for (const entry of tested)
    parts.set(entry.id, { game: await entry.game(), heuristics: await loadAllHeuristics(entry) })
})
const partsOf = (id: string): { game: AnyGame; heuristics: AnyHeuristics } => {
  const found = parts.get(id)
  if (found === undefined) throw new Error(`no game ${id}`)
  return found
}

/** What a bot plays in this full state, of which it is shown only the view. */
const chosen = (id: string, bot: Bot, state: unknown, seat: number): Tagged => {
  const { game, heuristics } = partsOf(id)
  return bot({
    game,
    heuristics,
    seat,
    view: game.view(state, seat),
    rng: quickRng(7),
    effort: EFFORT,
    memory: newMemory(),
  })
}

describe.each(tested.map(({ id }) => id))('%s: a bot chooses by what its seat may see', (id) => {
  test.each(BOT_NAMES)('%s plays the same in two states with the same view', (name) => {
    const { game, heuristics } = partsOf(id)
    const seats = game.meta.seats.at(-1) ?? 0
    let different = 0
    for (const moves of [0, 2, 30]) {
      const { match, seat } = positionOf(game, heuristics, seats, `levels ${moves}`, moves)
      const choice = chosen(id, bots[name], match.state, seat)
      for (let other = 0; other < 2; other++) {
        const twin = game.determinize(game.view(match.state, seat), quickRng(100 * moves + other))
        expect(JSON.stringify(game.view(twin, seat))).toBe(JSON.stringify(game.view(match.state, seat)))
        if (JSON.stringify(twin) !== JSON.stringify(match.state)) different += 1
        expect(game.notate(chosen(id, bots[name], twin, seat))).toBe(game.notate(choice))
      }
    }
    if (game.meta.secrets) expect(different).toBeGreaterThan(2)
  })
})
