/** Where a lesson stands at a table. Only tables of a lesson load it. */
import { games } from '../../../games/index.ts'
import { currentStep, type Lesson, type LessonStep } from '../../../kit/lesson.ts'
import type { Language, Texts } from '../../../kit/text.ts'

export interface LoadedLesson {
  readonly lesson: Lesson
  readonly texts: Texts
}

/** The step that is shown, without what the page adds. */
export interface ShownLessonStep {
  readonly step: LessonStep
  readonly text: string
  /** The number of the step, from 1, and how many there are. */
  readonly number: number
  readonly of: number
  /** The learner only reads this step. */
  readonly isRead: boolean
  /** Others move first. */
  readonly isWaiting: boolean
  /** What the learner plays in this step, in notation; null while there is nothing to play. */
  readonly expected: string | null
}

/** Undefined if the game has no lesson, or none in this language. */
export const loadLesson = async (game: string, language: Language): Promise<LoadedLesson | undefined> => {
  const entry = games.find(({ id }) => id === game)
  const texts = catalogues[`../../../games/${game}/lesson/${language}.ts`]
  if (entry?.lesson === undefined || texts === undefined) return undefined
  const [lesson, catalogue] = await Promise.all([entry.lesson(), texts()])
  return { lesson, texts: catalogue.texts }
}

/** The step to show after `made` moves of the script and `read` steps read since; null after the last one. */
export const stepAt = (
  { lesson, texts }: LoadedLesson,
  made: number,
  read: number,
  isAsked: boolean,
): ShownLessonStep | null => {
  const step = currentStep(lesson, made, read)
  if (step === null) return null
  const isWaiting = !isAsked || step.at > made
  const isRead = step.moves === 0
  return {
    step,
    text: texts[step.step] ?? '',
    number: lesson.steps.indexOf(step) + 1,
    of: lesson.steps.length,
    isRead,
    isWaiting,
    expected: isWaiting || isRead ? null : expectedOf(lesson, made),
  }
}

const expectedOf = ({ script, seat }: Lesson, made: number): string | null => {
  const line = script[made]
  const start = `${seat} `
  return line?.startsWith(start) ? line.slice(start.length) : null
}

const catalogues = import.meta.glob<{ readonly texts: Texts }>('../../../games/*/lesson/{en,nl,de,hu}.ts')
