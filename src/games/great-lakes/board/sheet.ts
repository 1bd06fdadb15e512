/**
 * The sheet that the map is drawn on, and how longitude and latitude are projected to it: Mercator, shifted
 * slightly so that each city lies where the board has room for it. Shores near a city move with it.
 */
import type { Point } from '../../../web/toolkit/camera.ts'
import { CITIES } from '../data/cities.ts'
import type { City } from '../map/map.ts'

/** As tight as the names allow, so that the map fills the screen. The scenery goes on beyond it. */
export const SIZE = { width: 1826, height: 1090 } as const

/** From the drawing positions of the data to the sheet. */
const SHIFT = { x: -6, y: -34 } as const

export const SPOTS: readonly Point[] = CITIES.map(({ x, y }) => ({ x: x + SHIFT.x, y: y + SHIFT.y }))

export const spot = (city: City): Point => SPOTS[city] ?? { x: 0, y: 0 }

/** Fitted to the drawing positions of all cities. */
const SCALE = 90.5
const ORIGIN = { x: 8425, y: 5138 } as const

const mercator = (lon: number, lat: number): Point => {
  const stretched = (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
  return { x: SCALE * lon + ORIGIN.x + SHIFT.x, y: ORIGIN.y - SCALE * stretched + SHIFT.y }
}

/** By city: the offset of its drawn position from its projected position. */
const MOVED = CITIES.map(({ lon, lat }, city) => {
  const there = mercator(lon, lat)
  const here = spot(city)
  return { x: there.x, y: there.y, dx: here.x - there.x, dy: here.y - there.y }
})

/** Points far from every city are not shifted. */
const REACH = 70

const onSheet = (lon: number, lat: number): Point => {
  const there = mercator(lon, lat)
  let [weights, dx, dy] = [0, 0, 0]
  for (const city of MOVED) {
    const distance = Math.hypot(there.x - city.x, there.y - city.y)
    const weight = Math.exp(-((distance / REACH) ** 2))
    weights += weight
    dx += weight * city.dx
    dy += weight * city.dy
  }
  const most = Math.max(1, weights)
  return { x: there.x + dx / most, y: there.y + dy / most }
}

/** A closed line through points given as longitude, latitude, longitude, … */
export const outline = (ring: readonly number[]): string => {
  const points: string[] = []
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const { x, y } = onSheet(ring[at] ?? 0, ring[at + 1] ?? 0)
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return `M${points.join('L')}Z`
}

/** The same line without its seams: where the data cuts a lake in two, along a meridian. */
export const shoreline = (ring: readonly number[]): string => {
  let path = ''
  let isPen = false
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [lon = 0, lat = 0] = ring.slice(at, at + 2)
    const [before = lon, south = lat] = at === 0 ? [] : ring.slice(at - 2, at)
    if (lon === before && Math.abs(lat - south) > SEAM) isPen = false
    const { x, y } = onSheet(lon, lat)
    path += `${isPen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    isPen = true
  }
  return path
}

/** Degrees; no shore runs along a meridian for so long. */
const SEAM = 0.4
