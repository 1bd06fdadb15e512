/** When is a bot's move shown? Counted on the server's clock, which the tests set; no real time is measured. */
import { keyedDealer } from '../../src/kit/chance.ts'
import { seedOf } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { begin } from '../../src/kit/match.ts'
import { defaultOptions } from '../../src/kit/options.ts'
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
 * All seats choose at the same time, and a bot has taken a seat. Just before its move would be shown, another player makes
 * a secret choice or does not. Returns whether the bot's choice is shown after two paces. `patience` is only a time limit.
 */
export const botShownIn = async (
  entry: GameEntry,
  world: 'nothing hidden' | 'a hidden step',
  spoil?: Spoil,
  patience?: number,
): Promise<boolean> => {
  const [game, heuristics] = [await entry.game(), await entry.heuristics()]
  const [seats, options] = [3, defaultOptions(entry.meta.options)]
  const deal = dealOf(game, seats, options, 'pace')
  const match = begin(game, { seats, options, rules: game.meta.rulesVersion }, keyedDealer(seedOf(deal)))
  const settings = { id: 'botspace00', isPublic: true, isTimed: false, clock: CLOCK }
  const site = await openSite([entry], { spoil, botDelay: PACE })
  try {
    const written = { match, deal, dealer: null }
    await writeTable(site, settings, written, headFor(settings, written, heuristics))
    const visit = await visitTo(site, settings, seats)
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
