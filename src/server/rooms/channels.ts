/**
 * What all pages of one viewer hold of the match, field by field. Each step is worked out and written once for
 * all of them, and only the fields that changed are sent. Nothing is sent when nothing changed for this viewer,
 * and `seq` counts what this viewer was sent: neither tells how many hidden steps others made.
 */
import type { Viewer } from '../../kit/game.ts'
import type { Choice, PendingDecision } from '../../wire/host.ts'
import type { SharedTable, Step } from '../../wire/online.ts'
import type { TableState } from '../table/table-state.ts'

/** A page may come back after this many steps without being sent the whole log. */
const REMEMBERED = 128

/** How much of the log the pages held at a step, and how much of the log before still stood then. */
interface Mark {
  readonly seq: number
  readonly length: number
  readonly kept: number
}

export class StepChannel {
  readonly viewer: Viewer
  seq: number
  /** How many entries of the match's log have been read for this viewer. */
  logged = 0
  /** What the pages hold. Null while the table is unloaded: then every field counts as changed. */
  #held: Held | null = null
  #length = 0
  #marks: Mark[] = []
  #whole: { readonly from: number; readonly text: string } | null = null
  /** What all pages know of questions: the notations of choices, and what was asked last. */
  #offered: Set<string> | null = null
  #asked = ''

  /** `first` is any number: pages of an earlier channel must not take this one for theirs. */
  constructor(viewer: Viewer, first: number) {
    this.viewer = viewer
    this.seq = first
  }

  /** Takes the next step. Returns what to send to pages that hold the last one, or null if nothing changed. */
  take(step: Step, logged: number, written: Written = new Map()): string | null {
    const { log } = step
    const isNews = log.news.length > 0 || log.from < this.#length
    const held = this.#held
    this.logged = logged
    const changed = held === null ? null : takeChanges(held, step)
    if (changed?.length === 0 && !isNews) return null
    if (changed === null) this.#held = heldOf(step)
    this.#whole = null
    const base = changed === null ? null : this.seq
    this.seq += 1
    this.#length = log.from + log.news.length
    this.#marks.push({ seq: this.seq, length: this.#length, kept: log.from })
    if (this.#marks.length > REMEMBERED) this.#marks.shift()
    if (base === null) this.#forgetQuestions()
    return this.#textOf(base, changed ?? fieldsOf(heldOf(step)), logText(log.from, log.news, written), written)
  }

  /** How many lines of its log are still valid for a page that comes back with this step. */
  keptSince(seq: number | null): number {
    const at = this.#marks.findLastIndex((mark) => mark.seq === seq)
    const mark = this.#marks[at]
    if (mark === undefined) return 0
    return this.#marks.slice(at + 1).reduce((length, { kept }) => Math.min(length, kept), mark.length)
  }

  /** Everything, for a page that holds the first `from` lines of the log. `step` carries the whole log. */
  whole(from: number, step: () => Step): string {
    if (this.#whole?.from === from) return this.#whole.text
    const all = step()
    const log = logText(from, all.log.news.slice(from), new Map())
    // From now on one page knows only these choices.
    this.#forgetQuestions()
    const text = this.#textOf(null, fieldsOf(this.#held ?? heldOf(all)), log)
    this.#whole = { from, text }
    return text
  }

  /** The table is unloaded: only the sequence numbers of its pages are kept. */
  rest(): void {
    this.#forgetQuestions()
    this.#held = null
    this.#whole = null
    this.#marks = this.#marks.slice(-1)
  }

  /** The pages hold an outdated step: the next one is sent whole. */
  restart(): void {
    this.rest()
    this.#marks = []
    this.logged = 0
    this.#length = 0
  }

  #forgetQuestions(): void {
    this.#offered = null
    this.#asked = ''
  }

  #textOf(base: number | null, fields: readonly Field[], log: string, written: Written = new Map()): string {
    let step = ''
    let view = ''
    for (const { name, value, isOfView } of fields) {
      if (isOfView) view += `${view === '' ? '' : ','}"${name}":${textOf(value, written)}`
      else if (name === 'question') step += `"question":${this.#questionText(value as PendingDecision | null)},`
      else step += `"${name}":${textOf(value, written)},`
    }
    const viewed = view === '' && base !== null ? '' : `"view":{${view}},`
    return `{"kind":"step","seq":${this.seq},"base":${base},"step":{${step}${viewed}"log":${log}}}`
  }

