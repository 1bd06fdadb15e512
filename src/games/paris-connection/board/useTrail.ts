/** One drag along the way: each field that the finger passes is chosen in turn, as the question allows. */
import { type PointerEvent, useEffect, useRef } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import type { Field } from '../map/fields.ts'
import { choiceAt, follow } from './trail.ts'

interface Trail {
  /** Where the finger went down on a field that may be chosen, and where it is now. */
  from: Field | null
  last: Field | null
  passed: readonly Field[]
  /** The question that was answered last: never twice, however long its answer takes. */
  answered: PendingDecision | null
  drawn: boolean
}

type Handler = (event: PointerEvent) => void

interface TrailHandlers {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
  /** Was this click the end of a drag? */
  wasDrawn(): boolean
}

export const useTrail = (question: PendingDecision | null, choose: (choice: Choice) => void): TrailHandlers => {
  const trail = useRef<Trail>({ from: null, last: null, passed: [], answered: null, drawn: false })

  const proceed = (): void => {
    const now = trail.current
    if (now.passed.length === 0 || question === now.answered) return
    const { choice, rest } = follow(now.passed, question?.choices ?? [])
    now.passed = rest
    if (choice === undefined) return
    now.answered = question
    choose(choice)
  }
  useEffect(proceed)

  const onPointerDown: Handler = (event) => {
    const field = fieldUnder(event)
    const starts = event.isPrimary && field !== null && choiceAt(question?.choices ?? [], field) !== undefined
    Object.assign(trail.current, { from: starts ? field : null, last: field, passed: [], drawn: false })
    // A finger that takes back and tries again is asked anew.
    trail.current.answered = null
  }

  const onPointerMove: Handler = (event) => {
    const now = trail.current
    if (now.from === null || event.buttons === 0) return
    const field = fieldUnder(event)
    if (field === null || field === now.last) return
    now.passed = now.drawn ? [...now.passed, field] : [now.from, field]
    now.drawn = true
    now.last = field
    proceed()
  }

  const onPointerUp: Handler = () => {
    trail.current.from = null
    // The click that ends this drag comes before the next task; a later one is a real one.
    setTimeout(() => {
      trail.current.drawn = false
    })
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    wasDrawn: () => trail.current.drawn,
  }
}

/** A finger holds on to what it went down on, so what lies under it now is asked of the page. */
const fieldUnder = ({ clientX, clientY }: PointerEvent): Field | null => {
  const field = document.elementFromPoint(clientX, clientY)?.closest('[data-field]')?.getAttribute('data-field')
  return field == null ? null : Number(field)
}
