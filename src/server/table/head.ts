/** The head of a table: what the store and the lists know of it without its entries. */
import type { Head } from '../store/store.ts'
import { aboutOf } from './showing.ts'
import type { Standing } from './standing.ts'

export const headOf = (standing: Standing, due: number | null): Head => {
  const { id, opened, phase, seq, created, shown, places } = standing
  const people = [opened.owner.id, ...places.flatMap(({ person, kept }) => (person ?? kept)?.id ?? [])]
  return {
    id,
    game: opened.game,
    phase,
    isPublic: opened.isPublic,
    seq,
    created,
    changed: shown,
    due,
    people: [...new Set(people)],
    about: JSON.stringify(aboutOf(standing)),
  }
}
