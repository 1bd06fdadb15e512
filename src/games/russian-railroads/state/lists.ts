/**
 * Lists of a position are never written in place: a change makes a new list. So copies of a position share
 * them, and neither a view nor the position before a turn can change by accident.
 */

export const zeros = (count: number): number[] => {
  const list: number[] = []
  while (list.length < count) list.push(0)
  return list
}

/** The list with another value at one place. Quicker than `with`. */
export const replaced = (list: readonly number[], at: number, value: number): readonly number[] => {
  const copy = list.slice()
  copy[at] = value
  return copy
}

/** The list with `by` added at one index. */
export const increased = (list: readonly number[], at: number, by: number): readonly number[] =>
  replaced(list, at, (list[at] ?? 0) + by)
