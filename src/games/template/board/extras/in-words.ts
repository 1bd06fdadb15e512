/** The board as text: the trains, and the cards that everybody sees. */
import type { Message } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { LENGTHS } from '../../data/counts.ts'
import { coalName, say } from '../../describe/words.ts'
import type { View } from '../../view.ts'

export const inWords = (view: View): readonly WordsSection[] => [
  { id: 'trains', heading: say('board.trains'), items: view.miles.flatMap((_, seat) => aboutSeat(view, seat)) },
  { id: 'cards', heading: say('board.held'), items: aboutCards(view) },
]

const aboutSeat = (view: View, seat: number): readonly Message[] => {
  const player = { seat }
  const burned = view.burned[seat] ?? -1
  return [
    say('explain.train', { seat: player, miles: view.miles[seat] ?? 0, harbour: LENGTHS[view.length].harbour }),
    say('words.held', { seat: player, count: view.holdings[seat] ?? 0 }),
    ...(burned < 0 ? [] : [say('words.burned', { seat: player, coal: coalName(burned) })]),
    ...(view.ready[seat] ? [say('words.ready', { seat: player })] : []),
  ]
}

const aboutCards = (view: View): readonly Message[] => [
  say('textBoard.round', { round: view.round, rounds: LENGTHS[view.length].rounds }),
  say('board.deck', { count: view.left }),
  ...view.discards.map((count, coal) => say('words.away', { count, coal: coalName(coal) })),
]
