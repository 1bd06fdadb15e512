/** What a space costs, and the ways to pay for it. */
import type { Seat } from '../../../kit/game.ts'
import { SPACES } from '../data/spaces.ts'
import * as M from '../moves.ts'
import * as C from '../state/cells.ts'
import type { State } from '../state/state.ts'

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

/** RR-10.2: a place is claimed with a worker of the own colour in the end. */
export const mustSwap = ({ temporary, coins }: C.Pile): boolean => temporary + coins > 0

/** RR-10.2: a worker of the own colour that stands elsewhere. */
export const canSwap = (state: State, seat: Seat, space: C.SpaceNo): boolean =>
  !isClaim(space) && (C.standing(state, seat, space) & 15) > 0

export const hasOneToSwap = (state: State, seat: Seat): boolean => {
  for (let space = 0; space < C.ALL_SPACES; space++) if (canSwap(state, seat, space)) return true
  return false
}

/** RR-2.5: every split of the price; RR-R7: under a place coins and temporary workers need one to swap with. */
export const payments = (state: State, seat: Seat, space: C.SpaceNo): readonly M.Payment[] => {
  const { workers, coins } = priceOf(space)
  const owns = C.onMat(state, seat, C.WORKERS)
  const blacks = Math.min(workers, C.onMat(state, seat, C.BLACK))
  const onlyOwn = isClaim(space) && !hasOneToSwap(state, seat)
  const temporaries = onlyOwn ? 0 : Math.min(workers, C.onMat(state, seat, C.TEMPORARY))
  const instead = onlyOwn ? 0 : Math.min(workers, C.onMat(state, seat, C.COINS) - coins)
  const list: M.Payment[] = []
  for (let black = 0; black <= blacks; black++) {
    for (let temporary = 0; temporary <= temporaries; temporary++) {
      for (let coin = 0; coin <= instead; coin++) {
        const own = workers - black - temporary - coin
        if (own >= 0 && own <= owns) list.push(M.payWith(own, temporary, black, coin + coins))
      }
    }
  }
  return list
}

/** The same where there is just one way: mostly because there is nothing but own workers. */
export const onlyPayment = (state: State, seat: Seat, space: C.SpaceNo): M.Payment | undefined => {
  const { workers, coins } = priceOf(space)
  const others = C.onMat(state, seat, C.BLACK) + C.onMat(state, seat, C.TEMPORARY) + C.onMat(state, seat, C.COINS)
  if (workers === 0 || others === coins) return M.payWith(workers, 0, 0, coins)
  const list = payments(state, seat, space)
  return list.length === 1 ? list[0] : undefined
}
