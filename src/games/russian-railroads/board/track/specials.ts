/** The special fields of a route: what each gives, and whether it is reached or one step away. */
import type { RuleId, Seat } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import { ROUTES, SPECIALS, type Special } from '../../data/board.ts'
import { COLOURS, type Colour } from '../../data/effects.ts'
import { reach } from '../../locomotives/slots.ts'
import type { Position } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import { effectWords, say as word } from '../../words.ts'

/** What the sign of the field shows. */
export type Gift =
  | readonly ['tracks', Colour]
  | readonly ['worker' | 'question' | 'double']
  | readonly ['star' | 'medal', number]

export interface Lit {
  readonly field: number
  readonly gift: Gift
  readonly how: 'reached' | 'next' | 'far'
  /** The track that must come here, and whether a locomotive must, too. */
  readonly colour: number
  readonly locomotive: boolean
  readonly title: Message
  readonly rule: RuleId
}

export const specialsOf = (position: Position, seat: Seat, route: number): readonly Lit[] =>
  SPECIALS.filter((special) => special.route === ROUTES[route]?.id).map((special) => ({
    field: special.field,
    gift: giftOf(special),
    how: howFar(position, seat, route, special),
    colour: COLOURS.indexOf(special.track),
    locomotive: special.locomotive,
    title: titleOf(special, howFar(position, seat, route, special), reach(position, seat, route) >= special.field),
    rule: special.lasting === undefined ? (special.locomotive ? 'RR-4.2' : 'RR-4.1') : 'RR-4.4',
  }))

const howFar = (position: Position, seat: Seat, route: number, special: Special): Lit['how'] => {
  const steps = special.field - track(position, seat, route, COLOURS.indexOf(special.track))
  const pulled = !special.locomotive || reach(position, seat, route) >= special.field
  if (steps <= 0 && pulled) return 'reached'
  return (steps === 1 && pulled) || (steps <= 0 && !pulled) ? 'next' : 'far'
}

const giftOf = ({ once, lasting }: Special): Gift => {
  if (lasting !== undefined) return lasting[0] === 'doubleRoute' ? ['double'] : lasting
  const part = once?.[0]
  switch (part?.[0]) {
    case 'worker':
      return ['worker']
    case 'takeTracks':
      return ['tracks', part[1]]
    default:
      return ['question']
  }
}

const titleOf = (special: Special, how: Lit['how'], isPulled: boolean): Message => {
  const field = word('board.special', { field: special.field, gain: gainOf(special) })
  if (how === 'far') return field
  if (how === 'reached') return word('board.reached', { field })
  return word(special.locomotive && !isPulled ? 'board.next.locomotive' : 'board.next', { field })
}

const gainOf = ({ once, lasting }: Special): Message | readonly Message[] => {
  if (lasting === undefined) return effectWords(once ?? [])
  if (lasting[0] === 'doubleRoute') return word('board.gain.double')
  return word(lasting[0] === 'star' ? 'board.gain.star' : 'board.gain.medal', { points: lasting[1] })
}
