/**
 * Patterns that go with colours, drawn as plain strokes without ids, so a mark can be used anywhere. They fill the band
 * from 0,0 to width,height.
 */

export const PATTERNS = ['plain', 'bars', 'dots', 'slant', 'stripe', 'zigzag'] as const
export type Pattern = (typeof PATTERNS)[number]

/** The strokes of a pattern as path data. Dots are strokes without length. */
export const strokes = (pattern: Pattern, width: number, height: number, step: number): string => {
  const along = Array.from({ length: Math.floor(width / step) }, (_, i) => (i + 0.5) * step)
  const middle = height / 2
  switch (pattern) {
    case 'plain':
      return ''
    case 'bars':
      return along.map((x) => `M${x} 0V${height}`).join('')
    case 'dots':
      return along.map((x) => `M${x} ${middle}h0.01`).join('')
    case 'slant':
      return along.map((x) => `M${x - step / 3} ${height}L${x + step / 3} 0`).join('')
    case 'stripe':
      return `M0 ${middle}H${width}`
    case 'zigzag':
      return `M0 ${height}${along.map((x) => `L${x} 0L${x + step / 2} ${height}`).join('')}`
  }
}
