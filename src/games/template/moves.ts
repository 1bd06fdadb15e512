/** Every possible move, made once; their notation, targets and words. */
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { COAL_CARDS } from './data/counts.ts'
import { coalName, say } from './describe/words.ts'

/** A coal by its index in `COAL_CARDS`: coal 1 is 0. */
export type Coal = number

export interface Burn {
  readonly kind: 'burn'
  readonly coal: Coal
}
export interface Shovel {
  readonly kind: 'shovel'
}
export interface Sort {
  readonly kind: 'sort'
}
export interface Keep {
  readonly kind: 'keep'
  readonly coal: Coal
}
export type Move = Burn | Shovel | Sort | Keep

export const ALL: readonly Coal[] = COAL_CARDS.map((_, coal) => coal)

/** The number on the card. */
export const numberOf = (coal: Coal): number => coal + 1

/** By coal. */
export const BURN: readonly Burn[] = ALL.map((coal) => Object.freeze({ kind: 'burn', coal }))
export const KEEP: readonly Keep[] = ALL.map((coal) => Object.freeze({ kind: 'keep', coal }))

export const SHOVEL: Shovel = Object.freeze({ kind: 'shovel' })
export const SORT: Sort = Object.freeze({ kind: 'sort' })

const MOVES: readonly Move[] = [...BURN, SHOVEL, SORT, ...KEEP]

/** `burn:3`, `shovel`, `sort`, `keep:2` */
export const notate = (move: Move): string => ('coal' in move ? `${move.kind}:${numberOf(move.coal)}` : move.kind)

const byNotation = new Map(MOVES.map((move) => [notate(move), move]))

export const parse = (text: string): Move | undefined => byNotation.get(text)

export const coalTarget = (coal: Coal): Target => `coal:${numberOf(coal)}`
export const SHOVEL_TARGET: Target = 'shovel'
export const SORT_TARGET: Target = 'sort'

export const targets = (move: Move): readonly Target[] => {
  switch (move.kind) {
    case 'burn':
    case 'keep':
      return [coalTarget(move.coal)]
    case 'shovel':
      return [SHOVEL_TARGET]
    case 'sort':
      return [SORT_TARGET]
  }
}

export const describeMove = (move: Move): Message => {
  switch (move.kind) {
    case 'burn':
      return say('move.burn', { coal: coalName(move.coal) })
    case 'shovel':
      return say('move.shovel')
    case 'sort':
      return say('move.sort')
    case 'keep':
      return say('move.keep', { coal: coalName(move.coal) })
  }
}
