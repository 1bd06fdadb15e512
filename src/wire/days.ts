/** UTC days, as in `2026-11-18`: of the daily deal. */
const DAY = 86_400_000

/** The UTC day of a time in milliseconds since 1970, as in `2026-11-18`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** When this UTC day begins, in milliseconds since 1970. */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** This many days later; earlier if negative. */
export const daysAfter = (day: string, days: number): string => dayOf(beginOf(day) + days * DAY)

export const endOf = (day: string): number => beginOf(day) + DAY

/** A game that was begun on its day may be sent in this long after the day has ended. */
const GRACE = DAY

export const lastCallOf = (day: string): number => endOf(day) + GRACE

/** Is this a day of the calendar, written like `2026-11-18`? */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(beginOf(text)) && dayOf(beginOf(text)) === text
