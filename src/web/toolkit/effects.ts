/**
 * What an event shows on the table: things that fly, places that are marked, points that count up. A game says which,
 * as data; the frame plays it at the speed that the player has set, and keeps the marks of each player's last move.
 */
import type { ReactNode } from 'react'
import type { Seat } from '../../kit/game.ts'

/**
 * An element that effects refer to: the one with this `data-anchor`. The frame has `seat:0` (the player card of seat 0)
 * and `hand` (the viewer's hand in the dock). Boards name theirs: `route:12`, `deck:train`.
 */
export type Anchor = string

/** What one event shows. An event without anything on the board marks the card of its player: `{ seat, marks: ['seat:2'] }`. */
export interface EventEffect {
  /** Who did it, or null for what nobody did, such as the end of a round. */
  readonly seat: Seat | null
  /** Stay marked until the next move of this seat. Never empty. */
  readonly marks: readonly Anchor[]
  readonly flights?: readonly Flight[]
  readonly gains?: readonly Gain[]
  readonly sound?: Sound
  /** Shown one after another instead of all at once, such as a scoring line by line. */
  readonly parts?: readonly EffectPart[]
}

export type EffectPart = Pick<EventEffect, 'marks' | 'flights' | 'gains'>

/** Something that moves from one place to another. */
export interface Flight {
  readonly from: Anchor
  readonly to: Anchor
  /** Its picture, as SVG elements in a square of 48 × 48 units. */
  readonly picture: ReactNode
}

/** Points that a seat gets, shown at a place of the board and counted up on the player card. */
export interface Gain {
  readonly seat: Seat
  readonly points: number
  readonly at: Anchor
}

export type Sound = 'piece' | 'card' | 'coin'

export interface Anchored {
  readonly 'data-anchor': Anchor
  readonly 'data-outline'?: string
}

/**
 * The attributes that make an element an anchor. A mark follows the outline of the element: `outline` (path data in the
 * element's own units), else its own path, else the path of a `Touch` in it, else its box.
 */
export const anchor = (name: Anchor, outline?: string): Anchored =>
  outline === undefined ? { 'data-anchor': name } : { 'data-anchor': name, 'data-outline': outline }
