/** How a match is set up, by number of players (rulebook, unless marked as reconstructed). */

export interface Setup {
  readonly rounds: number
  readonly locomotivesPerNumber: number
  readonly engineers: { readonly A: number; readonly B: number }
  /** Fields with an engineer that all may use; with two players their number is reconstructed. */
  readonly publicFields: number
  readonly engineerFields: number
  readonly workers: number
  /** Own workers that can still be gained. */
  readonly supply: number
  readonly coins: number
  readonly temporaryWorkers: number
}

export const SETUPS: Readonly<Record<number, Setup>> = {
  2: {
    rounds: 6,
    locomotivesPerNumber: 2,
    engineers: { A: 3, B: 3 },
    publicFields: 1,
    engineerFields: 6,
    workers: 6,
    supply: 2,
    coins: 2,
    temporaryWorkers: 0,
  },
  3: {
    rounds: 6,
    locomotivesPerNumber: 3,
    engineers: { A: 3, B: 3 },
    publicFields: 2,
    engineerFields: 7,
    workers: 6,
    supply: 2,
    coins: 1,
    temporaryWorkers: 2,
  },
  4: {
    rounds: 7,
    locomotivesPerNumber: 4,
    engineers: { A: 3, B: 4 },
    publicFields: 2,
    engineerFields: 7,
    workers: 5,
    supply: 2,
    coins: 1,
    temporaryWorkers: 2,
  },
}

export const LOCOMOTIVE_NUMBERS = 9

/** RR-2.6, by place; reconstructed. Fewer players use the first places. */
export const PASS_POINTS = [0, 2, 3, 4] as const

export const setupFor = (seats: number): Setup => {
  const setup = SETUPS[seats]
  if (setup === undefined) throw new RangeError(`no set-up for ${seats} players`)
  return setup
}
