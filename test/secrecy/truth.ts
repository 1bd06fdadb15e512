/** The truth: a random point of a random match, and the moves that follow. */
import { type PolicyName, policies } from '../../src/bots/policies.ts'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import { commitTo, type Deal, saltHash, seedOf } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { AnyGame, OptionValues, Rng, Seat } from '../../src/kit/game.ts'
import { begin, type Match, play } from '../../src/kit/match.ts'
import { proofOf, secretsOf } from '../games/tested.ts'
import type { AnyProof, AnySecrets } from '../kit/proof.ts'

export interface Title {
  readonly entry: GameEntry
  readonly game: AnyGame
  readonly proof: AnyProof
  readonly secrets: AnySecrets
}

/** A match played for this test, stored after every move. */
export interface Played {
  readonly title: Title
  readonly seed: string
  readonly deal: Deal
  /** By the number of moves made. */
  readonly matches: readonly Match[]
}

export interface Truth extends Played {
  /** The number of moves made when the visit starts, and the number made during it. */
  readonly at: number
  readonly more: number
  /** Earlier moments that guests look back at. */
  readonly looksBack: readonly number[]
}

export const titleOf = async (entry: GameEntry): Promise<Title> => {
  const [game, proof, secrets] = await Promise.all([entry.game(), proofOf(entry), secretsOf(entry)])
  return { entry, game, proof, secrets }
}

/** Long enough to reach the middle of every game. */
const LONGEST = 160
const MOST_MORE = 40

export const playedOf = (title: Title, seed: string): Played => {
  const { game } = title
  const rng = quickRng(hashed(seed))
  const seats = pick(game.meta.seats, rng)
  const options = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, pick(values, rng)]))
  const deal = dealOf(game, seats, options, seed)
  const choose = policies[pick(WAYS, rng)](hashed(seed))
  const start = { seats, options, rules: game.meta.rulesVersion }
  const matches = [begin(game, start, keyedDealer(seedOf(deal)))]
  for (let match = matches[0]; match !== undefined && matches.length <= LONGEST; match = matches.at(-1)) {
    const asked = game.toAct(match.state)
    if (asked.length === 0) break
    const seat = pick(asked, rng)
    matches.push(play(match, seat, choose(game, game.legal(match.state, seat), seat, rng)))
  }
  return { title, seed, deal, matches }
}

const WAYS = ['kindFirst', 'neverIdle', 'fixedTastes'] as const satisfies readonly PolicyName[]

/** A random point; often an early one, where players choose at the same time. Never the end, where all is revealed. */
export const truthIn = (played: Played, rng: Rng, most = MOST_MORE): Truth => {
  const last = played.matches.findLastIndex(({ game, state }) => game.toAct(state).length > 0)
  const at = rng(rng(4) === 0 ? Math.min(12, last + 1) : last + 1)
  const more = Math.min(rng(3) === 0 ? 0 : rng(most + 1), last - at)
  return { ...played, at, more, looksBack: [rng(at + 1), rng(at + 1)] }
}

export const matchAt = ({ matches }: Pick<Played, 'matches'>, moves: number): Match => {
  const match = matches[moves]
  if (match === undefined) throw new Error(`no match after ${moves} moves`)
  return match
}

/** The salt of a seat, for the people and tables of these tests. */
export const saltOf = (seat: Seat): string => `5a17${String(seat).repeat(28)}`

/** A seed determines the secret. */
export const dealOf = (game: AnyGame, seats: number, options: OptionValues, seed: string): Deal => {
  const secret = commitTo(seed)
  const salts = Array.from({ length: seats }, (_, seat) => saltOf(seat))
  const sheet = {
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    seats,
    options,
    commitment: commitTo(secret),
    saltHashes: salts.map(saltHash),
  }
  return { sheet, secret, salts }
}

export const pick = <T>(list: readonly T[], rng: Rng): T => {
  const chosen = list[rng(list.length)]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

const hashed = (text: string): number => {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}
