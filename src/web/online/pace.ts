/** The pace of a table, in words. */
import type { Pace } from '../../wire/online.ts'
import type { OnlineWords } from './words.ts'

export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90] as const
export const INCREMENTS = [0, 5, 10, 15, 30, 60] as const

export const paceWords = (pace: Pace, words: OnlineWords): string =>
  pace.kind === 'untimed'
    ? words('pace.untimed')
    : words('pace.told', { minutes: Math.round(pace.bank / 60), seconds: pace.increment })
