/** What the board adds after the first paint: what events show, the board in words, and the legend. */
import type { GameEvent } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { EventEffect } from '../../../web/toolkit/effects.ts'
import type { FaceExtras } from '../../../web/toolkit/face-extras.ts'
import { cardName, say } from '../describe/words.ts'
import type { Card, Event } from '../state.ts'
import type { View } from '../view.ts'

export const extras: FaceExtras<View> = {
  effectOf: (event: GameEvent, view: View) => shownBy(event as unknown as Event, view),
  inWords: (view) => [
    { id: 'lines', heading: say('words.lines'), items: view.lines.map((line, seat) => aboutLine(view, line, seat)) },
    { id: 'deck', heading: say('words.cards'), items: [say('board.deck', { count: view.left })] },
  ],
  Details: null,
  Legend: ({ say: speak }) => <p>{speak(say('words.legend'))}</p>,
}

const shownBy = (event: Event, view: View): EventEffect => {
  switch (event.kind) {
    case 'dealt':
      return { seat: event.seat, marks: [`seat:${event.seat}`], sound: 'card' }
    case 'drew':
      return { seat: event.seat, marks: ['hand'], sound: 'card' }
    case 'played':
      return {
        seat: event.seat,
        marks: [`line:${event.seat}`],
        flights: [{ from: `seat:${event.seat}`, to: `line:${event.seat}`, picture: picture(event.card) }],
        gains: [{ seat: event.seat, points: event.card + 1, at: `line:${event.seat}` }],
        sound: 'card',
      }
    case 'ended':
      return { seat: null, marks: view.lines.map((_, seat) => `line:${seat}`) }
  }
}

const picture = (card: Card) => (
  <>
    <rect className="sl-card" x={8} y={2} width={32} height={44} rx={3} />
    <text className="sl-number" x={24} y={36}>
      {card + 1}
    </text>
  </>
)

const aboutLine = (view: View, line: readonly Card[], seat: number): Message => {
  const held = { seat: { seat }, count: view.sizes[seat] ?? 0 }
  return line.length === 0 ? say('words.empty', held) : say('words.line', { ...held, cards: line.map(cardName) })
}
