/** A drag over the map: the fields it passed, and which of them is chosen next. */
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { FIELDS, type Field } from '../map/fields.ts'
import { fieldTarget } from '../moves.ts'

export const choiceAt = (choices: readonly Choice[], field: Field): Choice | undefined => {
  const target = fieldTarget(field)
  return choices.find(({ targets }) => targets.includes(target))
}

/** The fields where a locomotive can be placed now. */
export const freeFields = (question: PendingDecision | null): ReadonlyMap<Field, Choice> => {
  if (question?.ask.kind !== 'place') return new Map()
  const byTarget = new Map(
    question.choices.flatMap((choice) => choice.targets.map((target) => [target, choice] as const)),
  )
  return new Map(
    FIELDS.flatMap((field) => {
      const choice = byTarget.get(fieldTarget(field))
      return choice === undefined ? [] : [[field, choice] as const]
    }),
  )
}

/** The first passed field that can be chosen now, and the fields after it; those before it are dropped. */
export const follow = (
  passed: readonly Field[],
  choices: readonly Choice[],
): { readonly choice: Choice | undefined; readonly rest: readonly Field[] } => {
  const at = passed.findIndex((field) => choiceAt(choices, field) !== undefined)
  const field = passed[at]
  if (field === undefined) return { choice: undefined, rest: [] }
  return { choice: choiceAt(choices, field), rest: passed.slice(at + 1) }
}
