/** The head of a table: what the store and the lists know of it without its entries. */
import type { Head } from '../store/store.ts'
import type { TableState } from './table-state.ts'
import { aboutOf } from './viewer-projections.ts'

export const headOf = (standing: TableState, due: number | null): Head => {
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
