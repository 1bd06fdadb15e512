/** A player's board in words. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { GAPS, ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { income } from '../scoring/income.ts'
import * as C from '../state/cells.ts'
import type { View } from '../view.ts'
import { colourName, engineerName, routeName, say as word } from '../words.ts'

export const matInWords = (view: View, seat: Seat): readonly Message[] => {
  const earned = income(view, seat)
  const factories = Array.from({ length: GAPS }, (_, gap) => C.onMat(view, seat, C.GAP + gap)).filter(
    (number) => number > 0,
  )
  return [
    ...ROUTES.map((_, route) => routeInWords(view, seat, route, earned[route] ?? 0)),
    word('board.industry', {
      space: C.onMat(view, seat, C.MARKER),
      factories: orNone(factories.map(String)),
      points: earned[3] ?? 0,
    }),
    word('board.doublers', { count: C.onMat(view, seat, C.DOUBLERS) }),
    ...C.engineersOf(view, seat).map(engineerName),
  ]
}

const orNone = (list: readonly string[]): readonly string[] | Message => (list.length > 0 ? list : word('board.none'))

const routeInWords = (view: View, seat: Seat, route: number, points: number): Message => {
  const tracks = COLOURS.flatMap((_, colour) => {
    const field = C.track(view, seat, route, colour)
    return field > 0 ? [word('board.track.on', { tracks: colourName(colour), field })] : []
  })
  const numbers = (route === 0 ? [0, 1] : [route + 1]).map((slot) => C.onMat(view, seat, C.SLOT + slot))
  return word('board.route', {
    route: routeName(route),
    tracks,
    numbers: orNone(numbers.filter((number) => number > 0).map(String)),
    reach: C.reach(view, seat, route),
    points,
  })
}
