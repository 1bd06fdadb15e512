/**
 * Where the companies may build: room on fields, the fields open to each company, and PC-3.8.
 *
 * Two things are kept up to date in the state so that nothing is searched again and again. *Open*
 * fields: those next to a company's network with room for it. *Lifelines*: for each company that
 * holds no city yet, one chain of fields that would lead it to one. Only a locomotive that takes
 * the room on a field of a lifeline can shut its company off, so only then is a new chain sought.
 * Both are sets of fields: six words of 30 bits for each company, so every word is a small integer.
 */
import { BUILDABLE_NEIGHBOURS, FIELDS, type Field, IS_CITY } from './fields.ts'
import { ALL, type Company, type Move, PLACE } from './moves.ts'
import type { State } from './state.ts'

const BITS = 30
const WORDS = Math.ceil(FIELDS.length / BITS)
const WORD = Uint8Array.from(FIELDS, (field) => Math.floor(field / BITS))
const BIT = Int32Array.from(FIELDS, (field) => 1 << (field % BITS))
const CITY = Uint8Array.from(FIELDS, (field) => (IS_CITY[field] ? 1 : 0))
const CITIES = Int32Array.from({ length: WORDS }, (_, word) =>
  FIELDS.reduce((set, field) => (CITY[field] === 1 && WORD[field] === word ? set | BIT[field]! : set), 0),
)
const EVERY_COMPANY = 63
/** An empty set for each company. Made without gaps, which engines read faster. */
const NO_FIELDS = Array.from({ length: ALL.length * WORDS }, () => 0)

/** By set of companies: are there two or more? */
const PAIR = Uint8Array.from({ length: 64 }, (_, set) => ((set & (set - 1)) !== 0 ? 1 : 0))

/** The neighbours of all fields in one row: those of a field begin at `FIRST[field]`. */
const FIRST = Uint16Array.from(
  [...FIELDS, FIELDS.length],
  (field) => BUILDABLE_NEIGHBOURS.slice(0, field).flat().length,
)
const NEXT = Uint8Array.from(BUILDABLE_NEIGHBOURS.flat())

/** PC-3.5, PC-3.6: may this company still stand on this field? (PC-3.7 is not asked here.) */
export const roomFor = (state: Pick<State, 'tracks'>, company: Company, field: Field): boolean => {
  const there = state.tracks[field]!
  return CITY[field] === 1 ? there === 0 : (there & (1 << company)) === 0 && PAIR[there] === 0
}

/** A company's next locomotive on every field where it may be placed now: PC-3.3 to PC-3.8. */
export const legalPlacements = (state: State, company: Company): Move[] => {
  const found: Move[] = []
  for (let word = 0; word < WORDS; word++) {
    let bits = state.open[company * WORDS + word]!
    if (bits === 0) continue
    const risky = bits & state.guarded[word]!
    for (; bits !== 0; bits &= bits - 1) {
      const field = lowestField(word, bits)
      if ((risky & bits & -bits) !== 0 && shutOff(state, company, field) !== undefined) continue
      found.push(PLACE[field]!)
    }
  }
  return found
}

/** PC-R11: is there any field where this company's next locomotive may be placed? */
export const canPlace = (state: State, company: Company): boolean => {
  let any = 0
  for (let word = 0; word < WORDS; word++) {
    const open = state.open[company * WORDS + word]!
    if ((open & ~state.guarded[word]!) !== 0) return true
    any |= open
  }
  return any !== 0 && legalPlacements(state, company).length > 0
}

/** PC-3.8: the company that a locomotive of `company` on this field would shut off, if any. */
export const shutOff = (state: State, company: Company, field: Field): Company | undefined => {
  if (CITY[field] === 0 && state.tracks[field] === 0) return undefined
  for (let other = 0; other < ALL.length; other++) {
    if (other === company || !inSet(state.lifelines, other, field)) continue
    if (!hasCityNextDoor(state, other, field) && wayToCity(state, other, field) < 0) return other
  }
  return undefined
}

/** The common case, answered without a search: another city lies open to the company right away. */
const hasCityNextDoor = (state: State, company: Company, without: Field): boolean => {
  for (let word = 0; word < WORDS; word++) {
    const cities = state.open[company * WORDS + word]! & CITIES[word]!
    if (cities !== 0 && (word !== WORD[without] || cities !== BIT[without])) return true
  }
  return false
}

