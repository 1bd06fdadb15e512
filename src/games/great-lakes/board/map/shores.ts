/**
 * Land, lakes and forests as paths. They load separately from the program: the shores are data under their own
 * licence (shores.licence.txt), and the game can be played before they arrive.
 */
import { useEffect, useState } from 'react'
import { outline, shoreline } from '../sheet.ts'
import forestAddress from './forest.json?url'
import landAddress from './land.json?url'
import shoresAddress from './shores.json?url'

export interface Shores {
  /** Islands are holes: the path is filled by the even-odd rule. */
  readonly lakes: string
  /** The same shores as open lines, without the seams between the parts of a lake. */
  readonly coast: string
  readonly land: string
  /** The lit and the shaded half of every tree. */
  readonly forest: { readonly lit: string; readonly shaded: string; readonly trunks: string }
}

/** Null until they have loaded, and when loading fails; the rest of the map does not need them. */
export const useShores = (): Shores | null => {
  const [shores, setShores] = useState(drawn)
  useEffect(() => {
    if (shores === null) void fetched.then(setShores)
  }, [shores])
  return shores
}

const read = async <T>(address: string): Promise<T> => (await fetch(address)).json()

const fetchShores = async (): Promise<Shores | null> => {
  try {
    const [{ lakes }, { rings }, { trees }] = await Promise.all([
      read<{ readonly lakes: readonly (readonly (readonly number[])[])[] }>(shoresAddress),
      read<{ readonly rings: readonly (readonly number[])[] }>(landAddress),
      read<{ readonly trees: readonly number[] }>(forestAddress),
    ])
    const all = lakes.flat()
    drawn = {
      lakes: all.map(outline).join(''),
      coast: all.map(shoreline).join(''),
      land: rings.map(outline).join(''),
      forest: forestOf(trees),
    }
  } catch {
    drawn = null
  }
  return drawn
}

/** A fir is two triangles on a trunk; every third one is small. */
const forestOf = (trees: readonly number[]): Shores['forest'] => {
  const forest = { lit: '', shaded: '', trunks: '' }
  for (let at = 0; at + 1 < trees.length; at += 2) {
    const [x = 0, y = 0] = trees.slice(at, at + 2)
    const [half, high] = at % 6 === 0 ? [6, 17] : [8, 24]
    forest.lit += `M${x} ${y - high}L${x - half} ${y}H${x}Z`
    forest.shaded += `M${x} ${y - high}L${x + half} ${y}H${x}Z`
    forest.trunks += `M${x} ${y}v4`
  }
  return forest
}

let drawn: Shores | null = null
/** Loading starts with the board's script. */
const fetched = fetchShores()
