/**
 * Where the companies may build: room on fields, the fields next to each network, and PC-3.8.
 *
 * Everything here is a set of fields (`sets.ts`). The sets depend on `tracks` and are updated
 * incrementally in the state, so that no search is repeated:
 * - *own*, for each company: the fields of its network;
 * - *edge*, for each company: the fields next to its network that are not its own;
 * - *full*: the fields without room for any company;
 * - *lifelines*: for each company without a city, two disjoint chains of fields, each of which
 *   would lead it to a city. One locomotive can cut only one of them, so only a company
 *   with a single lifeline can be shut off, on the fields of that line: the *guarded* ones.
 */

import { ALL, type Company, type Move, PLACE } from '../moves.ts'
import type { State } from '../state.ts'
import { FIELDS, type Field, IS_CITY } from './fields.ts'
import { emptySets, SETS } from './sets.ts'

/** Local copies, which engines read faster than imports. */
const { WORDS, WORD, BIT, CITIES, NEXT, LOW, HIGH, lowestField } = SETS
const EVERY_COMPANY = 63

/** PC-3.5, PC-3.6: whether this company may still stand on this field. (Does not check PC-3.7.) */
export const roomFor = (state: Pick<State, 'own' | 'full'>, company: Company, field: Field): boolean =>
  ((state.full[WORD[field]!]! | state.own[company * WORDS + WORD[field]!]!) & BIT[field]!) === 0

/** PC-3.3 to PC-3.8: all fields where a company may place its next locomotive. */
export const legalPlacements = (state: State, company: Company): Move[] => {
  const found: Move[] = []
  for (let word = 0; word < WORDS; word++) {
    let bits = state.edge[company * WORDS + word]! & ~state.full[word]!
    const risky = bits & state.guarded[word]!
    for (; bits !== 0; bits &= bits - 1) {
      const field = lowestField(word, bits)
      if ((risky & bits & -bits) !== 0 && shutOff(state, company, field) !== undefined) continue
      found.push(PLACE[field]!)
    }
  }
  return found
}

/** PC-R11: whether this company may place its next locomotive anywhere. */
export const canPlace = (state: State, company: Company): boolean => {
  let any = 0
  for (let word = 0; word < WORDS; word++) {
    const open = state.edge[company * WORDS + word]! & ~state.full[word]!
    if ((open & ~state.guarded[word]!) !== 0) return true
    any |= open
  }
  return any !== 0 && legalPlacements(state, company).length > 0
}

/** Stores which companies can place a locomotive: this stays valid until the next one is placed. */
export const updateExtendable = (draft: State): void => {
  draft.extendable = 0
  for (let company = 0; company < ALL.length; company++) if (canPlace(draft, company)) draft.extendable |= 1 << company
}

/** PC-3.8: the company that a locomotive of `company` on this field would shut off, if any. */
export const shutOff = (state: State, company: Company, field: Field): Company | undefined => {
  if (!has(state.guarded, 0, field) || !fillsUp(state.tracks[field]!, field)) return undefined
  for (let other = 0; other < ALL.length; other++) {
    if (other === company || !has(state.lifelines, first(other), field)) continue
    if (!isEmpty(state.lifelines, second(other))) continue
    avoided.fill(0)
    avoided[WORD[field]!] = BIT[field]!
    if (pathToCity(state, other) < 0) return other
  }
  return undefined
}

/** Places a locomotive and updates all sets. */
export const putTrack = (draft: State, company: Company, field: Field): void => {
  const there = draft.tracks[field]!
  draft.tracks[field] = there | (1 << company)
  draft.own[company * WORDS + WORD[field]!]! |= BIT[field]!
  draft.edge[company * WORDS + WORD[field]!]! &= ~BIT[field]!
  if (fillsUp(there, field)) draft.full[WORD[field]!]! |= BIT[field]!
  widenEdge(draft, company, field)
  if (draft.reached === EVERY_COMPANY) return
  if (IS_CITY[field] && (draft.reached & (1 << company)) === 0) reachCity(draft, company)
  mendLifelines(draft, company, field)
}