  /** The same choices are offered many times: after the first time their notation is enough. */
  #questionText(question: PendingDecision | null): string {
    if (question === null) return 'null'
    const ask = JSON.stringify(question.ask)
    const asked = ask === this.#asked ? '' : `"ask":${ask},`
    this.#asked = ask
    let choices = ''
    const offered = this.#offered ?? new Set()
    this.#offered = offered
    for (const choice of question.choices) {
      const { notation } = choice
      const { long, short } = textsOf(choice)
      const isKnown = offered.has(notation)
      if (!isKnown) offered.add(notation)
      choices += `${choices === '' ? '' : ','}${isKnown ? short : long}`
    }
    return `{"decision":${question.decision},${asked}"choices":[${choices}]}`
  }
}

const logText = (from: number, news: Step['log']['news'], written: Written): string =>
  `{"from":${from},"news":[${news.map((line) => itemText(line, written)).join()}]}`

/** The JSON of what several viewers are shown alike: the same objects, written once for all of them. */
export type Written = Map<unknown, string>

const textOf = (value: unknown, written: Written): string =>
  // The points of all seats: each viewer has a list of its own, but of the same things.
  Array.isArray(value) && typeof value[0] === 'object'
    ? `[${value.map((item) => itemText(item, written)).join()}]`
    : itemText(value, written)

const itemText = (value: unknown, written: Written): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = written.get(value) ?? JSON.stringify(value)
  written.set(value, known)
  return known
}

/** The fields of the view are compared one by one: the view is most of a step, and little of it changes. */
interface Field {
  readonly name: string
  readonly value: unknown
  readonly isOfView: boolean
}

type Data = Readonly<Record<string, unknown>>

/** The fields of an object, in their order: two lists are compared faster than two objects. */
interface Fields {
  readonly names: readonly string[]
  readonly values: unknown[]
}

/**
 * The fields of a step and of its view. Changes are written into it: what a move leaves as it was stays the same object for the
 * whole match, and the equal parts of newer steps are gone before they are old, when they would be expensive to collect.
 */
interface Held {
  readonly step: Fields
  readonly view: Fields
}

const heldOf = (step: Step): Held => {
  const { names, values } = listOf(step as unknown as Data)
  const kept = values.map((value, at) => (isOfMessage(names[at]) ? null : value))
  return { step: { names, values: kept }, view: listOf(step.view as Data) }
}

const listOf = (data: Data): Fields => ({ names: Object.keys(data), values: Object.values(data) })

/** Fields that are numbered or shortened for the message itself. */
const isOfMessage = (name: string | undefined): boolean => name === 'view' || name === 'log' || name === 'seq'

const fieldsOf = ({ step, view }: Held): readonly Field[] => [
  ...step.names.map((name, at) => ({ name, value: step.values[at], isOfView: false })).filter(isNoPart),
  ...view.names.map((name, at) => ({ name, value: view.values[at], isOfView: true })),
]

const isNoPart = ({ name }: Field): boolean => !isOfMessage(name)

/** What has changed, which from now on is held. Null if there are other fields than before: then all must be sent. */
const takeChanges = (held: Held, step: Step): readonly Field[] | null => {
  const changed: Field[] = []
  const isComplete =
    addChanges(changed, held.step, listOf(step as unknown as Data), false) &&
    addChanges(changed, held.view, listOf(step.view as Data), true)
  return isComplete ? changed : null
}

const addChanges = (changed: Field[], held: Fields, now: Fields, isOfView: boolean): boolean => {
  const { names, values } = held
  if (names.length !== now.names.length) return false
  for (let at = 0; at < names.length; at++) {
    const name = names[at]
    const value = now.values[at]
    if (name === undefined || name !== now.names[at]) return false
    if (values[at] === value || (!isOfView && isOfMessage(name)) || isSameData(values[at], value)) continue
    values[at] = value
    changed.push({ name, value, isOfView })
  }
  return true
}

