/** RR-3: where the tracks of a player stand. */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS } from '../data/effects.ts'
import { matOf, type Position } from '../state/state.ts'

/** By `trackNo`: the field that each track of a player has reached, or 0 beside the route. */
export type Tracks = readonly number[]

export const trackNo = (route: number, colour: number): number => route * COLOURS.length + colour

export const track = (position: Position, seat: Seat, route: number, colour: number): number =>
  matOf(position, seat).tracks[trackNo(route, colour)] ?? 0