type Survey = Pick<State, 'reached' | 'own' | 'edge' | 'full' | 'lifelines' | 'guarded' | 'extendable'>

/** The part of a new state that a survey fills in. */
export const unsurveyed = (): Survey => ({
  reached: 0,
  own: [],
  edge: [],
  full: [],
  lifelines: [],
  guarded: [],
  extendable: 0,
})

/** Computes all sets from the tracks. */
export const surveyAll = (draft: State): void => {
  draft.own = emptySets(ALL.length)
  draft.edge = emptySets(ALL.length)
  draft.full = emptySets(1)
  draft.lifelines = emptySets(2 * ALL.length)
  draft.guarded = emptySets(1)
  draft.reached = 0
  for (const field of FIELDS) if (draft.tracks[field] !== 0) surveyField(draft, field)
  for (const company of ALL) {
    for (let word = company * WORDS; word < (company + 1) * WORDS; word++) draft.edge[word]! &= ~draft.own[word]!
    if ((draft.reached & (1 << company)) === 0) drawLifelines(draft, company)
  }
  guard(draft)
  updateExtendable(draft)
}

const surveyField = (draft: State, field: Field): void => {
  const there = draft.tracks[field]!
  if (IS_CITY[field] || (there & (there - 1)) !== 0) draft.full[WORD[field]!]! |= BIT[field]!
  for (const company of ALL) {
    if ((there & (1 << company)) === 0) continue
    draft.own[company * WORDS + WORD[field]!]! |= BIT[field]!
    widenEdge(draft, company, field)
    if (IS_CITY[field]) draft.reached |= 1 << company
  }
}

type Surveyed = Pick<State, 'own' | 'edge' | 'full' | 'lifelines' | 'guarded' | 'extendable'>

/** The result of `surveyAll` on an empty map, by the order of companies at the stations. */
const openings = new Map<number, Surveyed>()

/** `surveyAll` for a new match: there are only 720 openings, so each is computed once. */
export const surveyOpening = (draft: State): void => {
  const order = draft.stations.reduce((digits, company) => digits * 6 + company, 0)
  let known = openings.get(order)
  if (known === undefined) {
    surveyAll(draft)
    const { own, edge, full, lifelines, guarded, extendable } = draft
    known = { own, edge, full, lifelines, guarded, extendable }
    openings.set(order, known)
  }
  draft.own = known.own.slice()
  draft.edge = known.edge.slice()
  draft.full = known.full.slice()
  draft.lifelines = known.lifelines.slice()
  draft.guarded = known.guarded.slice()
  draft.extendable = known.extendable
}

/** PC-3.6: whether a field with these companies is full once another stands there. */
const fillsUp = (there: number, field: Field): boolean => there !== 0 || IS_CITY[field] === true

const widenEdge = (draft: State, company: Company, field: Field): void => {
  for (let word = LOW[field]!; word <= HIGH[field]!; word++) {
    const at = company * WORDS + word
    draft.edge[at]! |= NEXT[field * WORDS + word]! & ~draft.own[at]!
  }
}

/** PC-R6: a company that holds a city needs no lifeline any more. */
const reachCity = (draft: State, company: Company): void => {
  draft.reached |= 1 << company
  clear(draft.lifelines, first(company))
  clear(draft.lifelines, second(company))
  guard(draft)
}

/** The indices of a company's two lifelines. */
const first = (company: Company): number => company
const second = (company: Company): number => company + ALL.length

