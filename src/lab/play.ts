/** Plays a match in the lab and keeps its log: the events, and in whose turn they happened. */
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, GameEvent, Outcome } from '../kit/game.ts'
import { defaultOptions } from '../kit/options.ts'
import { type Player, parseMove } from './players.ts'

export interface Logged {
  readonly turn: number
  readonly event: GameEvent
}

export interface PlayedMatch {
  readonly state: unknown
  readonly log: readonly Logged[]
  readonly outcome: Outcome
}

/** `deal` seeds the cards, `rotation` only the random choices of bots. */
export const playMatch = (game: AnyGame, players: readonly Player[], deal: string, rotation: number): PlayedMatch => {
  const draw = keyedDealer(deal)
  const log: Logged[] = []
  let turn = 0
  const table = { draw, emit: (event: GameEvent) => log.push({ turn, event }) }
  const seats = players.length
  const state = game.setup({ seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }, table)
  let moves = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    turn = game.turn(state)
    const rng = quickRng(draw(`whims of seat ${seat} in rotation ${rotation}`, moves, 2 ** 32))
    const move = players[seat]?.(seat, game.view(state, seat), rng)
    if (move === undefined) throw new RangeError(`nobody sits in seat ${seat}`)
    game.apply(state, seat, parseMove(game, move), table)
    moves += 1
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody is to act and there is no outcome')
  return { state, log, outcome }
}
