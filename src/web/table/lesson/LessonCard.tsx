/** The card of a guided first game: one or two sentences, and a button that goes on. It never covers the dock. */
import { type ReactNode, useMemo, useState } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { hrefs } from '../../../wire/route.ts'
import { findGame } from '../../app/games.ts'
import { useHighlight } from '../advice/highlight.ts'
import { useTableTexts } from '../texts.ts'
import type { LessonAtTable, LessonState } from './useLesson.ts'
import './lesson.css'

interface LessonCardProps {
  readonly lesson: LessonAtTable
  readonly question: PendingDecision | null
  /** The learner's turn is complete, but not ended. */
  readonly isComplete: boolean
  play(choice: Choice): void
}

export const LessonCard = ({ lesson, question, isComplete, play }: LessonCardProps): ReactNode => {
  const { words } = useTableTexts()
  const [isClosed, setClosed] = useState(false)
  if (lesson.kind === 'none' || lesson.kind === 'loading' || isClosed) return null
  return (
    <section className="lesson" data-step={lesson.kind === 'step'} aria-label={words('lesson.title')}>
      {lesson.kind === 'over' ? (
        <LessonOver close={() => setClosed(true)} />
      ) : (
        <Step lesson={lesson} question={question} isComplete={isComplete} play={play} />
      )}
    </section>
  )
}

const Step = ({
  lesson,
  question,
  isComplete,
  play,
}: { readonly lesson: LessonState } & Omit<LessonCardProps, 'lesson'>) => {
  const { words } = useTableTexts()
  const { step, text, number, of, isRead, isWaiting, expected, next } = lesson
  const targets = useMemo(
    () => (isWaiting ? [] : (step.targets ?? question?.choices.flatMap((choice) => choice.targets) ?? [])),
    [step, isWaiting, question],
  )
  useHighlight(targets)
  const choice = question?.choices.find(({ notation }) => notation === expected)
  return (
    <>
      <p className="lesson-count">{words('lesson.step', { number, of })}</p>
      <p role="status" className="lesson-text">
        {isWaiting ? words(isComplete ? 'turn.complete' : 'lesson.watch') : text}
      </p>
      {!isWaiting && isRead && (
        <button type="button" className="button" data-kind="main" onClick={next}>
          {words('lesson.next')}
        </button>
      )}
      {choice !== undefined && (
        <button type="button" className="button" data-kind="quiet" onClick={() => play(choice)}>
          {words('lesson.skip')}
        </button>
      )}
    </>
  )
}

const LessonOver = ({ close }: { close(): void }): ReactNode => {
  const { words, game } = useTableTexts()
  const playOn = (): void => {
    close()
    document.querySelector<HTMLElement>('.table-prompt')?.focus()
  }
  return (
    <>
      <p role="status" className="lesson-text">
        {words('lesson.over')}
      </p>
      {findGame(game)?.guide !== undefined && (
        <a className="lesson-more" href={hrefs.howToPlay(game)}>
          {words('tools.howToPlay')}
        </a>
      )}
      <button type="button" className="button" data-kind="main" onClick={playOn}>
        {words('lesson.playOn')}
      </button>
    </>
  )
}
