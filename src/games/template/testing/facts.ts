/** Every public fact that the board draws, as the sentence that the board in words must contain. Derived from the view alone. */
import type { Message } from '../../../kit/text.ts'
import { LENGTHS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import type { View } from '../view.ts'

type Speak = (message: Message) => string

export const factsOf = (view: View, say: Speak): readonly string[] => {
  const { harbour, rounds } = LENGTHS[view.length]
  const coal = (index: number): Message => word('coal', { number: index + 1 })
  const facts: Message[] = [
    word('textBoard.round', { round: view.round, rounds }),
    word('board.deck', { count: view.left }),
    ...view.discards.map((count, index) => word('words.away', { count, coal: coal(index) })),
  ]
  for (let seat = 0; seat < view.seats; seat++) {
    const burned = view.burned[seat] ?? -1
    facts.push(word('explain.train', { seat: { seat }, miles: view.miles[seat] ?? -1, harbour }))
    facts.push(word('words.held', { seat: { seat }, count: view.holdings[seat] ?? -1 }))
    if (burned !== -1) facts.push(word('words.burned', { seat: { seat }, coal: coal(burned) }))
    if (view.ready[seat]) facts.push(word('words.ready', { seat: { seat } }))
  }
  return facts.map(say)
}
