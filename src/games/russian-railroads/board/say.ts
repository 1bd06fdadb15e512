/** A player's board in words. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { reach, slotsOf } from '../locomotives/slots.ts'
import { income } from '../scoring/income.ts'
import { matOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { View } from '../view.ts'
import { colourName, engineerName, routeName, say as word } from '../words.ts'

export const matInWords = (view: View, seat: Seat): readonly Message[] => {
  const earned = income(view, seat)
  const factories = matOf(view, seat).factories.filter((number) => number > 0)
  return [
    ...ROUTES.map((_, route) => routeInWords(view, seat, route, earned[route] ?? 0)),
    word('board.industry', {
      space: matOf(view, seat).markers[0] ?? 0,
      factories: orNone(factories.map(String)),
      points: earned[3] ?? 0,
    }),
    word('board.doublers', { count: matOf(view, seat).doublers }),
    ...engineersOf(view, seat).map(engineerName),
  ]
}

const orNone = (list: readonly string[]): readonly string[] | Message => (list.length > 0 ? list : word('board.none'))

const routeInWords = (view: View, seat: Seat, route: number, points: number): Message => {
  const tracks = COLOURS.flatMap((_, colour) => {
    const field = track(view, seat, route, colour)
    return field > 0 ? [word('board.track.on', { tracks: colourName(colour), field })] : []
  })
  const numbers = slotsOf(route).map((slot) => matOf(view, seat).locomotives[slot] ?? 0)
  return word('board.route', {
    route: routeName(route),
    tracks,
    numbers: orNone(numbers.filter((number) => number > 0).map(String)),
    reach: reach(view, seat, route),
    points,
  })
}
