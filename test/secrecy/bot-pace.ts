/** When is a bot's move shown? Counted by the server's clock, which is set by hand: no time is measured. */
import { keyedDealer } from '../../src/kit/chance.ts'
import { seedOf } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { begin } from '../../src/kit/match.ts'
import { usualOptions } from '../../src/kit/options.ts'
import { headFor, writeTable } from './history.ts'
import { openSite, type Spoil } from './site.ts'
import { dealOf, pick } from './truth.ts'
import { visitTo } from './visit.ts'

const PACE = 200
const CLOCK = 1_700_000_000_000
const HIDING = 0
const LOOKING = 1
const BOT = 2

/**
 * All choose at the same time, and a bot has taken a seat. Just before its move would be shown, somebody chooses in
 * secret or does not. Is the bot's choice shown when two paces are over? `patience` is a limit, not a measure.
 */
export const botShownIn = async (
  entry: GameEntry,
  world: 'nothing hidden' | 'a hidden step',
  spoil?: Spoil,
  patience?: number,
): Promise<boolean> => {
  const [game, heuristics] = [await entry.game(), await entry.heuristics()]
  const [seats, options] = [3, usualOptions(entry.meta.options)]
  const deal = dealOf(game, seats, options, 'pace')
  const match = begin(game, { seats, options, rules: game.meta.rulesVersion }, keyedDealer(seedOf(deal)))
  const manner = { id: 'botspace00', isPublic: true, isTimed: false, clock: CLOCK }
  const site = await openSite([entry], { spoil, botDelay: PACE })
  try {
    const written = { match, deal, dealer: null }
    await writeTable(site, manner, written, headFor(manner, written, heuristics))
    const visit = await visitTo(site, manner, seats)
    await visit.act({ kind: 'order', by: BOT, order: { kind: 'standIn', bot: 'random' } })
    await visit.act({ kind: 'clock', at: CLOCK + PACE - 1 })
    const notation = game.notate(pick(game.legal(match.state, HIDING), () => 0))
    if (world === 'a hidden step') await visit.act({ kind: 'move', by: HIDING, notation })
    await visit.act({ kind: 'clock', at: CLOCK + PACE })
    await visit.act({ kind: 'order', by: LOOKING, order: { kind: 'refusals' } })
    await visit.act({ kind: 'clock', at: CLOCK + 2 * PACE })
    return await visit.until(LOOKING, ({ toAct }) => toAct?.includes(BOT) === false, patience)
  } finally {
    await site.close()
  }
}
