/** The workers and coins that a player has placed on one space. */
export interface Pile {
  /** Of the player's own colour. */
  readonly workers: number
  readonly temporary: number
  readonly black: number
  readonly coins: number
}

/** A pile as one number; 0 is an empty one. Piles of the same space are added up like numbers. */
export type PileCode = number

export const ONE_WORKER: PileCode = 1

export const pileCode = ({ workers, temporary, black, coins }: Pile): PileCode =>
  workers + 16 * temporary + 64 * black + 128 * coins

export const pileOf = (code: PileCode): Pile => ({
  workers: ownWorkersIn(code),
  temporary: (code >> 4) & 3,
  black: blackIn(code),
  coins: code >> 7,
})

export const ownWorkersIn = (code: PileCode): number => code & 15

export const blackIn = (code: PileCode): number => (code >> 6) & 1

/** RR-8.4: exactly one worker, own, temporary or black; coins do not count. */
export const hasOneWorker = (code: PileCode): boolean => ownWorkersIn(code) + ((code >> 4) & 3) + blackIn(code) === 1
