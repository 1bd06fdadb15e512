/** Spaces and pieces as path data: rectangles for trains, hulls for ships, placed and rotated along their route. */
import { type Pattern, strokes } from '../../../../web/toolkit/patterns.ts'
import { type Route, routeFacts } from '../../map/map.ts'
import { BREADTH, type RouteSpace, track } from './tracks.ts'

/** All spaces of a route, each smaller by `inset` on every side. */
export const spacesPath = (route: Route, inset = 0): string => {
  const { spaces, length } = track(route)
  const shape = routeFacts(route).kind === 'train' ? carriage : hull
  return spaces.map((space) => placed(shape(length - 2 * inset, BREADTH - 2 * inset), space)).join('')
}

/** A pattern in each space. */
export const patternPath = (route: Route, pattern: Pattern): string => {
  const { spaces, length } = track(route)
  const [width, height] = [length - 8, BREADTH - 6]
  const lines = numbersOf(strokes(pattern, width, height, 8), width, height)
  return spaces.map((space) => placed(lines, space)).join('')
}

type Step = readonly [command: string, ...numbers: readonly number[]]

const carriage = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2, breadth / 2]
  return [['M', -x, -y], ['L', x, -y], ['L', x, y], ['L', -x, y], ['Z']]
}

/** Pointed at both ends, because a ship route has no direction. */
const hull = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2, breadth / 2]
  const shoulder = Math.min(x * 0.55, 14)
  return [
    ['M', -x, 0],
    ['Q', -x + shoulder * 0.5, -y, -x + shoulder * 1.4, -y],
    ['L', x - shoulder * 1.4, -y],
    ['Q', x - shoulder * 0.5, -y, x, 0],
    ['Q', x - shoulder * 0.5, y, x - shoulder * 1.4, y],
    ['L', -x + shoulder * 1.4, y],
    ['Q', -x + shoulder * 0.5, y, -x, 0],
    ['Z'],
  ]
}

/** The strokes of a pattern as absolute coordinates around the centre. */
const numbersOf = (path: string, width: number, height: number): readonly Step[] => {
  const steps: Step[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLHVh])([^MLHVh]*)/g)) {
    const [one = 0, two = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (command === 'V') y = one
    else if (command === 'H') x = one
    else if (command === 'h') x += one
    else [x, y] = [one, two]
    steps.push([command === 'M' ? 'M' : 'L', x - width / 2, y - height / 2])
  }
  return steps
}

const placed = (steps: readonly Step[], { x, y, angle }: RouteSpace): string => {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return steps
    .map(([command, ...numbers]) => {
      const turned: string[] = []
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [dx, dy] = [numbers[at] ?? 0, numbers[at + 1] ?? 0]
        turned.push(`${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`)
      }
      return command + turned.join(' ')
    })
    .join('')
}