interface ChoiceTexts {
  readonly long: string
  readonly short: string
}

const texts = new WeakMap<Choice, ChoiceTexts>()

/** Choices are the same objects whenever they are offered. */
const textsOf = (choice: Choice): ChoiceTexts => {
  const known = texts.get(choice)
  if (known !== undefined) return known
  const name = JSON.stringify(choice.notation)
  const why = choice.why === undefined ? '' : `,${JSON.stringify(choice.why)}`
  const made = { long: JSON.stringify(choice), short: choice.final ? `[${name}${why}]` : name }
  texts.set(choice, made)
  return made
}

/** Are these two pieces of JSON data equal? Cheaper than serialising both, because most fields are unchanged. */
export const isSameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let index = 0; index < a.length; index++)
      if (a[index] !== b[index] && !isSameData(a[index], b[index])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let names = 0
  for (const name in one) {
    const was = one[name]
    const is = other[name]
    if (was !== is && !isSameData(was, is)) return false
    if (is === undefined && !Object.hasOwn(other, name)) return false
    names += 1
  }
  for (const _ in other) names -= 1
  return names === 0
}

/** This many entries of the log before are also the first of the log now. */
export const keptLog = (before: TableState, now: TableState): number => {
  const [old, log] = [before.hosted?.match.log ?? [], now.hosted?.match.log ?? []]
  if (old.length === 0 || log[old.length - 1] === old.at(-1)) return old.length
  const [was, moves] = [before.hosted?.match.moves ?? [], now.hosted?.match.moves ?? []]
  const differs = moves.findIndex(({ seat, move }, index) => was[index]?.seat !== seat || was[index]?.move !== move)
  const same = differs < 0 ? Math.min(moves.length, was.length) : differs
  return log.filter(({ after }) => after <= same).length
}

/** Later than any clock: rendered at this time, fields that follow the clock differ only where something happened. */
const END_OF_TIME = 1e15

/** What all pages hold of the table beside the match. Only fields that changed are sent, written once for all pages. */
export class TableChannel {
  /** The fields, rendered for `END_OF_TIME`. Null while the table is unloaded. */
  #fields: Map<string, string> | null = null
  #whole: string | null = null

  /** The changed fields as JSON, without the braces; null if nothing changed. */
  take(render: (now: number) => SharedTable, now: number): string | null {
    const fields = fieldTextsOf(render(END_OF_TIME))
    const changed = new Map([...fields].filter(([name, text]) => text !== this.#fields?.get(name)))
    this.#fields = fields
    if (changed.size === 0) return null
    this.#whole = null
    const table = render(now)
    for (const name of timedIn(table)) changed.set(name, JSON.stringify(table[name]))
    return joined(changed)
  }

  /** All fields as the pages hold them, as JSON without the braces. */
  whole(render: (now: number) => SharedTable, now: number): string {
    if (this.#whole !== null) return this.#whole
    const table = render(now)
    const fields = new Map(this.#fields ?? fieldTextsOf(table))
    const timed = timedIn(table)
    for (const name of timed) fields.set(name, JSON.stringify(table[name]))
    const text = joined(fields)
    if (timed.length === 0) this.#whole = text
    return text
  }

  rest(): void {
    this.#fields = null
    this.#whole = null
  }
}

/** Fields that change as time passes: they are sent along when something else is, and cause no message. */
const timedIn = ({ clocks, phase }: SharedTable): readonly (keyof SharedTable)[] => {
  const timed: (keyof SharedTable)[] = clocks === null ? [] : ['clocks']
  return phase === 'dealing' ? [...timed, 'deal'] : timed
}

const fieldTextsOf = (table: SharedTable): Map<string, string> =>
  new Map(Object.entries(table).map(([name, value]) => [name, JSON.stringify(value)]))

const joined = (fields: ReadonlyMap<string, string>): string =>
  [...fields].map(([name, text]) => `"${name}":${text}`).join()
