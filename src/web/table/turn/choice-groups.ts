/** Groups choices by kind, with a heading for what their labels share. */
import type { Message, Param } from '../../../kit/text.ts'
import type { Choice } from '../../../wire/host.ts'

export interface ChoiceGroup {
  readonly kind: string
  /** The shared part of the labels, with gaps; null for a single choice. */
  readonly heading: Message | null
  readonly choices: readonly Choice[]
}

const GAP = '…'

export const choiceGroups = (choices: readonly Choice[]): readonly ChoiceGroup[] => {
  const kinds = [...new Set(choices.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = choices.filter((choice) => choice.kind === kind)
    return { kind, heading: own.length > 1 ? headingFor(own) : null, choices: own }
  })
}

/**
 * A heading as people read it, with one gap at most: `Claim …: …, … points` becomes `Claim …`, and
 * `… nutzen: …` becomes `… nutzen`. Empty where the labels share no word.
 */
export const headingText = (spoken: string): string => {
  const [before = '', after] = spoken.split(GAP)
  if (after === undefined) return spoken
  const start = before.replace(/[\s:;,(]+$/, '')
  if (start !== '') return `${start} ${GAP}`
  const end = after.replace(/[:;,(].*$/, '').trim()
  return /\p{L}/u.test(end) ? `${GAP} ${end}` : ''
}

/** `Extend Red` and `Extend Blue` share `Extend …`. Labels of different forms use the form of the first. */
const headingFor = ([first, ...others]: readonly Choice[]): Message | null => {
  if (first === undefined) return null
  const { id, params = {} } = first.label
  const isShared = (name: string, param: Param): boolean =>
    others.every(({ label }) => JSON.stringify(label.params?.[name]) === JSON.stringify(param))
  const filled = Object.entries(params).map(([name, param]) => [name, isShared(name, param) ? param : GAP] as const)
  return { id, params: Object.fromEntries(filled) }
}
