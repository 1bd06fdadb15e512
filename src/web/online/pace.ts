/** The pace of a table, in words. */
import type { TimeControl } from '../../wire/online.ts'
import type { OnlineWords } from './words.ts'

export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90] as const
export const INCREMENTS = [0, 5, 10, 15, 30, 60] as const

/** How long salts may be awaited, in seconds: people who are connected, and friends who move once a day. */
export const SALT_WAITS = [30, 600, 3_600, 86_400, 259_200] as const

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** In the largest unit that comes out even. */
export const waitText = (seconds: number, words: OnlineWords): string => {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['seconds', 1]
  return words(`pace.${unit}`, { count: seconds / length })
}

export const timeControlText = (pace: TimeControl, words: OnlineWords): string =>
  pace.kind === 'untimed'
    ? words('pace.untimed')
    : words('pace.told', { minutes: Math.round(pace.bank / 60), seconds: pace.increment })
