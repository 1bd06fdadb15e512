/**
 * Land and lakes as paths. They are fetched beside the program, not with it: the shores are data under
 * their own licence (shores.licence.txt), and nobody has to wait for them to play.
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

/** Nothing until they are there, and nothing where they cannot be had: everything else is on the map all the same. */
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
/** Begun as soon as the board's script is there. */
const fetched = fetchShores()
