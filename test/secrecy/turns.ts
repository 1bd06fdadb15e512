/**
 * Hidden turns: one seat makes steps that others do not see, and then a move that they do. The same turn is played
 * in several ways: earlier or later, before the others come, with steps undone. The others must not notice which.
 */
import { quickRng } from '../../src/kit/chance.ts'
import type { Rng, Seat, Tagged, Viewer } from '../../src/kit/game.ts'
import { type Match, play } from '../../src/kit/match.ts'
import { STEPS } from './cells.ts'
import type { TableSettings } from './history.ts'
import { matchAt, type Played, pick, playedOf, type Title } from './truth.ts'

export interface HiddenTurn {
  readonly played: Played
  /** The number of moves after which it begins. */
  readonly at: number
  readonly seat: Seat
  /** No other player may know these. */
  readonly steps: readonly Tagged[]
  /** Everyone sees that a move was made. */
  readonly last: Tagged
  /** Another step that could be made first. */
  readonly other: Tagged
  /** The match before the turn, after its steps, and after its last move. */
  readonly before: Match
  readonly begun: Match
  readonly after: Match
  readonly settings: TableSettings
  /** Chooses the move of the seat that follows. */
  readonly answer: number
}

/** The same number always gives the same turn. */
export type Turns = (number: number) => HiddenTurn

/** A server's clock never goes back: each turn has its own minute. */
const CLOCK = 1_700_000_000_000
const MINUTE = 60_000
/** Turns with more steps are not used. */
const LONGEST = 12

/** The titles in turn, and in each of them the kinds of steps in turn, as far as they are found. */
export const turnsOf = (titles: readonly Title[], seed: string): Turns => {
  const matches = new Map<string, Played>()
  const matchNamed = (title: Title, name: string): Played => {
    const played = matches.get(name) ?? playedOf(title, name)
    matches.set(name, played)
    return played
  }
  return (number) => {
    const title = titles[number % titles.length]
    if (title === undefined) throw new Error('no titles')
    const { id } = title.entry
    const round = Math.floor(number / titles.length)
    const kinds = STEPS[id] ?? []
    const wanted = kinds[round % kinds.length]
    const rng = quickRng(number)
    for (let tries = 0; ; tries++) {
      const found = turnIn(matchNamed(title, `${seed} ${id} turns ${round} ${Math.floor(tries / TRIES_EACH)}`), rng)
      if (found === undefined) continue
      if (tries < TRIES && !found.steps.some(({ kind }) => kind === wanted)) continue
      const clock = CLOCK + number * MINUTE
      const settings = {
        id: `turn${String(number).padStart(6, '0')}`,
        isPublic: rng(2) === 0,
        isTimed: rng(2) === 0,
        clock,
      }
      return { ...found, settings, answer: rng(1_000) }
    }
  }
}

/** How often a step of the wanted kind is searched for, in all and in each match. */
const TRIES = 2_000
const TRIES_EACH = 100

type Found = Omit<HiddenTurn, 'settings' | 'answer'>

/** A turn from this point of a match; undefined if no seat can hide anything there. */
const turnIn = (played: Played, rng: Rng): Found | undefined => {
  const last = played.matches.findLastIndex(({ game, state }) => game.toAct(state).length > 0)
  const at = rng(rng(3) === 0 ? Math.min(12, last + 1) : last + 1)
  const before = matchAt(played, at)
  const seat = pick(before.game.toAct(before.state), rng)
  const { title } = played
  const first = before.game.legal(before.state, seat).filter((move) => isStep(title, before, seat, move))
  if (first.length === 0) return undefined
  const steps: Tagged[] = []
  let begun = before
  for (let move = pickOf(first, rng); steps.length < LONGEST; move = pickOf(begun.game.legal(begun.state, seat), rng)) {
    const next = play(begun, seat, move)
    if (!isHidden(title, begun, next, seat)) {
      return { played, at, seat, steps, last: move, other: pickOf(first, rng), before, begun, after: next }
    }
    // A hidden move that cannot be undone would be another kind of turn.
    if (next.moves.at(-1)?.final !== false) return undefined
    steps.push(move)
    begun = next
  }
  return undefined
}

/** Every kind of move is equally likely. */
const pickOf = (moves: readonly Tagged[], rng: Rng): Tagged => {
  const kind = pick([...new Set(moves.map((move) => move.kind))], rng)
  return pick(
    moves.filter((move) => move.kind === kind),
    rng,
  )
}

const isStep = (title: Title, match: Match, seat: Seat, move: Tagged): boolean => {
  const next = play(match, seat, move)
  return next.moves.at(-1)?.final === false && isHidden(title, match, next, seat)
}

/** By the veil, which is written without views: whether only this seat sees a difference. */
const isHidden = ({ secrets, game }: Title, before: Match, after: Match, seat: Seat): boolean => {
  const others = [...Array(before.start.seats).keys(), 'watcher' as const].filter((viewer) => viewer !== seat)
  const isSame = (look: (state: unknown) => unknown): boolean =>
    JSON.stringify(look(before.state)) === JSON.stringify(look(after.state))
  return (
    isSame((state) => [game.toAct(state), game.turn(state)]) &&
    others.every((viewer: Viewer) => isSame((state) => secrets.veil(state, viewer)))
  )
}
