/**
 * Worlds that differ in what was drawn. A draw is an index into the rest of a deck; here it is the thing that was
 * taken, by its index in the new deck. Swapping two things leaves every other draw unchanged,
 * including future ones.
 */
import type { Dealer, Draw } from '../../src/kit/chance.ts'

/** A draw from a deck, by its number. */
export interface Place {
  readonly deck: string
  readonly k: number
}

/** By deck: the size of the new deck, and the things taken from it, in order. */
export type Things = ReadonlyMap<string, { readonly size: number; readonly taken: readonly number[] }>

export const thingsOf = (draws: readonly Draw[]): Things => {
  const decks = new Map<string, { size: number; taken: number[]; left: number[] }>()
  for (const [deck, k, left, index] of draws) {
    const so = decks.get(deck) ?? { size: left, taken: [], left: Array.from({ length: left }, (_, thing) => thing) }
    decks.set(deck, so)
    // A draw repeated after an undo is the same draw.
    if (k < so.taken.length) continue
    if (k !== so.taken.length || left !== so.left.length) throw new Error(`draw ${k} of ${deck} is out of turn`)
    so.taken.push(...so.left.splice(index, 1))
  }
  return decks
}

/** The things of a deck that nobody has drawn. */
export const restOf = (things: Things, deck: string): readonly number[] => {
  const { size, taken } = things.get(deck) ?? { size: 0, taken: [] }
  return Array.from({ length: size }, (_, thing) => thing).filter((thing) => !taken.includes(thing))
}

/** This draw gives that thing, and the draw that had it gets the other one. */
export const exchanged = (things: Things, { deck, k }: Place, thing: number): Things => {
  const so = things.get(deck) ?? { size: 0, taken: [] }
  const before = so.taken[k] ?? -1
  const taken = so.taken.map((other, index) => {
    if (index === k) return thing
    return other === thing ? before : other
  })
  return new Map([...things, [deck, { ...so, taken }]])
}

/** Deals these things; later draws use another dealer. */
export const dealing = (things: Things, beyond: Dealer): Dealer => {
  const table = new Map<string, number>()
  for (const [deck, { size, taken }] of things) {
    const left = Array.from({ length: size }, (_, thing) => thing)
    for (const [k, thing] of taken.entries()) {
      const index = left.indexOf(thing)
      table.set(`${deck}/${k}/${left.length}`, index)
      left.splice(index, 1)
    }
  }
  return (deck, k, left) => table.get(`${deck}/${k}/${left}`) ?? beyond(deck, k, left)
}
