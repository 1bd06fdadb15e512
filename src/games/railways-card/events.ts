/** The events of a match, and the rules that each kind may cite. */
import type { Seat } from '../../kit/game.ts'
import type { Card } from './cards/cards.ts'
import type { City } from './network/cities.ts'

/** The causes of the end: RC-8.1, RC-R11. */
export type Cause = 'deck' | 'trains' | 'bag' | 'idle'

export type Event =
  | { readonly kind: 'started'; readonly rule: 'RC-2.4'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly rule: 'RC-2.1' | 'RC-10.1'; readonly seat: Seat; readonly count: number }
  /** Visible to its seat only. */
  | { readonly kind: 'received'; readonly rule: 'RC-2.2'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Onto the display: at the beginning, or in place of a card taken. */
  | { readonly kind: 'turned'; readonly rule: 'RC-2.3' | 'RC-3.4'; readonly card: Card }
  | {
      readonly kind: 'built'
      readonly rule: 'RC-4.5'
      readonly seat: Seat
      readonly city: City
      /** A city, or the tile. */
      readonly to: number
      readonly colour: number
      readonly ones: number
      readonly twos: number
      readonly jokers: number
      readonly points: number
    }
  | { readonly kind: 'supplied'; readonly rule: 'RC-4.7'; readonly city: City; readonly goods: readonly number[] }
  | { readonly kind: 'laid'; readonly rule: 'RC-5.1'; readonly seat: Seat; readonly power: number }
  | {
      readonly kind: 'delivered'
      /** In a turn, or as the last delivery. */
      readonly rule: 'RC-6.6' | 'RC-8.4'
      readonly seat: Seat
      readonly good: number
      readonly from: City
      readonly to: City
      readonly points: number
      /** By seat: the points of the owners of links on the path; 0 for the player. */
      readonly tolls: readonly number[]
    }
  | { readonly kind: 'discarded'; readonly rule: 'RC-7.1' | 'RC-3.6'; readonly seat: Seat; readonly card: Card }
  /** Face up: one of the cards of the turn, a locomotive that ends the taking, or after a discard. */
  | {
      readonly kind: 'took'
      readonly rule: 'RC-3.3' | 'RC-3.5' | 'RC-7.2'
      readonly seat: Seat
      readonly from: 'display' | 'pile'
      readonly card: Card
    }
  | { readonly kind: 'drew'; readonly rule: 'RC-3.3' | 'RC-7.2'; readonly seat: Seat }
  /** Visible to its seat only. */
  | { readonly kind: 'saw'; readonly rule: 'RC-3.3' | 'RC-7.2'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'lifted'; readonly rule: 'RC-7.3'; readonly seat: Seat; readonly good: number }
  | {
      readonly kind: 'restocked'
      readonly rule: 'RC-7.3'
      readonly seat: Seat
      readonly good: number
      readonly city: City
    }
  | { readonly kind: 'passed'; readonly rule: 'RC-3.2'; readonly seat: Seat }
  | { readonly kind: 'triggered'; readonly rule: 'RC-8.1' | 'RC-R11'; readonly cause: Cause }
  | { readonly kind: 'declined'; readonly rule: 'RC-8.7'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly rule: 'RC-8.1' | 'RC-R11'; readonly cause: Cause }

export const EVENT_RULES: { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>['rule'][] } = {
  started: ['RC-2.4'],
  dealt: ['RC-2.1', 'RC-10.1'],
  received: ['RC-2.2'],
  turned: ['RC-2.3', 'RC-3.4'],
  built: ['RC-4.5'],
  supplied: ['RC-4.7'],
  laid: ['RC-5.1'],
  delivered: ['RC-6.6', 'RC-8.4'],
  discarded: ['RC-7.1', 'RC-3.6'],
  took: ['RC-3.3', 'RC-3.5', 'RC-7.2'],
  drew: ['RC-3.3', 'RC-7.2'],
  saw: ['RC-3.3', 'RC-7.2'],
  lifted: ['RC-7.3'],
  restocked: ['RC-7.3'],
  passed: ['RC-3.2'],
  triggered: ['RC-8.1', 'RC-R11'],
  declined: ['RC-8.7'],
  ended: ['RC-8.1', 'RC-R11'],
}
