/** The special fields of a route: what each gives, and whether it is reached or one step away. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { ROUTES, SPECIALS, type Special } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { reach } from '../locomotives/slots.ts'
import type { Position } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import { effectWords, say as word } from '../words.ts'

export interface Lit {
  readonly field: number
  readonly sign: string
  readonly how: 'reached' | 'next' | 'far'
  /** The letter of the track that must come here, and whether a locomotive must, too. */
  readonly colour: number
  readonly locomotive: boolean
  readonly title: Message
}

export const specialsOf = (position: Position, seat: Seat, route: number): readonly Lit[] =>
  SPECIALS.filter((special) => special.route === ROUTES[route]?.id).map((special) => ({
    field: special.field,
    sign: signOf(special),
    how: howFar(position, seat, route, special),
    colour: COLOURS.indexOf(special.track),
    locomotive: special.locomotive,
    title: titleOf(special, howFar(position, seat, route, special), reach(position, seat, route) >= special.field),
  }))

const howFar = (position: Position, seat: Seat, route: number, special: Special): Lit['how'] => {
  const steps = special.field - track(position, seat, route, COLOURS.indexOf(special.track))
  const pulled = !special.locomotive || reach(position, seat, route) >= special.field
  if (steps <= 0 && pulled) return 'reached'
  return (steps === 1 && pulled) || (steps <= 0 && !pulled) ? 'next' : 'far'
}

const signOf = ({ once, lasting }: Special): string => {
  if (lasting !== undefined)
    return lasting[0] === 'doubleRoute' ? '×2' : lasting[0] === 'medal' ? '◉20' : `★${lasting[1]}`
  switch (once?.[0]?.[0]) {
    case 'worker':
      return '♟'
    case 'questionToken':
      return '?'
    default:
      return '⇥'
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
