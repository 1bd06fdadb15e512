/** The other people who sit here or have spoken, each once. */
import type { ChatLine, OnlineTable } from '../../../wire/online.ts'

interface Speaker {
  readonly id: string
  readonly name: string
}

export const chatPeople = ({ seats, you }: OnlineTable, lines: readonly ChatLine[]): readonly Speaker[] => {
  const sitting = seats.flatMap(({ person }) => (person === null ? [] : [person]))
  const spoken = lines.map(({ person, name }) => ({ id: person, name }))
  const known = new Map([...spoken, ...sitting].map((one) => [one.id, one]))
  return [...known.values()].filter(({ id }) => id !== you.person)
}
