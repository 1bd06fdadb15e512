/** Sets of small numbers, held as the bits of one number: quick to copy, compare and count. */
export type NumberSet = number

export const has = (set: NumberSet, member: number): boolean => ((set >> member) & 1) === 1

export const setOf = (members: readonly number[]): NumberSet => members.reduce(withMember, 0)

export const withMember = (set: NumberSet, member: number): NumberSet => set | (1 << member)

export const withoutMember = (set: NumberSet, member: number): NumberSet => set & ~(1 << member)

/** All numbers from 0 up to, but not including, `count`. */
export const fullSet = (count: number): NumberSet => (1 << count) - 1

/** The set may not be empty. */
export const lowestMember = (set: NumberSet): number => 31 - Math.clz32(set & -set)

/** In rising order. */
export const membersOf = (set: NumberSet): readonly number[] => {
  const members: number[] = []
  for (let left = set; left !== 0; left &= left - 1) members.push(lowestMember(left))
  return members
}
