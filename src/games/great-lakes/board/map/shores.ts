/**
 * Land and lakes as paths. They load separately from the program: the shores are data under their own
 * licence (shores.licence.txt), and the game can be played before they arrive.
 */
import { useEffect, useState } from 'react'
import { outline } from '../sheet.ts'
import landAddress from './land.json?url'
import shoresAddress from './shores.json?url'

export interface Shores {
  /** Islands are holes: the path is filled by the even-odd rule. */
  readonly lakes: string
  readonly land: string
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
    const [{ lakes }, { rings }] = await Promise.all([
      read<{ readonly lakes: readonly (readonly (readonly number[])[])[] }>(shoresAddress),
      read<{ readonly rings: readonly (readonly number[])[] }>(landAddress),
    ])
    drawn = { lakes: lakes.flat().map(outline).join(''), land: rings.map(outline).join('') }
  } catch {
    drawn = null
  }
  return drawn
}

let drawn: Shores | null = null
/** Loading starts with the board's script. */
const fetched = fetchShores()
