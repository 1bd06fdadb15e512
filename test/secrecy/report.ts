/** Adds up the results of all processes and prints them. */
import { games } from '../../src/games/index.ts'
import { GUESTS, STEPS } from './cells.ts'
import { predictableTitles } from './prediction.ts'
import type { Figures, Found } from './prove.ts'
import { WAYS } from './ways.ts'

/** Figures in a form that can be sent between processes. */
export interface Sum {
  readonly worlds: number
  readonly pairs: number
  readonly cells: Readonly<Record<string, number>>
  readonly changes: Readonly<Record<string, number>>
  readonly turns: number
  readonly steps: Readonly<Record<string, number>>
  readonly differences: readonly Found[]
}

export const empty = (): Sum => ({ worlds: 0, pairs: 0, cells: {}, changes: {}, turns: 0, steps: {}, differences: [] })

export const sumOf = ({ worlds, pairs, cells, changes, turns, steps, differences }: Figures): Sum => ({
  worlds,
  pairs,
  turns,
  differences,
  cells: Object.fromEntries(cells),
  changes: Object.fromEntries(changes),
  steps: Object.fromEntries(steps),
})

export const merge = (sums: readonly Sum[]): Sum =>
  sums.reduce(
    (a, b) => ({
      worlds: a.worlds + b.worlds,
      pairs: a.pairs + b.pairs,
      cells: added(a.cells, b.cells),
      changes: added(a.changes, b.changes),
      turns: a.turns + b.turns,
      steps: added(a.steps, b.steps),
      differences: [...a.differences, ...b.differences],
    }),
    empty(),
  )

/** The titles whose deal could be predicted. */
export const predictableAnywhere = (): Promise<readonly string[]> => predictableTitles(games)

/** Comparisons that are required and missing. */
export const missingIn = ({ cells, steps }: Sum): readonly string[] => [
  ...games
    .flatMap(({ id }) =>
      Object.entries(GUESTS).flatMap(([guest, types]) => types.map((type) => `${id}|${guest}|${type}`)),
    )
    .filter((cell) => !(cells[cell] ?? 0)),
  ...games.flatMap(({ id }) => (STEPS[id] ?? []).map((kind) => `${id}|${kind}`)).filter((step) => !(steps[step] ?? 0)),
]

export const report = (sum: Sum, wanted: number, predictable: readonly string[]) => {
  const missing = missingIn(sum)
  const { pairs, worlds, turns, differences } = sum
  const isProven = pairs >= wanted && differences.length === 0 && missing.length === 0 && predictable.length === 0
  const lines = [
    ...tableOf(sum),
    '',
    ...Object.entries(sum.changes)
      .sort()
      .map(([change, count]) => `changed: ${change.replace('|', ', ')}: ${count}`),
    ...Object.entries(sum.steps)
      .sort()
      .map(([step, count]) => `hidden: ${step.replace('|', ', ')}: ${count}`),
    '',
    ...differences.slice(0, 5).flatMap(shown),
    ...missing.map((cell) => `never compared: ${cell.replaceAll('|', ', ')}`),
    ...predictable.map((title) => `the deal can be predicted: ${title}`),
    `${pairs} pairs in ${worlds} changed worlds, ${turns} hidden turns in ${WAYS.length} ways, ${differences.length} differences`,
  ]
  return { lines, isProven }
}

const tableOf = ({ cells }: Sum): readonly string[] => {
  const titles = games.map(({ id }) => id)
  const rows = [...new Set(Object.keys(cells).map((cell) => cell.slice(cell.indexOf('|') + 1)))].sort()
  const width = Math.max(...rows.map(({ length }) => length))
  const line = (name: string, values: readonly (string | number)[]): string =>
    `${name.replace('|', ': ').padEnd(width + 2)}${values.map((value) => String(value).padStart(19)).join('')}`
  return [
    line('pairs by', titles),
    ...rows.map((row) =>
      line(
        row,
        titles.map((title) => cells[`${title}|${row}`] ?? 0),
      ),
    ),
  ]
}

const shown = ({ title, guest, type, where, truth, changed }: Found): readonly string[] => {
  const at = [...truth].findIndex((character, index) => character !== changed[index])
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 60)
  return [`${title}, ${guest}, ${type} (${where})`, `  in truth: ${part(truth)}`, `  changed:  ${part(changed)}`]
}

const added = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) => {
  const sum = { ...a }
  for (const [key, value] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + value
  return sum
}
