/** The fixed place for what happens besides the game: problems, hints, votes, connection. It never covers the dock. */
import { lazy, type ReactNode, Suspense } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { Hint } from '../advice/useHint.ts'
import type { LessonAtTable } from '../lesson/useLesson.ts'
import { useTableTexts } from '../texts.ts'
import type { NameOf } from '../turn/name-of.ts'
import type { Orders } from '../turn/orders.ts'
import './notices.css'

// Loaded on demand, so that the first board does not wait for them.
const LessonCard = lazy(async () => ({ default: (await import('../lesson/LessonCard.tsx')).LessonCard }))
const Notice = lazy(async () => ({ default: (await import('./Notice.tsx')).Notice }))
const HintNotice = lazy(async () => ({ default: (await import('../advice/HintNotice.tsx')).HintNotice }))

interface NoticesProps {
  readonly orders: Orders
  readonly hint: Hint
  readonly lesson: LessonAtTable
  readonly tableView: TableView
  nameOf: NameOf
  readonly bar: ReactNode
}

export const Notices = ({ orders, hint, lesson, tableView, nameOf, bar }: NoticesProps): ReactNode => {
  const { words } = useTableTexts()
  return (
    <div className="notices">
      {orders.problem !== null && (
        <Suspense>
          <Notice label={words('note.problem')} kind="problem" onClose={orders.closeProblem}>
            <p role="alert">{orders.problem}</p>
          </Notice>
        </Suspense>
      )}
      {bar}
      {lesson.kind !== 'none' && (
        <Suspense>
          <LessonCard
            lesson={lesson}
            question={tableView.question}
            isComplete={tableView.handOver}
            play={orders.choose}
          />
        </Suspense>
      )}
      {hint.hint !== null && (
        <Suspense>
          <HintNotice
            hint={hint.hint}
            tableView={tableView}
            nameOf={nameOf}
            choose={orders.choose}
            onClose={hint.close}
          />
        </Suspense>
      )}
    </div>
  )
}
