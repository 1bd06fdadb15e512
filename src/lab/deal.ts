/** One deal of a report: the same cards for every different rotation of its bots. */
import type { AnyGame, Seat } from '../kit/game.ts'
import { type Figures, figuresOf, type GameFigures } from './figures.ts'
import { playMatch } from './play.ts'
import { type BotBuild, type PlayerSpec, playerOf, playerSpec } from './players.ts'

export interface ReportSetup {
  readonly game: string
  readonly bots: readonly string[]
  readonly seed: number
  /** The `dist` folder of another build, for bots that are named `other:`. */
  readonly other: string | null
}

/** The figures of one seat in one match. */
export interface SeatFigures {
  readonly bot: string
  readonly figures: Figures
}

/** By match, then by seat. */
export type DealFigures = readonly (readonly SeatFigures[])[]

export interface Lab {
  readonly game: AnyGame
  readonly own: GameFigures
  buildOf(spec: PlayerSpec): BotBuild
  clock(): number
}

export const playDeal = (lab: Lab, { bots, seed }: ReportSetup, number: number): DealFigures =>
  Array.from({ length: rotationsOf(bots) }, (_, rotation) => {
    const names = bots.map((_, seat) => bots[(seat + rotation) % bots.length] ?? '')
    const players = names.map((name) => {
      const spec = playerSpec(name)
      if (spec === undefined) throw new RangeError(`no bot ${name}`)
      return playerOf(lab.buildOf(spec), spec, lab.clock)
    })
    const match = playMatch(lab.game, players, `lab ${seed} ${number}`, rotation)
    return names.map((bot, seat: Seat) => ({ bot, figures: figuresOf(lab.game, match, seat, lab.own) }))
  })

/** After this many rotations the bots sit as before. */
export const rotationsOf = (bots: readonly string[]): number => {
  const isSame = (by: number): boolean => bots.every((bot, seat) => bot === bots[(seat + by) % bots.length])
  return bots.findIndex((_, at) => isSame(at + 1)) + 1
}
