/** What a space costs, and the ways to pay for it. */
import type { Seat } from '../../kit/game.ts'
import * as C from './cells.ts'
import { SPACES } from './data/spaces.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import type { State } from './state.ts'

export interface Price {
  readonly workers: number
  /** RR-2.5: nothing stands for these. */
  readonly coins: number
  readonly all: number
}

/** RR-8.1: an own engineer takes one worker. */
const ENGINEER_PRICE: Price = { workers: 1, coins: 0, all: 1 }
const PRICES: readonly Price[] = SPACES.map(({ workers, coins }) => ({ workers, coins, all: workers + coins }))

export const priceOf = (space: C.SpaceNo): Price => PRICES[space] ?? ENGINEER_PRICE

/** All that can be placed, coins included. */
export const piecesAtHand = ({ cells }: C.Board, seat: Seat): number => {
  const at = C.mat(seat)
  return (
    (cells[at + C.WORKERS] ?? 0) +
    (cells[at + C.BLACK] ?? 0) +
    (cells[at + C.TEMPORARY] ?? 0) +
    (cells[at + C.COINS] ?? 0)
  )
}

export const isClaim = (space: C.SpaceNo): boolean => space === C.P1 || space === C.P2

/** RR-10.1 */
export const mayClaim = (state: State, seat: Seat, space: C.SpaceNo): boolean => {
  if (C.cell(state, C.OWNER + C.P1) === seat + 1 || C.cell(state, C.OWNER + C.P2) === seat + 1) return false
  return state.seats === 2 || C.cell(state, C.ORDER + (space === C.P1 ? 0 : 1)) !== seat
}

/** RR-10.2: a worker of the own colour that stands elsewhere. */
export const canSwap = (state: State, seat: Seat, space: C.SpaceNo): boolean =>
  !isClaim(space) && (C.standing(state, seat, space) & 15) > 0

export const hasOneToSwap = (state: State, seat: Seat): boolean => {
  for (let space = 0; space < C.ALL_SPACES; space++) if (canSwap(state, seat, space)) return true
  return false
}

/** RR-2.5: every split of the price; RR-R7: under a place coins and temporary workers need one to swap with. */
export const payments = (state: State, seat: Seat, enough: number): readonly Move[] => {
  const space = C.cell(state, C.CHOSEN)
  const { workers, coins } = priceOf(space)
  const onlyOwn = isClaim(space) && !hasOneToSwap(state, seat)
  const atMost = (count: number): number => Math.min(workers, count)
  const blacks = atMost(C.onMat(state, seat, C.BLACK))
  const temporaries = onlyOwn ? 0 : atMost(C.onMat(state, seat, C.TEMPORARY))
  const instead = onlyOwn ? 0 : atMost(C.onMat(state, seat, C.COINS) - coins)
  const owns = C.onMat(state, seat, C.WORKERS)
  const list: Move[] = []
  for (let black = 0; black <= blacks; black++) {
    for (let temporary = 0; temporary <= temporaries; temporary++) {
      for (let coin = 0; coin <= instead; coin++) {
        const own = workers - black - temporary - coin
        if (own >= 0 && own <= owns) list.push(M.payWith(own, temporary, black, coin + coins))
        if (list.length >= enough) return list
      }
    }
  }
  return list
}
