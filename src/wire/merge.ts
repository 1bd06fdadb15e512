/** Merges tables and steps, of which the server sends only the changed fields. */
import type { Choice, PendingDecision, TableView } from './host.ts'
import type { OnlineTable, SentChoice, SentQuestion, StepMessage, TableMessage } from './online.ts'

export const mergeTable = (before: OnlineTable | null, { table }: TableMessage): OnlineTable =>
  ({ ...before, ...table }) as OnlineTable

/** Reads the steps of one page, in their order. */
export class StepReader {
  #scene: TableView | null
  #ask: PendingDecision['ask'] | null = null
  /** By notation: every choice that was ever offered. */
  readonly #choices = new Map<string, Choice>()

  constructor(scene: TableView | null = null) {
    this.#scene = scene
  }

  /** The table view after this step; null if the page has missed a step and must start over. */
  read({ seq, base, step }: StepMessage): TableView | null {
    const before = this.#scene
    const { view, log, question, ...changed } = step
    const known = before?.log ?? []
    const isMissing = log.from > known.length || (base !== null && before?.seq !== base)
    if (isMissing) return this.#keep(null)
    const isSameLog = log.from === known.length && log.news.length === 0
    return this.#keep({
      ...(base === null ? {} : before),
      ...changed,
      seq,
      question: question === undefined ? before?.question : question && this.#whole(question),
      view: base === null ? view : { ...(before?.view as object), ...(view as object) },
      log: isSameLog ? known : [...known.slice(0, log.from), ...log.news],
    } as TableView)
  }

  #keep(scene: TableView | null): TableView | null {
    this.#scene = scene
    return scene
  }

  #whole({ decision, ask, choices }: SentQuestion): PendingDecision | null {
    this.#ask = ask ?? this.#ask
    return this.#ask && { decision, ask: this.#ask, choices: choices.flatMap((choice) => this.#choice(choice) ?? []) }
  }

  #choice(sent: SentChoice): Choice | undefined {
    if (typeof sent === 'object' && !Array.isArray(sent)) {
      const choice = sent as Choice
      this.#choices.set(choice.notation, choice)
      return choice
    }
    const isFinal = typeof sent !== 'string'
    const [notation, why] = isFinal ? sent : [sent]
    const known = this.#choices.get(notation)
    if (known === undefined) return undefined
    const { why: _before, ...choice } = known
    return { ...choice, final: isFinal, ...(why === undefined ? {} : { why }) }
  }
}
