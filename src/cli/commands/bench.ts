/** `bench`: how fast the rules are, through the contract. */
import { casual } from '../../bots/casual.ts'
import { randomMove } from '../../bots/random.ts'
import { SEARCH_SETTINGS } from '../../bots/search/settings.ts'
import { searchChoices } from '../../bots/search-bot.ts'
import { games } from '../../games/index.ts'
import { keyedDealer, quickDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, GameContext, Rng, Seat, Start, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { begin, copyState, type Match, play } from '../../kit/match.ts'
import { defaultOptions } from '../../kit/options.ts'
import { recordOf, replayRecord } from '../../kit/record.ts'
import { FLAG, readArguments } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { takeGame } from '../game.ts'

const ROUNDS = 5
const SECONDS = 1

export const command: CliCommand = {
  name: 'bench',
  summary: 'measure how fast a game can be played',
  usage: `roundhouse bench [game] [--json]

Plays random matches of four seats (or the nearest number the game has), first to warm up and then
${ROUNDS} times for ${SECONDS} s, and prints the median: matches and decisions a second on one core. First
a kind of move is chosen, as the random bot does; the second time all legal moves are equally
likely. Then how long replaying a finished match takes, and how many iterations a second the search
makes, from the middle of matches played by casual bots.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, { json: FLAG })
    const ids = subject === undefined ? games.map(({ id }) => id) : [subject]
    for (const id of ids) {
      const { game, heuristics } = await takeGame(id, 'en')
      const figures = measure(game, heuristics)
      if (values.json) out.line(JSON.stringify(figures))
      else {
        out.line(`${figures.game}, ${figures.seats} seats`)
        for (const { name, playouts, decisions } of figures.random) {
          out.line(`  ${whole(playouts)} random matches/s, ${whole(decisions)} decisions/s, ${name}`)
        }
        out.line(`  ${figures.replay.toFixed(2)} ms to replay a finished match of ${figures.moves} moves`)
        out.line(`  ${whole(figures.iterations)} search iterations/s, each played on for ${figures.rounds} rounds`)
      }
    }
    return OK
  },
}

const whole = (figure: number): string => Math.round(figure).toLocaleString('en')

type Policy = (game: AnyGame, state: unknown, seat: Seat, rng: Rng) => Tagged

const anyMove: Policy = (game, state, seat, rng) => {
  const legal = game.legal(state, seat)
  const move = legal[rng(legal.length)]
  if (move === undefined) throw new RangeError('no move to choose from')
  return move
}

const WAYS: readonly { name: string; policy: Policy }[] = [
  { name: 'first a kind of move', policy: randomMove },
  { name: 'all moves equally likely', policy: anyMove },
]

const measure = (game: AnyGame, heuristics: AnyHeuristics) => {
  const start = startOf(game)
  const { rolloutRounds: rounds = SEARCH_SETTINGS.rounds } = heuristics.searchHeuristics ?? heuristics
  const rng = quickRng(1)
  const random = WAYS.map(({ name, policy }) => ({ name, ...randomSpeed(game, start, policy) }))
  const match = finished(game, start, rng)
  const record = recordOf(match, { seed: 'bench' }, Array(start.seats).fill(''))
  const replays = Array.from({ length: ROUNDS }, () => time(() => replayRecord(game, record)))
  return {
    game: game.meta.id,
    seats: start.seats,
    random,
    replay: median(replays),
    moves: match.moves.length,
    iterations: searchSpeed(game, heuristics, start),
    rounds,
  }
}

const randomSpeed = (game: AnyGame, start: Start, policy: Policy): { playouts: number; decisions: number } => {
  spin(game, start, policy)
  const rounds = Array.from({ length: ROUNDS }, () => spin(game, start, policy))
  return {
    playouts: median(rounds.map(({ playouts }) => playouts)),
    decisions: median(rounds.map(({ decisions }) => decisions)),
  }
}

/** Decisions of the search with a fixed number of iterations, in positions that bots reach. */
const SEARCHES = 12
const ITERATIONS = 2_000

const searchSpeed = (game: AnyGame, heuristics: AnyHeuristics, start: Start): number => {
  const rng = quickRng(2)
  const speeds = Array.from({ length: SEARCHES }, (_, number) => {
    const { state, seat } = positionAfter(game, heuristics, start, rng, 5 * number)
    const began = performance.now()
    const decision = { game, heuristics, seat, view: game.view(state, seat), rng }
    const { iterations } = searchChoices(decision, { milliseconds: 0, iterations: 2 * ITERATIONS })
    return (1000 * iterations) / (performance.now() - began)
  })
  return median(speeds)
}

/** The position after this many moves of casual bots, or the last one before the end. */
const positionAfter = (game: AnyGame, heuristics: AnyHeuristics, start: Start, rng: Rng, moves: number) => {
  const table: GameContext = { draw: quickDealer(rng), emit() {} }
  let state = game.setup(start, table)
  for (let made = 0; made < moves; made++) {
    const seat = game.toAct(state)[0] ?? 0
    const next = copyState(game, state)
    game.apply(next, seat, casual({ game, heuristics, seat, view: game.view(next, seat), rng }), table)
    if (game.toAct(next).length === 0) break
    state = next
  }
  return { state, seat: game.toAct(state)[0] ?? 0 }
}

const startOf = ({ meta }: AnyGame): Start => ({
  seats: nearest(4, meta.seats),
  options: defaultOptions(meta.options),
  rules: meta.rulesVersion,
})

/** Of two equally near values, the lower. */
export const nearest = (wanted: number, numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted

/** Plays for a while and returns how much was played per second. */
const spin = (game: AnyGame, start: Start, policy: Policy): { playouts: number; decisions: number } => {
  const rng = quickRng(1)
  const table: GameContext = { draw: quickDealer(rng), emit() {} }
  const began = performance.now()
  let [playouts, decisions, elapsed] = [0, 0, 0]
  while (elapsed < SECONDS) {
    decisions += playout(game, start, table, rng, policy)
    playouts += 1
    elapsed = (performance.now() - began) / 1000
  }
  return { playouts: playouts / elapsed, decisions: decisions / elapsed }
}

const playout = (game: AnyGame, start: Start, table: GameContext, rng: Rng, policy: Policy): number => {
  const state = game.setup(start, table)
  let decisions = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.apply(state, seat, policy(game, state, seat, rng), table)
    decisions += 1
  }
  return decisions
}

const finished = (game: AnyGame, start: Start, rng: Rng): Match => {
  let match = begin(game, start, keyedDealer('bench'))
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    match = play(match, seat, randomMove(game, match.state, seat, rng))
  }
  return match
}

const time = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
