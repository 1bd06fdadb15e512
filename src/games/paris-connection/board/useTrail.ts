/** Placing by dragging: each field that the finger passes is chosen in turn, if it is legal. */
import { type PointerEvent, useEffect, useRef } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import type { Field } from '../map/fields.ts'
import { choiceAt, follow } from './trail.ts'

interface Trail {
  /** Where the finger went down on a legal field, and where it is now. */
  from: Field | null
  last: Field | null
  passed: readonly Field[]
  /** The decision answered last: it is answered once, even if the reply takes long. */
  answered: PendingDecision | null
  isDragged: boolean
}

type Handler = (event: PointerEvent) => void

interface TrailHandlers {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
  /** Whether this click ended a drag. */
  wasDragged(): boolean
}

export const useTrail = (question: PendingDecision | null, choose: (choice: Choice) => void): TrailHandlers => {
  const trail = useRef<Trail>({ from: null, last: null, passed: [], answered: null, isDragged: false })

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
    Object.assign(trail.current, { from: starts ? field : null, last: field, passed: [], isDragged: false })
    // After an undo, the same decision can be answered again.
    trail.current.answered = null
  }

  const onPointerMove: Handler = (event) => {
    const now = trail.current
    if (now.from === null || event.buttons === 0) return
    const field = fieldUnder(event)
    if (field === null || field === now.last) return
    now.passed = now.isDragged ? [...now.passed, field] : [now.from, field]
    now.isDragged = true
    now.last = field
    proceed()
  }

  const onPointerUp: Handler = () => {
    trail.current.from = null
    // The click that ends this drag comes before the next task; a later click is a separate one.
    setTimeout(() => {
      trail.current.isDragged = false
    })
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    wasDragged: () => trail.current.isDragged,
  }
}

/** A touch stays captured by its first element, so the page looks up what is under the finger now. */
const fieldUnder = ({ clientX, clientY }: PointerEvent): Field | null => {
  const field = document.elementFromPoint(clientX, clientY)?.closest('[data-field]')?.getAttribute('data-field')
  return field == null ? null : Number(field)
}
