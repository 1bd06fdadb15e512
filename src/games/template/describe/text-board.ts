/** The line from the mine to the harbour as text, a row for each train. */

import type { Message } from '../../../kit/text.ts'
import type { Paint, TextBoard } from '../../../kit/text-board.ts'
import { LENGTHS } from '../data/counts.ts'
import { cardsIn } from '../state.ts'
import type { View } from '../view.ts'
import { coalName, say as words } from './words.ts'

type Speak = (message: Message) => string

const COLOURS = ['red', 'blue', 'yellow', 'green']
const MILE = 4
const NAME = 16

export const textBoard: TextBoard<View> = (view, say, paint) => {
  const { rounds } = LENGTHS[view.length]
  const discards = cardsIn(view.discards)
  return [
    say(words('textBoard.round', { round: view.round, rounds })),
    ...view.miles.map((_, seat) => track(view, seat, say, paint)),
    say(words('textBoard.cards', { left: view.left, discards: discards.length })),
    ...hand(view, say),
  ]
}

/** `Ada   * |====A>   .   .|`: the letter is the seat's, so colour is not needed; the star says that it has chosen. */
const track = (view: View, seat: number, say: Speak, paint: Paint): string => {
  const { harbour } = LENGTHS[view.length]
  const miles = view.miles[seat] ?? 0
  const letter = 'ABCD'[seat] ?? '?'
  const train = paint(`${'='.repeat(miles * MILE)}${letter}>`, COLOURS[seat] ?? 'white')
  const rest = '   .'.repeat(harbour - miles)
  const name = say(words('textBoard.seat', { seat: { seat } }))
    .slice(0, NAME)
    .padEnd(NAME)
  const ready = view.ready[seat] ? '*' : ' '
  return `${name}${ready} |${train}${rest}|`
}

const hand = (view: View, say: Speak): readonly string[] => {
  const own = view.viewer === 'watcher' ? null : (view.hands[view.viewer] ?? null)
  return [
    ...(own === null ? [] : [say(words('textBoard.hand', { coal: cardsIn(own).map(coalName) }))]),
    ...(view.pending.length === 0 ? [] : [say(words('textBoard.pending', { coal: view.pending.map(coalName) }))]),
  ]
}
