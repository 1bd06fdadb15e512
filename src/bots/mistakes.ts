/**
 * Human mistakes: a seat overlooks some of its moves. Each thing on the table has a taste for each seat, so a seat has
 * favourite colours, cities and spaces, and others that it hardly ever thinks of.
 */
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'

/** The legal moves that the seat notices, at least one. `share` is the part of all moves that it overlooks on average. */
export const noticedMoves = (
  game: AnyGame,
  seat: Seat,
  legal: readonly Tagged[],
  share: number,
  whim: number,
): readonly Tagged[] => {
  if (share <= 0 || legal.length === 1) return legal
  // The mean of `taste ** power` over all tastes is `1 - share`.
  const power = share / (1 - share)
  let least = Number.POSITIVE_INFINITY
  let closest: Tagged | undefined
  const noticed = legal.filter((move) => {
    const thing = thingOf(game, move)
    // The same thing is overlooked for the whole turn.
    const missed = numberOf(thing, whim) - numberOf(thing, seat) ** power
    if (missed < least) [least, closest] = [missed, move]
    return missed < 0
  })
  return noticed.length === 0 && closest !== undefined ? [closest] : noticed
}

/** A whim lasts for a turn; with it a seat overlooks other things than in the turn before. */
export const newWhim = (rng: Rng): number => FIRST_WHIM + rng(2 ** 30)

/** Whims and seats are different numbers. */
const FIRST_WHIM = 1_000

/** What a player would have to think of. */
const thingOf = (game: AnyGame, move: Tagged): string => game.targets(move)[0] ?? game.notate(move)

/** 0 to 1, the same for the same thing and number. */
const numberOf = (thing: string, number: number): number => {
  let bits = Math.imul(number + 1, 0x9e3779b1)
  for (let at = 0; at < thing.length; at++) bits = Math.imul(bits ^ thing.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return ((bits ^ (bits >>> 15)) >>> 0) * 2 ** -32
}
