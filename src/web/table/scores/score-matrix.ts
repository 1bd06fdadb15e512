/** All points of a match as a table: a row for each thing that scores, a column for each seat. */
import type { Outcome, ScoreLine, Seat, Viewer } from '../../../kit/game.ts'
import { ranking, totalOf } from './scores.ts'

export interface MatrixRow {
  readonly name: string
  /** By seat; null where the seat has no points of this kind, or where they are not known. */
  readonly points: readonly (number | null)[]
}

type Lines = readonly (readonly ScoreLine[] | null)[]

/** Lines of the same name are added up. A row that only one seat has stands where that seat's list has it. */
export const matrixOf = (lines: Lines, nameOf: (line: ScoreLine) => string): readonly MatrixRow[] => {
  const names: string[] = []
  for (const own of lines) {
    let last = -1
    for (const line of own ?? []) {
      const name = nameOf(line)
      const known = names.indexOf(name)
      last = known === -1 ? last + 1 : known
      if (known === -1) names.splice(last, 0, name)
    }
  }
  return names.map((name) => ({
    name,
    points: lines.map((own) => {
      const same = (own ?? []).filter((line) => nameOf(line) === name)
      return same.length === 0 ? null : totalOf(same)
    }),
  }))
}

/** By seat; null where they are not known. */
export const totalsOf = (lines: Lines, outcome: Outcome | null): readonly (number | null)[] =>
  lines.map((own, seat) => outcome?.totals[seat] ?? (own === null ? null : totalOf(own)))

/** The viewer's own column comes first, the others by rank. */
export const columnsFor = (viewer: Viewer, seats: number, outcome: Outcome | null): readonly Seat[] => {
  const all = outcome === null ? Array.from({ length: seats }, (_, seat) => seat) : ranking(outcome)
  return viewer === 'watcher' ? all : [viewer, ...all.filter((seat) => seat !== viewer)]
}
