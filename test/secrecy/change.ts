/**
 * The truth with one fact changed: two secretly drawn things swap places, or a player made another secret choice.
 * The match is replayed from there, so that it stays consistent. A changed world counts only for the viewers
 * whose veil hides every trace of the change.
 */
import { keyedDealer } from '../../src/kit/chance.ts'
import { type Deal, seedOf } from '../../src/kit/deal.ts'
import type { Rng, Viewer } from '../../src/kit/game.ts'
import { begin, type Match, play } from '../../src/kit/match.ts'
import { Problem } from '../../src/kit/problem.ts'
import { dealOf, matchAt, pick, type Title, type Truth } from './truth.ts'
import { dealing, exchanged, type Place, restOf, type Things, thingsOf } from './worlds.ts'

export interface Changed {
  /** What was changed, in a few words. */
  readonly what: string
  /** By the number of moves made, as far as the truth goes. */
  readonly matches: readonly Match[]
  readonly deal: Deal
  readonly hiddenFrom: readonly Viewer[]
  /** The moments of the visit at which the changed state differs from the truth. */
  readonly moments: readonly number[]
}

/** A change, or undefined if it is impossible or visible to everyone. */
export const changeOf = (truth: Truth, isOtherSecret: boolean, rng: Rng): Changed | undefined => {
  // Unfinished choices usually become public with the next moves.
  const matches = rng(truth.more === 0 ? 2 : 4) === 0 ? otherChoice(truth, rng) : otherDeal(truth, rng)
  if (matches === undefined) return undefined
  const { at, more, title, deal, seed } = truth
  const steps = Array.from({ length: more + 1 }, (_, step) => at + step)
  const isOther = (moment: number): boolean => !isSame(matchAt(matches, moment).state, matchAt(truth, moment).state)
  if (!isOther(at)) return undefined
  const wrong = title.proof.invariants(matchAt(matches, at + more).state)
  if (wrong.length > 0) throw new Error(`${title.entry.id} ${seed}, ${matches.what}: ${wrong[0]}`)
  const otherMoves = otherMovesIn(matchAt(matches, at + more), matchAt(truth, at + more))
  // Viewers remember what they saw: no earlier moment may have shown the difference either.
  const moments = Array.from({ length: at + more + 1 }, (_, moment) => at + more - moment)
  const isHidden = (viewer: Viewer): boolean =>
    moments.every((moment) => {
      const [a, b] = [matchAt(matches, moment), matchAt(truth, moment)]
      if (a.state === b.state) return true
      const isVeiled = isSame(title.secrets.veil(a.state, viewer), title.secrets.veil(b.state, viewer))
      return isVeiled && otherMoves.every((index) => areMovesHidden(title, [matches, truth], index, moment, viewer))
    })
  const { seats, options } = matchAt(truth, at).start
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'watcher']
  const other = isOtherSecret ? dealOf(title.game, seats, options, `${seed} ${matches.what}`) : deal
  return {
    what: matches.what,
    matches: matches.matches,
    deal: other,
    hiddenFrom: viewers.filter(isHidden),
    moments: steps.filter(isOther),
  }
}

/** Whether the viewer, at this moment, does not know in either world which move was made there. */
const areMovesHidden = (
  { secrets }: Title,
  worlds: readonly Pick<Truth, 'matches'>[],
  index: number,
  moment: number,
  viewer: Viewer,
): boolean =>
  worlds.every((world) => {
    const made = matchAt(world, moment).moves[index]
    if (made === undefined) return true
    const { state: before } = matchAt(world, index)
    return made.seat !== viewer && secrets.isMoveHidden({ ...made, before }, matchAt(world, moment).state)
  })

/** The indices of the moves that differ between the two worlds. */
const otherMovesIn = (a: Match, b: Match): readonly number[] =>
  a.moves.flatMap(({ seat, move }, index) =>
    b.moves[index]?.seat === seat && b.moves[index].move === move ? [] : [index],
  )

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Replayed {
  readonly what: string
  readonly matches: readonly Match[]
}

