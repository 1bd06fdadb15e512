/** A deck without a stored order: how many things of each kind are left, and how many were drawn. */
import type { GameContext } from './game.ts'

export interface Deck {
  /** A rebuilt deck gets a new name (`train#2`). */
  name: string
  drawn: number
  /** By kind: how many are left. */
  counts: number[]
}

export const deckOf = (name: string, counts: readonly number[]): Deck => ({ name, drawn: 0, counts: [...counts] })

export const left = (deck: Deck): number => {
  let sum = 0
  for (const count of deck.counts) sum += count
  return sum
}

/** Draws one thing and returns its kind. The deck must not be empty. */
export const drawKind = (deck: Deck, table: Pick<GameContext, 'draw'>): number => {
  const all = left(deck)
  if (all === 0) throw new RangeError(`${deck.name} is empty`)
  let index = table.draw(deck.name, deck.drawn, all)
  deck.drawn += 1
  let kind = 0
  for (let count = deck.counts[0] ?? 0; index >= count; count = deck.counts[kind] ?? 0) {
    index -= count
    kind += 1
  }
  deck.counts[kind] = (deck.counts[kind] ?? 0) - 1
  return kind
}
