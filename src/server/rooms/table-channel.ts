/** What all pages hold of the table beside the match. Only fields that changed are sent, written once for all pages. */
import type { SharedTable } from '../../wire/online.ts'

/** Later than any clock: rendered at this time, fields that follow the clock differ only where something happened. */
const END_OF_TIME = 1e15

export class TableChannel {
  /** As they are at the end of time. Null while the table rests. */
  #fields: Map<string, string> | null = null
  #whole: string | null = null

  /** The changed fields as JSON, without the braces; null where nothing changed. */
  take(render: (now: number) => SharedTable, now: number): string | null {
    const fields = fieldsOf(render(END_OF_TIME))
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
    const fields = new Map(this.#fields ?? fieldsOf(table))
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

const fieldsOf = (table: SharedTable): Map<string, string> =>
  new Map(Object.entries(table).map(([name, value]) => [name, JSON.stringify(value)]))

const joined = (fields: ReadonlyMap<string, string>): string =>
  [...fields].map(([name, text]) => `"${name}":${text}`).join()