/** A player chose another move, usually the last one, if not everyone can see that. */
const otherChoice = (truth: Truth, rng: Rng): Replayed | undefined => {
  const { at, matches, title } = truth
  if (at === 0) return undefined
  const moment = rng(3) > 0 ? at - 1 : rng(at)
  const made = matchAt(truth, moment + 1).moves[moment]
  if (made === undefined) return undefined
  const before = matchAt(truth, moment)
  const seen = JSON.stringify(title.secrets.veil(matchAt(truth, moment + 1).state, 'watcher'))
  const others = title.game.legal(before.state, made.seat).filter((move) => move !== made.move)
  for (let tries = 0; tries < CHOICES && others.length > 0; tries++) {
    const [move] = others.splice(rng(others.length), 1)
    const next = move && attempt(() => play(before, made.seat, move))
    if (move === undefined || next === undefined) continue
    if (JSON.stringify(title.secrets.veil(next.state, 'watcher')) !== seen) continue
    return replayFrom(truth, `move ${moment + 1} is ${title.game.notate(move)}`, [
      ...matches.slice(0, moment + 1),
      next,
    ])
  }
  return undefined
}

const CHOICES = 8

/** Two secretly drawn things swap places, or one of them with a thing still in its deck. */
const otherDeal = (truth: Truth, rng: Rng): Replayed | undefined => {
  const end = matchAt(truth, truth.at + truth.more)
  const things = thingsOf(end.draws)
  const secret = secretPlaces(truth)
  if (secret.length === 0) return undefined
  const one = pick(secret, rng)
  const others = secret.filter(({ deck, k }) => deck === one.deck && k !== one.k)
  const rest = truth.title.secrets.isRestHidden(one.deck) ? restOf(things, one.deck) : []
  const fromRest = rest.length > 0 && (others.length === 0 || rng(2) === 0)
  if (!fromRest && others.length === 0) return undefined
  const thing = fromRest ? pick(rest, rng) : (things.get(one.deck)?.taken[pick(others, rng).k] ?? -1)
  const changed = exchanged(things, one, thing)
  const dealer = dealing(changed, keyedDealer(seedOf(truth.deal)))
  const from = firstChange(truth, things, changed)
  const what = `${one.deck} ${one.k} is ${thing}`
  if (from > 0)
    return replayFrom(
      truth,
      what,
      truth.matches.slice(0, from).map((match) => ({ ...match, dealer })),
    )
  return replayFrom(truth, what, [begin(end.game, end.start, dealer)])
}

/** The draws so far whose result not everyone saw. */
const secretPlaces = (truth: Truth): readonly Place[] => {
  const { title, at } = truth
  const { draws, start } = matchAt(truth, at)
  return draws.flatMap(([deck, k], number): readonly Place[] => {
    const moment = momentOf(truth, number)
    const made = moment === 0 ? undefined : matchAt(truth, moment).moves[moment - 1]
    const before = made && matchAt(truth, moment - 1).state
    const isSecret = title.secrets.isSecret(deck, k, start, made === undefined ? null : { ...made, before })
    return isSecret ? [{ deck, k }] : []
  })
}

/** The number of moves after which this draw had been made. */
const momentOf = ({ matches }: Truth, draw: number): number => matches.findIndex(({ draws }) => draws.length > draw)

/** How many of the matches are unchanged. */
const firstChange = (truth: Truth, before: Things, after: Things): number => {
  const { draws } = matchAt(truth, truth.at + truth.more)
  const first = draws.findIndex(([deck, k]) => before.get(deck)?.taken[k] !== after.get(deck)?.taken[k])
  return first < 0 ? truth.at + 1 : momentOf(truth, first)
}

/** Replays the remaining moves, as far as the truth goes. Undefined if one of them is no longer legal. */
const replayFrom = (truth: Truth, what: string, begun: readonly Match[]): Replayed | undefined =>
  attempt(() => {
    const matches = [...begun]
    for (const { seat, move } of matchAt(truth, truth.at + truth.more).moves.slice(begun.length - 1)) {
      matches.push(play(matchAt({ matches }, matches.length - 1), seat, move))
    }
    return { what, matches }
  })

/** Undefined if the move is illegal. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
