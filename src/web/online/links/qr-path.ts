/** The dark modules as one path: a row's neighbours become one bar. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => barsIn(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1H${from}z`)).join('')

interface Bar {
  readonly from: number
  readonly to: number
}

const barsIn = (row: readonly boolean[]): readonly Bar[] => {
  const edges = [...row, false].flatMap((dark, x) => (dark === (row[x - 1] ?? false) ? [] : [x]))
  return edges.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: edges[at + 1] ?? from }] : []))
}
