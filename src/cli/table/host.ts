/** Hosting a match: who is to act, the moves of bots, taking back, the record. It prints nothing and reads nothing. */
import { bots } from '../../bots/index.ts'
import { type BotMemory, newMemory } from '../../bots/memory.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, OptionValues, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { begin, type Match, play, undo, undoable } from '../../kit/match.ts'
import { checkOptions, type MatchRecord, type Origin, recordOf, replayRecord, seedOfOrigin } from '../../kit/record.ts'
import { recordName, type Sitter, sitterNamed } from './seats.ts'

export interface Hosted {
  readonly match: Match
  readonly origin: Origin
  readonly sitters: readonly Sitter[]
  /** How often moves were taken back beyond the rule of undo, in a match that was begun elsewhere. */
  readonly takenBack: number
}

export const openMatch = (game: AnyGame, sitters: readonly Sitter[], options: OptionValues, origin: Origin): Hosted => {
  checkOptions(game.meta, options)
  const start = { seats: sitters.length, options, rules: game.meta.rulesVersion }
  return { match: begin(game, start, keyedDealer(seedOfOrigin(origin))), origin, sitters, takenBack: 0 }
}

export const resumeMatch = (game: AnyGame, record: MatchRecord): Hosted => ({
  match: replayRecord(game, record),
  origin: 'deal' in record ? { deal: record.deal } : { seed: record.seed },
  sitters: record.players.map(sitterNamed),
  takenBack: record.takenBack,
})

export const recordHosted = ({ match, origin, sitters, takenBack }: Hosted): MatchRecord =>
  recordOf(match, origin, sitters.map(recordName), takenBack)

/** The seat whose decision comes next: bots first, so that people wait for nobody. Nobody when it is over. */
export const nextToAct = ({ match, sitters }: Hosted): Seat | undefined => {
  const asked = match.game.toAct(match.state)
  return asked.find((seat) => sitters[seat]?.kind === 'bot') ?? asked[0]
}

export const makeMove = (hosted: Hosted, seat: Seat, move: Tagged): Hosted => ({
  ...hosted,
  match: play(hosted.match, seat, move),
})

/** A bot sees its own view only. Its whims follow from the seed and the move's number: a resumed match goes on alike. */
export const moveOfBot = (hosted: Hosted, seat: Seat, heuristics: AnyHeuristics): Tagged => {
  const { match, origin, sitters } = hosted
  const sitter = sitters[seat]
  if (sitter?.kind !== 'bot') throw new RangeError(`no bot in seat ${seat}`)
  const whims = keyedDealer(seedOfOrigin(origin))(`whims of seat ${seat}`, match.moves.length, 2 ** 32)
  const { game } = match
  const memory = memories.get(sitter) ?? newMemory()
  memories.set(sitter, memory)
  return bots[sitter.bot]({ game, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(whims), memory })
}

/** What a bot remembers of its turn, as long as it sits there. */
const memories = new WeakMap<Sitter, BotMemory>()

/** Bots only: the match to its end. */
export const playOut = (hosted: Hosted, heuristics: AnyHeuristics): Hosted => {
  let so = hosted
  for (let seat = nextToAct(so); seat !== undefined; seat = nextToAct(so)) {
    so = makeMove(so, seat, moveOfBot(so, seat, heuristics))
  }
  return so
}

export type CannotUndo = 'none' | 'final' | 'others'

/** The match without this seat's last move, or why that cannot be. */
export const takeBack = (hosted: Hosted, seat: Seat): Hosted | CannotUndo => {
  const { match } = hosted
  const index = undoable(match, seat)
  if (index !== undefined) return { ...hosted, match: undo(match, index) }
  const last = match.moves.findLast((played) => played.seat === seat)
  if (last === undefined) return 'none'
  return last.final ? 'final' : 'others'
}
