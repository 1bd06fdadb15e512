/** Slots and pieces as path data: wagons on rails, hulls on water, placed and rotated along their route. */
import { type Pattern, strokes } from '../../../../web/toolkit/patterns.ts'
import { type Route, routeFacts } from '../../map/map.ts'
import { BREADTH, type RouteSpace, track } from './tracks.ts'

/** A piece stands higher than its slot. */
export const PIECE_BREADTH = BREADTH * 1.3
const PIECE_LONGER = 2

/** The hollow slots of an open route. */
export const slotsPath = (route: Route): string => {
  const { spaces, length } = track(route)
  const shape = routeFacts(route).kind === 'train' ? slot : hull
  return joined(shape(length, BREADTH), spaces)
}

/** The pieces on a claimed route, moved by `down`: up for the roof, down for the shadow. */
export const piecesPath = (route: Route, right: number, down: number): string => {
  const { spaces, length } = track(route)
  const shape = routeFacts(route).kind === 'train' ? wagon : ship
  return joined(shape(length + PIECE_LONGER, PIECE_BREADTH), moved(spaces, right, down))
}

/** The ridge of each wagon's roof, or the deckhouse of each ship. */
export const fittingsPath = (route: Route, down: number): string => {
  const { spaces, length } = track(route)
  const fitting = routeFacts(route).kind === 'train' ? roof : deck
  return joined(fitting(length + PIECE_LONGER, PIECE_BREADTH), moved(spaces, 0, down))
}

/** A pattern in each slot or on each piece. */
export const patternPath = (route: Route, pattern: Pattern, breadth: number, down = 0): string => {
  const { spaces, length } = track(route)
  const inset = routeFacts(route).kind === 'train' ? 8 : 16
  const [width, height] = [Math.max(8, length - inset), breadth]
  const lines = stepsOf(strokes(pattern, width, height, 8), width, height)
  return joined(lines, moved(spaces, 0, down))
}

/** Half the width of the line around a route, in units of the sheet: the pieces stay in view inside it, on a small map too. */
export const bandHalf = (scale: number): number => Math.round(Math.max(MARK_HALF, MARK_LEAST / scale))

/** A closed line around the whole route, for marks. */
export const bandPath = (route: Route, half: number): string => {
  const points = track(route)
    .line.slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number))
  const side = (by: number): readonly string[] =>
    points.map(([x = 0, y = 0], at) => {
      const [before = [x, y], after = [x, y]] = [points[at - 1], points[at + 1]]
      const [dx, dy] = [(after[0] ?? 0) - (before[0] ?? 0), (after[1] ?? 0) - (before[1] ?? 0)]
      const far = Math.hypot(dx, dy) || 1
      return `${(x + (dy / far) * by).toFixed(1)} ${(y - (dx / far) * by).toFixed(1)}`
    })
  return `M${side(half).join('L')}L${[...side(-half)].reverse().join('L')}Z`
}

const MARK_HALF = 15
/** In pixels. */
const MARK_LEAST = 7.5

const moved = (spaces: readonly RouteSpace[], right: number, down: number): readonly RouteSpace[] =>
  spaces.map((space) => ({ ...space, x: space.x + right, y: space.y + down }))

type Step = readonly [command: string, ...numbers: readonly number[]]

const slot = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2, breadth / 2]
  return [['M', -x, -y], ['L', x, -y], ['L', x, y], ['L', -x, y], ['Z']]
}

const wagon = (length: number, breadth: number): readonly Step[] => {
  const [x, y, r] = [length / 2, breadth / 2, 5]
  return [
    ['M', -x + r, -y],
    ['L', x - r, -y],
    ['Q', x, -y, x, -y + r],
    ['L', x, y - r],
    ['Q', x, y, x - r, y],
    ['L', -x + r, y],
    ['Q', -x, y, -x, y - r],
    ['L', -x, -y + r],
    ['Q', -x, -y, -x + r, -y],
    ['Z'],
  ]
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

/** A bow at one end and a round stern at the other. */
const ship = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2 + 1, breadth / 2]
  const bow = Math.min(x * 0.8, 18)
  return [
    ['M', -x, -y * 0.55],
    ['Q', -x, -y, -x + 6, -y],
    ['L', x - bow, -y],
    ['Q', x - bow * 0.35, -y, x, 0],
    ['Q', x - bow * 0.35, y, x - bow, y],
    ['L', -x + 6, y],
    ['Q', -x, y, -x, y * 0.55],
    ['Z'],
  ]
}

/** Two lines along the roof, near its edges. */
const roof = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2 - 4, breadth / 2 - 4]
  return [
    ['M', -x, -y],
    ['L', x, -y],
    ['M', -x, y],
    ['L', x, y],
  ]
}

/** The rail of the foredeck, and the edge of the stern. */
const deck = (length: number, breadth: number): readonly Step[] => {
  const [x, y] = [length / 2, breadth / 2 - 4]
  const bow = Math.min(x * 0.8, 18)
  return [
    ['M', x - bow, -y],
    ['Q', x - bow * 0.5, -y, x - 6, 0],
    ['Q', x - bow * 0.5, y, x - bow, y],
    ['M', -x + 6, -y],
    ['L', -x + 6, y],
  ]
}

/** The strokes of a pattern as absolute coordinates around the centre. */
const stepsOf = (path: string, width: number, height: number): readonly Step[] => {
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

const joined = (steps: readonly Step[], spaces: readonly RouteSpace[]): string =>
  spaces.map((space) => placed(steps, space)).join('')

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
