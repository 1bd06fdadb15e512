/** Daily games for tests: played as a page plays them, by quick choices of the person. */
import { quickBots } from '../../src/bots/quick.ts'
import { answerOfBot, botRequestFor, chooseNow } from '../../src/host/bot-turn.ts'
import { makeMove, playBot } from '../../src/host/change.ts'
import { DAILY_SEAT, dailyOptions, dailySeats } from '../../src/host/daily.ts'
import { nextBot, savedTableOf, seatsToAct } from '../../src/host/hosted-table.ts'
import { dealerOf, loadParts, openFrom } from '../../src/host/opening.ts'
import { quickRng } from '../../src/kit/chance.ts'
import type { MatchRecord } from '../../src/kit/record.ts'
import { tested } from '../games/tested.ts'

/** A finished game, without its draws. `taste` decides what the person chooses. */
export const playDaily = async (game: string, seed: string, taste = 1): Promise<MatchRecord> => {
  const bundle = { ...(await loadParts(tested, game, quickBots)), dealer: dealerOf }
  const { meta } = bundle.game
  const seats = dailySeats(meta, 'Ann')
  const opening = { id: 'daily', game, seats, options: dailyOptions(meta), waitForDone: false, botDelay: 0 }
  const hosted = openFrom(opening, bundle, { seed })
  const rng = quickRng(taste)
  for (;;) {
    const bot = nextBot(hosted)
    if (bot !== undefined) {
      const request = botRequestFor(hosted, bot)
      playBot(
        hosted,
        bot,
        chooseNow(hosted, request, (asked) => answerOfBot(asked, bundle)),
      )
    } else if (seatsToAct(hosted).length === 0) break
    else {
      const legal = bundle.game.legal(hosted.match.state, DAILY_SEAT)
      const move = legal[rng(legal.length)]
      if (move === undefined) throw new Error('no move')
      makeMove(hosted, DAILY_SEAT, bundle.game.notate(move))
    }
  }
  return { ...savedTableOf(hosted).record, draws: null }
}
