/** RR-12.1: what is scored at the end: end cards, then the engineers. */
import type { GameContext } from '../../../kit/game.ts'
import { END_CARDS } from '../data/cards.ts'
import { engineersOf } from '../engineers/engineers.ts'
import type { Event } from '../events.ts'
import { type State, seatsOf } from '../state/state.ts'
import { endCardPoints, endCardsOf } from './end-cards.ts'
import { majority } from './majority.ts'
import { addPoints } from './points.ts'

export const scoreEnd = (draft: State, table: GameContext<Event>): void => {
  const counts: number[] = []
  const highest: number[] = []
  for (const seat of seatsOf(draft)) {
    const cards = endCardsOf(draft, seat)
    for (const card of cards) {
      const points = endCardPoints(draft, seat, card)
      addPoints(draft, seat, 'cards', points)
      table.emit({ kind: 'revealed', rule: 'RR-12.1', seat, card: END_CARDS.indexOf(card), points })
    }
    const engineers = engineersOf(draft, seat)
    counts.push(engineers.length + (cards.includes('extraEngineer') ? 1 : 0))
    highest.push(engineers.at(-1) ?? 0)
  }
  majority(counts, highest).forEach((points, seat) => {
    if (points === 0) return
    addPoints(draft, seat, 'majority', points)
    const isTied = counts.filter((count) => count === counts[seat]).length > 1
    table.emit({ kind: 'led', rule: isTied ? 'RR-12.4' : 'RR-12.1', seat, points })
  })
}
