/** RR-2.5: what a space costs, and the ways to pay for it. */
import type { Seat } from '../../../kit/game.ts'
import { SPACES } from '../data/spaces.ts'
import { type Payment, payWith } from '../moves.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import { matOf, type Position, type State } from '../state/state.ts'
import { canSwapAny, isClaim } from '../turn-order/claims.ts'

export interface Price {
  readonly workers: number
  /** RR-2.5: nothing can replace these. */
  readonly coins: number
  readonly all: number
}

/** RR-8.1: an own engineer takes one worker. */
const ENGINEER_PRICE: Price = { workers: 1, coins: 0, all: 1 }
const PRICES: readonly Price[] = SPACES.map(({ workers, coins }) => ({ workers, coins, all: workers + coins }))

export const priceOf = (space: SpaceNo): Price => PRICES[space] ?? ENGINEER_PRICE

/** Everything that can be placed, coins included. */
export const piecesAtHand = (position: Position, seat: Seat): number => {
  const { workers, blackWorkers, temporaryWorkers, coins } = matOf(position, seat)
  return workers + blackWorkers + temporaryWorkers + coins
}

/** RR-2.5: every split of the price; RR-R7: under a place coins and temporary workers need one to swap with. */
export const payments = (state: State, seat: Seat, space: SpaceNo): readonly Payment[] => {
  const { workers, coins } = priceOf(space)
  const mat = matOf(state, seat)
  const onlyOwn = isClaim(space) && !canSwapAny(state, seat)
  const mostBlack = Math.min(workers, mat.blackWorkers)
  const mostTemporary = onlyOwn ? 0 : Math.min(workers, mat.temporaryWorkers)
  const mostCoins = onlyOwn ? 0 : Math.min(workers, mat.coins - coins)
  const list: Payment[] = []
  for (let black = 0; black <= mostBlack; black++) {
    for (let temporary = 0; temporary <= mostTemporary; temporary++) {
      for (let instead = 0; instead <= mostCoins; instead++) {
        const own = workers - black - temporary - instead
        if (own >= 0 && own <= mat.workers) list.push(payWith(own, temporary, black, instead + coins))
      }
    }
  }
  return list
}

/** The same where there is just one way: mostly because there are only own workers. */
export const onlyPayment = (state: State, seat: Seat, space: SpaceNo): Payment | undefined => {
  const { workers, coins } = priceOf(space)
  const mat = matOf(state, seat)
  const others = mat.blackWorkers + mat.temporaryWorkers + mat.coins
  if (workers === 0 || others === coins) return payWith(workers, 0, 0, coins)
  const list = payments(state, seat, space)
  return list.length === 1 ? list[0] : undefined
}
