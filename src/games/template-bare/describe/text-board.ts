/** The lines as text, for the terminal. */
import type { TextBoard } from '../../../kit/text-board.ts'
import { cardsIn } from '../state.ts'
import type { View } from '../view.ts'
import { cardName, say as word } from './words.ts'

const NAME = 16

export const textBoard: TextBoard<View> = (view, say) => [
  ...view.lines.map((line, seat) => {
    const name = say(word('board.seat', { seat: { seat } }))
    return `${name.slice(0, NAME).padEnd(NAME)} ${line.map((card) => card + 1).join(' ')}`
  }),
  say(word('board.deck', { count: view.left })),
  ...(view.hand === null ? [] : [say(word('board.held', { cards: cardsIn(view.hand).map(cardName) }))]),
]
