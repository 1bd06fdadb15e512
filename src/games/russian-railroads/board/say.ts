/** Single facts of a railway in words. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { ROUTES } from '../data/board.ts'
import type { Position } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import { colourName, say as word } from '../words.ts'

/** The name of a line as it is printed. */
export const lineName = (route: number): Message => word(`route.${ROUTES[route]?.id ?? 'kiev'}`)

export const trackWords = (position: Position, seat: Seat, route: number, colour: number): Message =>
  word('board.track.at', {
    tracks: colourName(colour),
    line: lineName(route),
    field: track(position, seat, route, colour),
  })