/** Puts a locomotive on the map and keeps open fields and lifelines right. */
export const putTrack = (draft: State, company: Company, field: Field): void => {
  draft.tracks[field] = draft.tracks[field]! | (1 << company)
  draft.open[company * WORDS + WORD[field]!]! &= ~BIT[field]!
  if (CITY[field] === 1 || PAIR[draft.tracks[field]!] === 1) closeToAll(draft, field)
  openNeighbours(draft, company, field)
  if (CITY[field] === 1) {
    draft.reached |= 1 << company
    for (let word = 0; word < WORDS; word++) draft.lifelines[company * WORDS + word] = 0
    guard(draft)
  }
  if (draft.reached !== EVERY_COMPANY) mendLifelines(draft, company, field)
}

/** Open fields, lifelines and cities reached, worked out from the tracks. */
export const surveyAll = (draft: State): void => {
  draft.open = NO_FIELDS.slice()
  draft.lifelines = NO_FIELDS.slice()
  draft.guarded = NO_FIELDS.slice(0, WORDS)
  draft.reached = 0
  for (const field of FIELDS) {
    if (draft.tracks[field] === 0) continue
    for (const company of ALL) {
      if ((draft.tracks[field]! & (1 << company)) === 0) continue
      openNeighbours(draft, company, field)
      if (IS_CITY[field]) draft.reached |= 1 << company
    }
  }
  for (const company of ALL) if ((draft.reached & (1 << company)) === 0) renewLifeline(draft, company)
}

const inSet = (sets: readonly number[], company: Company, field: Field): boolean =>
  (sets[company * WORDS + WORD[field]!]! & BIT[field]!) !== 0

const lowestField = (word: number, bits: number): Field => word * BITS + 31 - Math.clz32(bits & -bits)

const closeToAll = (draft: State, field: Field): void => {
  for (let company = 0; company < ALL.length; company++) draft.open[company * WORDS + WORD[field]!]! &= ~BIT[field]!
}

const openNeighbours = (draft: State, company: Company, field: Field): void => {
  for (let i = FIRST[field]!; i < FIRST[field + 1]!; i++) {
    const next = NEXT[i]!
    if (roomFor(draft, company, next)) draft.open[company * WORDS + WORD[next]!]! |= BIT[next]!
  }
}

/** A chain that the company has built on itself still leads on from there; one that lost its room is replaced. */
const mendLifelines = (draft: State, company: Company, field: Field): void => {
  for (let other = 0; other < ALL.length; other++) {
    if (!inSet(draft.lifelines, other, field)) continue
    if (other === company) draft.lifelines[other * WORDS + WORD[field]!]! &= ~BIT[field]!
    else if (!roomFor(draft, other, field)) renewLifeline(draft, other)
  }
}

const renewLifeline = (draft: State, company: Company): void => {
  for (let word = 0; word < WORDS; word++) draft.lifelines[company * WORDS + word] = 0
  for (let field = wayToCity(draft, company, -1); field >= 0; field = cameFrom[field]!) {
    draft.lifelines[company * WORDS + WORD[field]!]! |= BIT[field]!
  }
  guard(draft)
}

/** All lifelines together: only on these fields can anybody be shut off. */
const guard = (draft: State): void => {
  for (let word = 0; word < WORDS; word++) {
    let union = 0
    for (let company = 0; company < ALL.length; company++) union |= draft.lifelines[company * WORDS + word]!
    draft.guarded[word] = union
  }
}

/** Scratch of the search below: which search saw a field last, and from where. */
const seenBy = new Int32Array(FIELDS.length)
const cameFrom = new Int16Array(FIELDS.length)
const queue = new Int16Array(FIELDS.length)
let search = 0

/** The nearest empty city that a company could reach without using one field, or -1; `cameFrom` leads back. */
const wayToCity = (state: State, company: Company, without: Field): Field => {
  search += 1
  if (without >= 0) seenBy[without] = search
  let end = 0
  for (let word = 0; word < WORDS; word++) {
    for (let bits = state.open[company * WORDS + word]!; bits !== 0; bits &= bits - 1) {
      const field = lowestField(word, bits)
      if (seenBy[field] === search) continue
      seenBy[field] = search
      cameFrom[field] = -1
      queue[end++] = field
    }
  }
  for (let at = 0; at < end; at++) {
    const field = queue[at]!
    if (CITY[field] === 1) return field
    for (let i = FIRST[field]!; i < FIRST[field + 1]!; i++) {
      const next = NEXT[i]!
      if (seenBy[next] === search || !roomFor(state, company, next)) continue
      seenBy[next] = search
      cameFrom[next] = field
      queue[end++] = next
    }
  }
  return -1
}
