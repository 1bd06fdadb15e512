/** Plays many random matches of a game and checks them; a match that breaks a rule is saved as a record. */
import { POLICY_NAMES, policies } from '../../src/bots/policies.ts'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, GameContext, OptionValues, Rng, Seat, Start, Tagged } from '../../src/kit/game.ts'
import { FORMAT, type MatchRecord } from '../../src/kit/record.ts'
import type { AnyProof } from '../kit/proof.ts'

export interface Fuzzed {
  readonly games: number
  readonly moves: number
  readonly longest: number
  /** `kind rule`, and how often it happened. */
  readonly events: ReadonlyMap<string, number>
  readonly failure: { readonly why: string; readonly record: MatchRecord } | undefined
}

/** Determinizing costs more than a move, so only every 29th position is checked this closely. */
const CLOSELY = 29
const INVARIANTS = 7

/** A game, and the proof that finds its faults. */
export interface Fuzzable {
  readonly game: AnyGame
  readonly proof: AnyProof
}

export const fuzz = (title: Fuzzable, games: number, seed: number, progress: (done: number) => void): Fuzzed => {
  const { game } = title
  const events = new Map<string, number>()
  let [moves, longest] = [0, 0]
  for (let number = 0; number < games; number++) {
    const played = playOne(title, startOf(game, number), seed, number, events)
    moves += played.moves.length
    longest = Math.max(longest, played.moves.length)
    if (played.why !== undefined) {
      const failure = { why: played.why, record: recordOf(game, played, seed, number) }
      return { games: number + 1, moves, longest, events, failure }
    }
    progress(number + 1)
  }
  return { games, moves, longest, events, failure: undefined }
}

/** Every kind of event with every rule it may cite. */
export const declared = (game: AnyGame): readonly string[] =>
  Object.entries(game.events).flatMap(([kind, rules]) => rules.map((rule) => `${kind} ${rule}`))

interface Playing {
  readonly start: Start
  readonly moves: readonly string[]
  readonly why: string | undefined
}

/** Seat counts and options take turns from match to match. */
const startOf = ({ meta }: AnyGame, number: number): Start => {
  let rest = Math.floor(number / POLICY_NAMES.length)
  const next = <T>(values: readonly T[]): T => {
    const value = values[rest % values.length]
    rest = Math.floor(rest / values.length)
    if (value === undefined) throw new RangeError(`${meta.id} has a choice without values`)
    return value
  }
  const seats = next(meta.seats)
  const options: OptionValues = Object.fromEntries(meta.options.map(({ id, values }) => [id, next(values)]))
  return { seats, options, rules: meta.rulesVersion }
}

const seedText = (seed: number, number: number): string => `fuzz ${seed} ${number}`

const playOne = (title: Fuzzable, start: Start, seed: number, number: number, events: Map<string, number>): Playing => {
  const moves: string[] = []
  try {
    const table: GameContext = {
      draw: keyedDealer(seedText(seed, number)),
      emit({ kind, rule }) {
        const key = `${kind} ${rule}`
        events.set(key, (events.get(key) ?? 0) + 1)
      },
    }
    playToEnd(
      title,
      title.game.setup(start, table),
      table,
      policyFor(seed, number),
      quickRng(seed * 1e6 + number),
      moves,
    )
    return { start, moves, why: undefined }
  } catch (error) {
    return { start, moves, why: error instanceof Error ? error.message : String(error) }
  }
}

const policyFor = (seed: number, number: number) => {
  const name = POLICY_NAMES[number % POLICY_NAMES.length] ?? 'uniform'
  return policies[name](seed * 1e6 + number)
}

const playToEnd = (
  { game, proof }: Fuzzable,
  state: unknown,
  table: GameContext,
  policy: ReturnType<typeof policyFor>,
  rng: Rng,
  moves: string[],
): void => {
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[rng(toAct.length)] ?? 0
    const legal = game.legal(state, seat)
    if (legal.length === 0) throw new Error(`seat ${seat} is to act and has no legal move`)
    if (moves.length >= game.meta.longest) throw new Error(`more than ${game.meta.longest} moves`)
    if (moves.length % CLOSELY === 0) lookClosely(game, state, seat, legal, rng)
    const move = policy(game, legal, seat, rng)
    moves.push(`${seat} ${game.notate(move)}`)
    game.apply(state, seat, move, table)
    if (moves.length % INVARIANTS === 0) checkInvariants(proof, state)
  }
  checkInvariants(proof, state)
  if (game.outcome(state) === undefined) throw new Error('nobody is to act and there is no outcome')
}

const checkInvariants = (proof: AnyProof, state: unknown): void => {
  const wrong = proof.invariants(state)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** The seat's moves follow from its view, and each survives notation and parsing. */
const lookClosely = (game: AnyGame, state: unknown, seat: Seat, legal: readonly Tagged[], rng: Rng): void => {
  const guessed = game.legal(game.determinize(game.view(state, seat), rng), seat)
  if (guessed.length !== legal.length || guessed.some((move, at) => move !== legal[at])) {
    throw new Error(`the moves of seat ${seat} depend on something hidden`)
  }
  const misread = legal.find((move) => game.parse(game.notate(move)) !== move)
  if (misread !== undefined) throw new Error(`${game.notate(misread)} is read as another move`)
}

const recordOf = (game: AnyGame, { start, moves }: Playing, seed: number, number: number): MatchRecord => ({
  format: FORMAT,
  game: game.meta.id,
  rulesVersion: start.rules,
  seats: start.seats,
  players: Array.from({ length: start.seats }, (_, seat) => `Seat ${seat + 1}`),
  options: start.options,
  seed: seedText(seed, number),
  takenBack: 0,
  moves,
  draws: null,
  result: null,
})