/** A line that its company builds on continues from there; a line that lost its room is replaced. */
const mendLifelines = (draft: State, company: Company, field: Field): void => {
  let changed = false
  for (let other = 0; other < ALL.length; other++) {
    const line = has(draft.lifelines, first(other), field) ? first(other) : second(other)
    if (!has(draft.lifelines, line, field)) continue
    if (other === company) draft.lifelines[line * WORDS + WORD[field]!]! &= ~BIT[field]!
    else if (has(draft.full, 0, field)) {
      clear(draft.lifelines, line)
      drawLifelines(draft, other)
      changed = true
    }
  }
  if (changed) guard(draft)
}

/** Finds the missing lifelines: the second replaces a lost first, and a new second avoids it. */
const drawLifelines = (draft: State, company: Company): void => {
  const [one, two] = [first(company) * WORDS, second(company) * WORDS]
  if (isEmpty(draft.lifelines, first(company))) {
    for (let word = 0; word < WORDS; word++) draft.lifelines[one + word] = draft.lifelines[two + word]!
    clear(draft.lifelines, second(company))
  }
  if (isEmpty(draft.lifelines, first(company))) drawLine(draft, company, one)
  drawLine(draft, company, two)
}

/** Finds a line that shares no field with the first one. */
const drawLine = (draft: State, company: Company, line: number): void => {
  for (let word = 0; word < WORDS; word++) avoided[word] = draft.lifelines[first(company) * WORDS + word]!
  for (let field = pathToCity(draft, company); field >= 0; field = cameFrom[field]!) {
    draft.lifelines[line + WORD[field]!]! |= BIT[field]!
  }
}

/** The fields on which a company could be shut off: the single lifelines. */
const guard = (draft: State): void => {
  clear(draft.guarded, 0)
  for (let company = 0; company < ALL.length; company++) {
    if (!isEmpty(draft.lifelines, second(company))) continue
    for (let word = 0; word < WORDS; word++) draft.guarded[word]! |= draft.lifelines[first(company) * WORDS + word]!
  }
}

const has = (sets: readonly number[], set: number, field: Field): boolean =>
  (sets[set * WORDS + WORD[field]!]! & BIT[field]!) !== 0

const isEmpty = (sets: readonly number[], set: number): boolean => {
  for (let word = 0; word < WORDS; word++) if (sets[set * WORDS + word] !== 0) return false
  return true
}

const clear = (sets: number[], set: number): void => {
  for (let word = 0; word < WORDS; word++) sets[set * WORDS + word] = 0
}

/** The fields that the search below must avoid; then its buffers: visited fields, queue, predecessors. */
const avoided = new Int32Array(WORDS)
const seen = new Int32Array(WORDS)
const queue = new Int16Array(FIELDS.length)
const cameFrom = new Int16Array(FIELDS.length)

/** The nearest empty city that a company could reach without the avoided fields, or -1; `cameFrom` leads back. */
const pathToCity = (state: State, company: Company): Field => {
  let end = 0
  for (let word = 0; word < WORDS; word++) {
    const at = company * WORDS + word
    const barred = avoided[word]! | state.full[word]! | state.own[at]!
    const open = state.edge[at]! & ~barred
    if ((open & CITIES[word]!) !== 0) return reach(word, open & CITIES[word]!, -1)
    seen[word] = barred | open
    for (let bits = open; bits !== 0; bits &= bits - 1) queue[end++] = reach(word, bits, -1)
  }
  for (let at = 0; at < end; at++) {
    const field = queue[at]!
    for (let word = LOW[field]!; word <= HIGH[field]!; word++) {
      const fresh = NEXT[field * WORDS + word]! & ~seen[word]!
      if ((fresh & CITIES[word]!) !== 0) return reach(word, fresh & CITIES[word]!, field)
      seen[word]! |= fresh
      for (let bits = fresh; bits !== 0; bits &= bits - 1) queue[end++] = reach(word, bits, field)
    }
  }
  return -1
}

/** The lowest of these fields, reached from another. */
const reach = (word: number, bits: number, from: Field): Field => {
  const field = lowestField(word, bits)
  cameFrom[field] = from
  return field
}
