/** The people at the tables of these tests: one for each possible seat, and one without a seat. */
import { hashOf } from '../../src/server/people/keys.ts'

export interface Known {
  readonly id: string
  readonly name: string
  readonly token: string
}

const NAMES = ['Ann', 'Bob', 'Cas', 'Dot', 'Eve', 'Flo', 'Zoe'] as const

export const PEOPLE: readonly Known[] = NAMES.map((name) => ({
  id: `person-${name}`,
  name,
  token: hashOf(name).slice(0, 32),
}))

export const STRANGER = PEOPLE.length - 1

export const cookieOf = (person: number): string => `roundhouse=${PEOPLE[person]?.token ?? ''}`

/** The link keys of every table. */
export const JOIN_KEY = hashOf('join').slice(0, 32)
export const WATCH_KEY = hashOf('watch').slice(0, 32)
