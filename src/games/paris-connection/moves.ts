/** Every move, created once; notation, targets and words. */
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { COMPANIES } from './data/counts.ts'
import { companyName, fieldName, say } from './describe/words.ts'
import { BUILDABLE, FIELDS, type Field, grid } from './map/fields.ts'

/** A company, as its index in `COMPANIES`. */
export type Company = number

export interface Extend {
  readonly kind: 'extend'
  readonly company: Company
}
export interface Trade {
  readonly kind: 'trade'
  readonly give: Company
  readonly take: Company
  readonly count: 1 | 2
}
export interface Place {
  readonly kind: 'place'
  readonly field: Field
}
export interface Stop {
  readonly kind: 'stop'
}
export type Move = Extend | Trade | Place | Stop

export const ALL: readonly Company[] = COMPANIES.map((_, company) => company)

export const EXTEND: readonly Extend[] = ALL.map((company) => Object.freeze({ kind: 'extend', company }))

/** By `give * 6 + take`; PC-R2: never the same colour, so the diagonal is unused. */
const tradesFor = (count: 1 | 2): readonly Trade[] =>
  ALL.flatMap((give) => ALL.map((take): Trade => Object.freeze({ kind: 'trade', give, take, count })))
export const TRADE_ONE = tradesFor(1)
export const TRADE_TWO = tradesFor(2)

/** By field; PC-3.7: only fields that can be built on are used. */
export const PLACE: readonly Place[] = FIELDS.map((field) => Object.freeze({ kind: 'place', field }))

export const STOP: Stop = Object.freeze({ kind: 'stop' })

const MOVES: readonly Move[] = [
  ...EXTEND,
  ...[...TRADE_ONE, ...TRADE_TWO].filter(({ give, take }) => give !== take),
  ...PLACE.filter(({ field }) => BUILDABLE[field]),
  STOP,
]

const colour = (company: Company): string => COMPANIES[company] ?? ''

/** `+blue`, `blue>red`, `blue>2red`, `F12`, `stop` */
export const notate = (move: Move): string => {
  switch (move.kind) {
    case 'extend':
      return `+${colour(move.company)}`
    case 'trade':
      return `${colour(move.give)}>${move.count === 2 ? '2' : ''}${colour(move.take)}`
    case 'place':
      return grid(move.field)
    case 'stop':
      return 'stop'
  }
}

const byNotation = new Map(MOVES.map((move) => [notate(move), move]))

export const parse = (text: string): Move | undefined => byNotation.get(text)

export const extendTarget = (company: Company): Target => `extend:${colour(company)}`
export const giveTarget = (company: Company): Target => `give:${colour(company)}`
export const takeTarget = (company: Company, count: 1 | 2): Target => `take:${colour(company)}:${count}`
/** Giving and taking the same colour: never legal, but a player may try. */
export const swapTarget = (company: Company): Target => `swap:${colour(company)}`
export const fieldTarget = (field: Field): Target => `field:${grid(field)}`
export const STOP_TARGET: Target = 'stop'

export const targets = (move: Move): readonly Target[] => {
  switch (move.kind) {
    case 'extend':
      return [extendTarget(move.company)]
    case 'trade':
      return [giveTarget(move.give), takeTarget(move.take, move.count)]
    case 'place':
      return [fieldTarget(move.field)]
    case 'stop':
      return [STOP_TARGET]
  }
}

export const describeMove = (move: Move): Message => {
  switch (move.kind) {
    case 'extend':
      return say('move.extend', { company: companyName(move.company) })
    case 'trade':
      return say('move.trade', { give: companyName(move.give), count: move.count, take: companyName(move.take) })
    case 'place':
      return say('move.place', { field: fieldName(move.field) })
    case 'stop':
      return say('move.stop')
  }
}
