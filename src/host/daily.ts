/** The terms of a daily game. They are the same for everyone, so that results can be compared. */
import type { BotName } from '../bots/levels.ts'
import type { Meta, OptionValues, Seat } from '../kit/game.ts'
import { defaultOptions } from '../kit/options.ts'
import type { SeatInfo } from '../wire/host.ts'

/**
 * The bots look one move ahead on a fixed number of determinizations and use no clock: the same view and the same seed
 * give the same move on every computer.
 */
const DAILY_BOT: BotName = 'casual'

/** The seat of the person. */
export const DAILY_SEAT: Seat = 0

/** As many players as "Play now" has. */
export const dailySeats = ({ seats }: Pick<Meta, 'seats'>, name: string): readonly SeatInfo[] => {
  const count = seats.includes(4) ? 4 : (seats[0] ?? 2)
  return Array.from({ length: count }, (_, seat) =>
    seat === DAILY_SEAT ? { name, bot: null } : { name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, bot: DAILY_BOT },
  )
}

const BOT_NAMES = ['', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner'] as const

export const dailyOptions = ({ options }: Pick<Meta, 'options'>): OptionValues => defaultOptions(options)

/** Without a server the date is the seed: everyone gets the same deal, and anyone can look at it in advance. */
export const offlineSeed = (day: string): string => day
