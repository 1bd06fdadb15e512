/** All moves, made once; their notation, targets and words. */
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { NUMBERS } from './data/counts.ts'
import { cardName, say } from './describe/words.ts'
import type { Card } from './state.ts'

export interface Play {
  readonly kind: 'play'
  readonly card: Card
}
export type Move = Play

export const CARDS: readonly Card[] = Array.from({ length: NUMBERS }, (_, card) => card)

/** By card. */
export const PLAY: readonly Play[] = CARDS.map((card) => Object.freeze({ kind: 'play', card }))

/** `play:3` */
export const notate = ({ kind, card }: Move): string => `${kind}:${card + 1}`

const byNotation = new Map(PLAY.map((move) => [notate(move), move]))

export const parse = (text: string): Move | undefined => byNotation.get(text)

export const cardTarget = (card: Card): Target => `card:${card + 1}`

export const targets = ({ card }: Move): readonly Target[] => [cardTarget(card)]

export const describeMove = ({ card }: Move): Message => say('move.play', { card: cardName(card) })
