/**
 * Tree search over guesses of what is hidden (information sets, one observer). The moves at the root
 * are tried by sequential halving: all of them a little, the better half twice as much, and so on.
 */
import { quickDealer } from '../../kit/chance.ts'
import type { AnyGame, AnySense, Rng, Seat, Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import { descend, type Ground } from './descend.ts'
import { meanReward, type Node, newNode } from './node.ts'

export interface Question {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly seat: Seat
  readonly view: unknown
  readonly rng: Rng
}

/** When to stop: so many iterations, or whenever this says so, asked now and then. */
export interface Budget {
  readonly iterations: number
  isSpent(done: number): boolean
}

/** A choice as the search sees it. */
export interface Judged {
  readonly move: Tagged
  /** Expected reward, 0 to 1: mostly the chance to win. */
  readonly promise: number
  /** By seat: the points that are expected. */
  readonly points: readonly number[]
  readonly visits: number
}

export interface Thought {
  /** The best first. */
  readonly choices: readonly Judged[]
  readonly iterations: number
  readonly root: Node
}

const GUESSES = 48
const MOST_CANDIDATES = 24
/** A round of all seats is played on with quick moves. */
const ROUNDS_AHEAD = 1

export const search = (question: Question, budget: Budget, kept: Node | null = null): Thought => {
  const { game, sense, seat, view, rng } = question
  const guesses = Array.from({ length: GUESSES }, () => game.guess(view, rng))
  const [first] = guesses
  const seats = sense.worth(first).length
  const root = kept ?? newNode(null, seat, seats)
  const scale = scaleOf(guesses.slice(0, 8).map((guess) => sense.worth(guess)))
  const ground: Ground = { game, sense, seats, rng, ahead: seats * ROUNDS_AHEAD, scale }
  let done = 0
  const tryOut = (move: Tagged): void => {
    const guess = guesses[done % GUESSES]
    done += 1
    descend(ground, root, copyState(game, guess), seat, move)
  }
  const legal = game.legal(first, seat)
  const [only] = legal
  // With one choice there is nothing to think about.
  if (legal.length === 1 && only !== undefined) tryOut(only)
  else halve(candidates(question, guesses, legal), root, seat, budget, tryOut, () => done)
  return { choices: judged(root, seat), iterations: done, root }
}

/** All moves where they are few; else those that look best one move ahead. */
const candidates = (
  { game, sense, seat, rng }: Question,
  guesses: readonly unknown[],
  legal: readonly Tagged[],
): readonly Tagged[] => {
  if (legal.length <= MOST_CANDIDATES) return legal
  const table = { draw: quickDealer(rng), emit() {} }
  const look = (move: Tagged): number => {
    let sum = 0
    for (const guess of guesses.slice(0, 2)) {
      const draft = copyState(game, guess)
      game.apply(draft, seat, move, table)
      const worth = sense.worth(draft)
      sum += worth[seat]! - Math.max(...worth.filter((_, other) => other !== seat))
    }
    return sum
  }
  return legal
    .map((move) => ({ move, looks: look(move) }))
    .sort((a, b) => b.looks - a.looks)
    .slice(0, MOST_CANDIDATES)
    .map(({ move }) => move)
}

/** Every candidate alike in a round, then the better half goes on. */
const halve = (
  moves: readonly Tagged[],
  root: Node,
  seat: Seat,
  budget: Budget,
  tryOut: (move: Tagged) => void,
  done: () => number,
): void => {
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)))
  let left = moves
  for (let round = 0; round < rounds; round++) {
    const until = (budget.iterations * (round + 1)) / rounds
    const each = Math.max(1, Math.floor((until - done()) / left.length))
    for (let turn = 0; turn < each; turn++) {
      for (const move of left) tryOut(move)
      if (budget.isSpent(done())) return
    }
    const promise = (move: Tagged): number => {
      const child = root.children.get(move)
      return child === undefined ? 0 : meanReward(child, seat)
    }
    left = [...left].sort((a, b) => promise(b) - promise(a)).slice(0, Math.ceil(left.length / 2))
  }
}

/** Whoever was tried most and did best; what was dropped early stands at the end. */
const judged = (root: Node, seat: Seat): readonly Judged[] =>
  [...root.children.values()]
    .map((child) => ({
      move: child.move!,
      promise: meanReward(child, seat),
      points: Array.from(child.points, (sum) => sum / Math.max(1, child.visits)),
      visits: child.visits,
    }))
    .sort((a, b) => b.visits - a.visits || b.promise - a.promise)

/** How many points make a clear difference in this match: a share of what is at stake. */
const scaleOf = (worths: readonly (readonly number[])[]): number => {
  const all = worths.flat().map(Math.abs)
  return Math.max(1, (0.1 * all.reduce((sum, points) => sum + points, 0)) / Math.max(1, all.length))
}
