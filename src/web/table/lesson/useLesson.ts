/** The guided first game at a table: which step is shown, and which choices it leaves. */
import { useMemo, useState } from 'react'
import type { Language } from '../../../kit/text.ts'
import type { PendingDecision, TableView } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import type { LoadedLesson, ShownLessonStep } from './lesson-at-table.ts'

export interface LessonState extends ShownLessonStep {
  /** Ends a step that is only read. */
  next(): void
}

export type LessonAtTable =
  | { readonly kind: 'none' }
  /** It is being loaded: nothing can be chosen yet. */
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'step' } & LessonState)
  /** The last step is done, or the match has left the script. */
  | { readonly kind: 'over' }

export const useLesson = (tableView: TableView): LessonAtTable => {
  const { language } = useTableTexts()
  const isLesson = tableView.table.lesson === true
  const loaded = useLoaded(isLesson ? tableView.table.game : null, language, load)
  const [read, setRead] = useState({ made: -1, count: 0 })
  const { onScript, question } = tableView
  return useMemo(() => {
    if (!isLesson || loaded === 'failed') return { kind: 'none' }
    if (loaded === 'waiting') return { kind: 'loading' }
    if (onScript === undefined) return { kind: 'over' }
    const done = read.made === onScript ? read.count : 0
    const step = loaded.stepAt(loaded.lesson, onScript, done, question !== null)
    if (step === null) return { kind: 'over' }
    return { kind: 'step', ...step, next: () => setRead({ made: onScript, count: done + 1 }) }
  }, [isLesson, loaded, onScript, question, read])
}

/** The decision with only what the lesson teaches now. */
export const decisionIn = (lesson: LessonAtTable, question: PendingDecision | null): PendingDecision | null => {
  if (question === null || lesson.kind === 'none' || lesson.kind === 'over') return question
  const expected = lesson.kind === 'step' ? lesson.expected : null
  return { ...question, choices: question.choices.filter(({ notation }) => notation === expected) }
}

type StepAt = typeof import('./lesson-at-table.ts').stepAt

interface WithSteps {
  readonly lesson: LoadedLesson
  readonly stepAt: StepAt
}

const load = async (game: string, language: Language): Promise<WithSteps | 'failed'> => {
  const { loadLesson, stepAt } = await import('./lesson-at-table.ts')
  const lesson = await loadLesson(game, language)
  return lesson === undefined ? 'failed' : { lesson, stepAt }
}
