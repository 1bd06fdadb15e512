/** The estimated width of a text at font size 1; an upper bound for the fonts that we bundle. */

const NARROW = new Set("ijlI.,'’|()-")
const SLIM = new Set('frtJ ')
const WIDE = new Set('mwMW')

export const textWidth = (text: string): number => {
  let width = 0
  for (const sign of text) width += signWidth(sign)
  return width
}

const signWidth = (sign: string): number => {
  if (NARROW.has(sign)) return 0.29
  if (SLIM.has(sign)) return 0.36
  if (WIDE.has(sign)) return 0.86
  return sign === sign.toUpperCase() ? 0.62 : 0.54
}
