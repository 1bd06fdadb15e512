/** What a seat has to decide, why it may not choose something, and the log in words. */
import type { Prompt, Refusal, Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { CARDS, cardTarget } from '../moves.ts'
import { toAct } from '../play.ts'
import type { Event, State } from '../state.ts'
import { cardName, say } from './words.ts'

export const prompt = (): Prompt => ({ kind: 'play', message: say('ask.play'), targets: CARDS.map(cardTarget) })

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  if (!toAct(state).includes(seat)) return []
  const missing = CARDS.filter((card) => (state.hands[seat]?.[card] ?? 0) === 0)
  return missing.map((card) => ({
    target: cardTarget(card),
    rule: 'SL-2.1',
    message: say('refusal.play', { card: cardName(card) }),
  }))
}

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'dealt':
      return say('event.dealt', { seat: { seat: event.seat }, count: event.count })
    case 'drew':
      return say('event.drew', { cards: event.cards.map(cardName) })
    case 'played':
      return say('event.played', { seat: { seat: event.seat }, card: cardName(event.card) })
    case 'ended':
      return say('event.ended')
  }
}
