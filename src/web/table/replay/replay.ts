/** The tempo of a replay, and where its address leads. */
export const SPEEDS = ['slow', 'steady', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds from one move to the next. */
export const PAUSE: Readonly<Record<Speed, number>> = { slow: 1600, steady: 700, fast: 250 }

export const clamp = (at: number, of: number): number => Math.max(0, Math.min(of, Math.trunc(at)))

/** The route of a table, at a move of its replay or as it stands. */
export const routeOf = (id: string, at: number | null): string =>
  at === null ? `/table/${encodeURIComponent(id)}` : `/table/${encodeURIComponent(id)}/at/${at}`
