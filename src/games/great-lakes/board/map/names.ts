/**
 * Which city names are shown: each large enough to read at any map size, none over another. When
 * there is no room for all of them, some appear only after zooming in.
 */
import { CITIES } from '../../data/cities.ts'
import type { City } from '../../map/map.ts'
import { SIZE, spot } from '../sheet.ts'
import { type CityLabel, labelsOf } from './labels.ts'

export interface Name extends CityLabel {
  readonly city: City
  /** In sheet units. */
  readonly size: number
}

/** In CSS pixels; slightly above the minimum, because scales are rounded down to steps. */
export const LEAST = 10
/** In sheet units: the size when there is room. */
export const USUAL = 21

/** `scale`: pixels per sheet unit. `first`: names that must be shown; they are placed before ports and other cities. */
export const namesAt = (scale: number, first: ReadonlySet<City>): readonly Name[] => {
  const size = Math.max(USUAL, LEAST / scale)
  const shown: Name[] = []
  const isFree = (name: Name): boolean => !shown.some((other) => overlap(boxOf(name), boxOf(other)))
  for (const city of inOrder(first)) {
    const places = labelsOf(city, size / USUAL).map((label) => within({ city, size, ...label }))
    const name = first.has(city)
      ? places.find(isFree)
      : places.slice(0, 1).find((own) => isFree(own) && !coversCity(own))
    if (name !== undefined) shown.push(name)
  }
  return shown
}

const inOrder = (first: ReadonlySet<City>): readonly City[] => {
  const rank = (city: City): number => (first.has(city) ? 0 : CITIES[city]?.place === 'port' ? 1 : 2)
  return CITIES.flatMap(({ place }, city) => (place === 'junction' ? [] : [city])).sort((a, b) => rank(a) - rank(b))
}

interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A letter is about half as wide as it is high. An estimate instead of a measurement gives the same result in every browser. */
const LETTER = 0.53

export const boxOf = ({ text, x, y, anchor, size }: Name): Extent => {
  const width = text.length * LETTER * size
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 0.72 * size, bottom: y + 0.2 * size }
}

/** Moved as far as needed to stay on the sheet. */
const within = (name: Name): Name => {
  const { left, right, top } = boxOf(name)
  const margin = 3
  const x = name.x + Math.max(0, margin - left) - Math.max(0, right - (SIZE.width - margin))
  return { ...name, x, y: name.y + Math.max(0, margin - top) }
}

export const overlap = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether the name would hide a city. A name that is not in `first` is then left out. */
export const coversCity = (name: Name): boolean => {
  const box = boxOf(name)
  return CITIES.some((_, city) => {
    const { x, y } = spot(city)
    return overlap(box, { left: x - DISC, right: x + DISC, top: y - DISC, bottom: y + DISC })
  })
}

/** Half the side of the square inside a city's disc. */
const DISC = 10
