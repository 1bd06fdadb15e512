/** What a player card says in words. */
import { BOT_NAMES } from '../../../bots/levels.ts'
import type { Seat } from '../../../kit/game.ts'
import type { LogLine, TableView } from '../../../wire/host.ts'
import { actorOf } from '../log/actor.ts'
import type { FrameWords, TableTexts } from '../texts.ts'

export const playerKind = ({ table, viewer }: TableView, seat: Seat, words: FrameWords): string => {
  const bot = table.seats[seat]?.bot ?? null
  if (bot !== null) return words('players.bot', { bot: botInWords(bot, words) })
  return words(seat === viewer ? 'players.you' : 'players.person')
}

/** An unknown bot is shown by its id. */
const botInWords = (bot: string, words: FrameWords): string => {
  const known = BOT_NAMES.find((name) => name === bot)
  return known === undefined ? bot : words(`players.bot.${known}`)
}

/** For screen readers, and as the explanation of the marker. */
export const stateOfSeat = ({ outcome, toAct }: TableView, seat: Seat, words: FrameWords): string => {
  if (outcome?.ranks[seat] === 1) return words('players.won')
  return toAct.includes(seat) ? words('players.toMove') : ''
}

export interface LastMove {
  /** Without the name of the seat where the line begins with it. */
  readonly brief: string
  readonly whole: string
}

/** The last line of the log about this seat; null if there is none. */
export const lastMoveOf = (
  log: readonly LogLine[],
  seat: Seat,
  { say, inBrief, seat: nameOf }: TableTexts,
): LastMove | null => {
  const line = log.findLast((one) => one.after > 0 && actorOf(one) === seat)
  if (line === undefined) return null
  const brief = inBrief(line.message)
  const start = `${nameOf(seat)} `
  return { brief: brief.startsWith(start) ? brief.slice(start.length) : brief, whole: say(line.message) }
}
