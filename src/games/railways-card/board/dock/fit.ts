/**
 * How high the cards of a hand can be, as a CSS length: the width and height of the dock are known to the stylesheet only
 * (`--wide`, `--high`). Of all ways to break the cards into rows, the one with the largest cards is taken.
 */

/** Widths of a card by its height, as in `CardFace.tsx`. */
export const RATIO = { rail: 0.731, city: 1.34 } as const
/** Between cards, and between rows, in pixels. */
export const GAP = 7
const MOST_ROWS = 4

/** Rails in rows of their own above the cities, where the dock is high. */
export const shelved = (rails: number, cities: number): string =>
  largest(
    rowsFor(rails).flatMap((above) =>
      rowsFor(cities).map((below) => [
        ...widest(Math.ceil(rails / Math.max(1, above)), RATIO.rail),
        ...widest(Math.ceil(cities / Math.max(1, below)), RATIO.city),
        highest(above + below),
      ]),
    ),
  )

/** All cards one after the other, where it is low. */
export const mixed = (rails: number, cities: number): string => {
  const width = rails * RATIO.rail + cities * RATIO.city
  // A card that no longer fits leaves its room at the end of the row.
  const lost = cities > 0 ? RATIO.city : RATIO.rail
  const count = rails + cities
  return largest(
    rowsFor(count).map((rows) => {
      const gaps = Math.max(0, count - 1) * GAP
      const all = round(width + (rows - 1) * lost)
      return [...(count === 0 ? [] : [`(${rows} * var(--wide) - ${gaps}px) / ${all}`]), highest(rows)]
    }),
  )
}

const rowsFor = (cards: number): readonly number[] =>
  cards === 0 ? [0] : Array.from({ length: Math.min(cards, MOST_ROWS) }, (_, at) => at + 1)

const widest = (inRow: number, ratio: number): readonly string[] =>
  inRow === 0 ? [] : [`(var(--wide) - ${(inRow - 1) * GAP}px) / ${round(inRow * ratio)}`]

const highest = (rows: number): string =>
  rows === 0 ? 'var(--high)' : `(var(--high) - ${(rows - 1) * GAP}px) / ${rows}`

const largest = (ways: readonly (readonly string[])[]): string =>
  `max(${ways.map((limits) => `min(${limits.join(', ')})`).join(', ')})`

const round = (value: number): string => String(Number(value.toFixed(3)))
