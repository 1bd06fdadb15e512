/**
 * Sets of fields: six words of 30 bits, so that every word is a small integer and many fields are
 * tested in one step. A list holds several sets, one after another.
 */
import { BUILDABLE_NEIGHBOURS, FIELDS, type Field, IS_CITY } from './fields.ts'

const BITS = 30
const WORDS = Math.ceil(FIELDS.length / BITS)
const WORD = Uint8Array.from(FIELDS, (field) => Math.floor(field / BITS))
const BIT = Int32Array.from(FIELDS, (field) => 1 << (field % BITS))

/** This many empty sets. A dense array, which engines read faster. */
export const emptySets = (count: number): number[] => Array.from({ length: count * WORDS }, () => 0)

const setOf = (fields: readonly Field[]): readonly number[] =>
  fields.reduce((words, field) => words.with(WORD[field]!, words[WORD[field]!]! | BIT[field]!), emptySets(1))

const CITIES = Int32Array.from(setOf(FIELDS.filter((field) => IS_CITY[field])))

/** The neighbours of each field that can be built on (PC-3.3, PC-3.4, PC-3.7), and the words that contain them. */
const NEXT = Int32Array.from(BUILDABLE_NEIGHBOURS.flatMap(setOf))
const LOW = Uint8Array.from(BUILDABLE_NEIGHBOURS, (fields) => Math.min(...fields.map((field) => WORD[field]!)))
const HIGH = Uint8Array.from(BUILDABLE_NEIGHBOURS, (fields) => Math.max(...fields.map((field) => WORD[field]!)))

const lowestField = (word: number, bits: number): Field => word * BITS + 31 - Math.clz32(bits & -bits)

export const SETS = { WORDS, WORD, BIT, CITIES, NEXT, LOW, HIGH, lowestField }
