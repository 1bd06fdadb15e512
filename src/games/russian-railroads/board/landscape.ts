/** Shapes for the landscape, as path data: edges of land, firs and birches. */

/** The height of an edge at x. */
export type Line = (x: number) => number

/** A soft edge over the whole width. */
export const wave =
  (y: number, swing: number, long: number, from: number): Line =>
  (x) =>
    y + swing * Math.sin((x + from) / long) + swing * 0.5 * Math.sin((x + 2 * from) / (long * 0.43))

const XS = Array.from({ length: 176 }, (_, at) => -3000 + at * 40)
const edge = (land: Line, xs: readonly number[]): string => xs.map((x) => `${x} ${land(x).toFixed(1)}`).join('L')

/** From an edge down to the bottom, and between two edges. */
export const below = (land: Line): string => `M${edge(land, XS)}V4200H-3000Z`
export const between = (upper: Line, lower: Line): string => `M${edge(upper, XS)}L${edge(lower, [...XS].reverse())}Z`

/** Where the snow in front of the viaduct begins. */
export const DRIFT_TOP: Line = wave(202, 3, 170, 0)

/** A fir of three tiers, standing at x on y, and the snow on its sunny side. */
export const fir = (x: number, y: number, size: number): { readonly green: string; readonly snow: string } => {
  const tiers = [0, 1, 2].map((tier) => {
    const [top, half] = [y - size * (1 - tier * 0.26), size * (0.15 + tier * 0.09)]
    return { top, half, foot: top + size * 0.44 }
  })
  return {
    green: tiers.map(({ top, half, foot }) => `M${x} ${at(top)}L${at(x + half)} ${at(foot)}H${at(x - half)}Z`).join(''),
    snow: tiers
      .map(({ top, half, foot }) => {
        const low = top + (foot - top) * 0.62
        return `M${x} ${at(top)}L${at(x + half * 0.62)} ${at(low)}L${at(x + half * 0.24)} ${at(low - size * 0.05)}Z`
      })
      .join(''),
  }
}

const at = (value: number): string => String(Math.round(value * 10) / 10)

/** A row of them: `foot` is null where none stands. */
export const firs = (
  count: number,
  from: number,
  step: number,
  foot: (x: number) => number | null,
  least: number,
  more: number,
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + i * step + ((i * 37) % 17)
    const y = foot(x)
    return y === null ? '' : fir(x, y, least + ((i * 13) % more)).green
  }).join('')

/** A birch of 110 units by its size: a white trunk, dark bark, bare twigs. */
export const birch = (
  x: number,
  foot: number,
  size: number,
): { readonly trunk: string; readonly bark: string; readonly twigs: string } => {
  const p = (dx: number, up: number): string => `${at(x + dx * size)} ${at(foot - up * size)}`
  return {
    trunk: `M${p(-4, 0)}L${p(-1.6, 112)}L${p(1.6, 112)}L${p(4, 0)}Z`,
    bark: [8, 22, 37, 50, 64, 78, 92]
      .map((up, i) => (i % 2 === 0 ? `M${p(-3.6, up)}L${p(0.6, up + 1)}` : `M${p(3.2, up)}L${p(-0.6, up + 1)}`))
      .join(''),
    twigs: `M${p(0, 60)}L${p(-17, 96)}M${p(0, 52)}L${p(15, 84)}M${p(0, 82)}L${p(-10, 112)}M${p(0, 78)}L${p(11, 108)}M${p(-9, 79)}L${p(-19, 84)}M${p(8, 69)}L${p(18, 72)}`,
  }
}
