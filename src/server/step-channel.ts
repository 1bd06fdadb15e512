/**
 * What all pages of one viewer hold of the match, field by field. Each step is worked out and written once for
 * all of them, and only the fields that changed are sent. Nothing is sent when nothing changed for this viewer,
 * and `seq` counts what this viewer was sent: neither tells how many hidden steps others made.
 */
import type { Viewer } from '../kit/game.ts'
import type { Choice, Question } from '../wire/host.ts'
import type { Step } from '../wire/online.ts'
import { isSameData } from './same-data.ts'

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
  /** How many entries of the match's log have been looked at for this viewer. */
  logged = 0
  /** What the pages hold. Null while the table rests: then every field counts as changed. */
  #held: Fields | null = null
  #length = 0
  #marks: Mark[] = []
  #whole: { readonly from: number; readonly text: string } | null = null
  /** What all pages know of questions: the notations of choices, and what was asked last. */
  readonly #offered = new Set<string>()
  #asked = ''

  /** `first` is any number: pages of an earlier channel must not take this one for theirs. */
  constructor(viewer: Viewer, first: number) {
    this.viewer = viewer
    this.seq = first
  }

  /** Takes the next step; says what to send to the pages that hold the last one, or null where nothing changed. */
  take(step: Step, logged: number): string | null {
    const { log } = step
    const isNews = log.news.length > 0 || log.from < this.#length
    const before = this.#held
    const fields = fieldsOf(step)
    this.logged = logged
    const changed = before === null ? null : changesIn(before, fields)
    if (changed !== null && changed.size === 0 && !isNews) return null
    this.#held = fields
    this.#whole = null
    const base = changed === null ? null : this.seq
    this.seq += 1
    this.#length = log.from + log.news.length
    this.#marks.push({ seq: this.seq, length: this.#length, kept: log.from })
    if (this.#marks.length > REMEMBERED) this.#marks.shift()
    if (base === null) this.#forgetQuestions()
    return this.#textOf(base, changed ?? fields, JSON.stringify(log))
  }

  /** How many lines of its log still stand for a page that comes back from this step. */
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
    const log = JSON.stringify({ from, news: all.log.news.slice(from) })
    // From now on there is a page that knows no more than this.
    this.#forgetQuestions()
    const text = this.#textOf(null, this.#held ?? fieldsOf(all), log)
    this.#whole = { from, text }
    return text
  }

  /** The table is put away: nothing is kept but what its pages hold. */
  rest(): void {
    this.#forgetQuestions()
    this.#held = null
    this.#whole = null
    this.#marks = this.#marks.slice(-1)
  }

  /** The pages hold something else than what stands now: the next step is sent whole. */
  restart(): void {
    this.rest()
    this.#marks = []
    this.logged = 0
    this.#length = 0
  }

  #forgetQuestions(): void {
    this.#offered.clear()
    this.#asked = ''
  }

  #textOf(base: number | null, fields: Fields, log: string): string {
    let step = ''
    let view = ''
    for (const [name, value] of fields) {
      if (name === QUESTION) step += `"question":${this.#questionText(value as Question | null)},`
      else if (name.startsWith(VIEW)) view += `,"${name.slice(VIEW.length)}":${JSON.stringify(value)}`
      else step += `"${name}":${JSON.stringify(value)},`
    }
    const viewed = view === '' && base !== null ? '' : `"view":{${view.slice(1)}},`
    return `{"kind":"step","seq":${this.seq},"base":${base},"step":{${step}${viewed}"log":${log}}}`
  }

  /** Choices come again and again: the second time their notation is enough. */
  #questionText(question: Question | null): string {
    if (question === null) return 'null'
    const ask = JSON.stringify(question.ask)
    const asked = ask === this.#asked ? '' : `"ask":${ask},`
    this.#asked = ask
    let choices = ''
    for (const choice of question.choices) {
      const { notation, final } = choice
      if (this.#offered.has(notation)) {
        const name = JSON.stringify(notation)
        choices += final ? `,[${name}]` : `,${name}`
      } else {
        this.#offered.add(notation)
        choices += `,${textOfChoice(choice)}`
      }
    }
    return `{"decision":${question.decision},${asked}"choices":[${choices.slice(1)}]}`
  }
}

/** By name. Fields of the view stand by themselves: it is most of a step, and little of it changes. */
type Fields = ReadonlyMap<string, unknown>

const VIEW = 'view.'
const QUESTION = 'question'

const fieldsOf = ({ log: _, seq: __, view, ...rest }: Step): Fields => {
  const fields = new Map<string, unknown>()
  for (const name in rest) fields.set(name, rest[name as keyof typeof rest])
  for (const name in view as object) fields.set(VIEW + name, (view as Readonly<Record<string, unknown>>)[name])
  return fields
}

/** Null where a field is gone: then all must be sent. */
const changesIn = (before: Fields, fields: Fields): Fields | null => {
  if (before.size !== fields.size) return null
  const changed = new Map<string, unknown>()
  for (const [name, value] of fields) {
    if (!before.has(name)) return null
    if (!isSameData(before.get(name), value)) changed.set(name, value)
  }
  return changed
}

const texts = new WeakMap<Choice, string>()

/** Choices are the same objects whenever they are offered. */
const textOfChoice = (choice: Choice): string => {
  const text = texts.get(choice) ?? JSON.stringify(choice)
  texts.set(choice, text)
  return text
}
