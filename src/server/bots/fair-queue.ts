/**
 * Which bot request is served next. Tables where a player waits come before tables that are only
 * watched, and those before tables with nobody connected. Among equals the owner who has used the
 * least thread time goes first: one owner with 300 tables gets the same share as one with a single
 * table.
 */
import type { BotRequest } from '../../host/bot-turn.ts'

/** A bot's move that a table asks for: the decision itself, who pays for it, and who is waiting. */
export interface QueuedBotRequest {
  readonly request: BotRequest
  /** The person who opened the table. Owners share the threads equally, however many tables they have. */
  readonly owner: string
  /** Who is at the table now. It is asked before every choice: people come and go while a request waits. */
  attention(): Attention
}

/** A connected player waits for the move, or only spectators are connected, or nobody is; the most urgent first. */
const ATTENTION = ['player', 'spectator', 'nobody'] as const
export type Attention = (typeof ATTENTION)[number]

type Queued = Pick<QueuedBotRequest, 'owner' | 'attention'>

export interface Taken<T> {
  readonly item: T
  /** The part of its usual search time that the request may use: above 0, at most 1. */
  readonly timeScale: number
}

/** One choice in this many goes to the least attended tables, so that they are never forgotten. */
const RESERVED = 8

export class FairQueue<T extends Queued> {
  readonly #threads: number
  /** Only owners with something waiting or running. */
  readonly #owners = new Map<string, Owner<T>>()
  /**
   * The time that each owner could have used by now if all had shared equally. An owner who comes, or comes back,
   * starts here: idle time cannot be saved up, and nobody is ahead of the others for having paused.
   */
  #share = 0
  #choices = 0

  constructor(threads: number) {
    this.#threads = threads
  }

  add(item: T): void {
    const owner = this.#owners.get(item.owner) ?? { waiting: [], running: 0, used: this.#share }
    owner.waiting.push(item)
    this.#owners.set(item.owner, owner)
  }

  /** Takes the next request out. Of equal ones, `suits` prefers those that a free thread knows already. */
  take(suits: (item: T) => boolean): Taken<T> | undefined {
    const tallies = [...this.#owners.values()].map(tallyOf)
    const attention = this.#nextAttention(tallies)
    if (attention === undefined) return undefined
    const mine = tallies
      .filter(({ counts }) => counts[attention] > 0)
      .reduce((a, b) => (b.owner.used < a.owner.used ? b : a))
    const { owner } = mine
    const equals = owner.waiting.filter((item) => item.attention() === attention)
    const item = equals.find(suits) ?? equals[0]
    if (item === undefined) return undefined
    const timeScale = this.#timeScale(mine, tallies, attention)
    owner.waiting.splice(owner.waiting.indexOf(item), 1)
    owner.running += 1
    this.#share = Math.max(this.#share, owner.used)
    return { item, timeScale }
  }

  /** A request that was taken is done, after this many milliseconds on a thread. */
  finish(item: T, milliseconds: number): void {
    const owner = this.#owners.get(item.owner)
    if (owner === undefined) return
    this.#share += milliseconds / this.#owners.size
    owner.running -= 1
    owner.used += milliseconds
    if (owner.running === 0 && owner.waiting.length === 0) this.#owners.delete(item.owner)
  }

  waiting(): number {
    return [...this.#owners.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Owners with something waiting or running. */
  owners(): number {
    return this.#owners.size
  }

  /** Takes everything out that still waits. */
  drain(): readonly T[] {
    return [...this.#owners.values()].flatMap(({ waiting }) => waiting.splice(0))
  }

  #nextAttention(tallies: readonly Tally<T>[]): Attention | undefined {
    const present = ATTENTION.filter((attention) => tallies.some(({ counts }) => counts[attention] > 0))
    if (present.length > 0) this.#choices += 1
    return this.#choices % RESERVED === 0 ? present.at(-1) : present[0]
  }

  /**
   * A turn takes about as long as on an idle server; what shrinks is the search in that time. Every
   * owner is served once in a round, so an owner's requests take (its requests × owners) decisions, divided
   * by the threads. Less attended requests do not hold this one up, so they do not count.
   */
  #timeScale({ owner, counts }: Tally<T>, tallies: readonly Tally<T>[], attention: Attention): number {
    const counted = ATTENTION.slice(0, ATTENTION.indexOf(attention) + 1)
    const demandOf = (tally: Pick<Tally<T>, 'owner' | 'counts'>): number =>
      counted.reduce((sum, one) => sum + tally.counts[one], tally.owner.running)
    const owners = tallies.filter((tally) => demandOf(tally) > 0).length
    return Math.min(1, this.#threads / (demandOf({ owner, counts }) * owners))
  }
}

interface Owner<T> {
  readonly waiting: T[]
  running: number
  /** Milliseconds on threads. */
  used: number
}

/** How many requests of an owner wait, by who is at their tables now. */
interface Tally<T> {
  readonly owner: Owner<T>
  readonly counts: Readonly<Record<Attention, number>>
}

const tallyOf = <T extends Queued>(owner: Owner<T>): Tally<T> => {
  const counts = { player: 0, spectator: 0, nobody: 0 }
  for (const item of owner.waiting) counts[item.attention()] += 1
  return { owner, counts }
}
