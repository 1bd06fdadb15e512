/**
 * Marks in the drawing: the last move of each player, and what the current event is about. They are measured after the
 * board has been painted, in units of the drawing, so they follow the camera.
 */
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { Anchor } from '../../toolkit/effects.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { useScale } from '../../toolkit/scale.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { type Outline, outlineOf } from './anchors.ts'
import { createEffects } from './effect-of.ts'
import { lastMoves } from './last-moves.ts'
import { shownSteps } from './shown.ts'

export interface MarksProps {
  readonly extras: FaceExtras<unknown> | null
  readonly tableView: TableView
  readonly looks: readonly SeatLook[]
}

interface Mark extends Outline {
  readonly anchor: Anchor
  readonly seat: Seat | null
}

/** More marks of one move would hide the board. */
const MOST = 8

export const Marks = memo(({ extras, tableView, looks }: MarksProps): ReactNode => {
  const place = useRef<SVGGElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const { log, viewer, table } = tableView
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer is shown effects of their own
  const effectOf = useMemo(() => createEffects(extras), [extras, viewer])
  const step = shownSteps.use().at(-1)

  useEffect(() => {
    const measure = (): void => {
      const svg = place.current?.ownerSVGElement
      if (svg == null) return
      const last = lastMoves(log, (line) => effectOf(line, tableView), table.seats.length)
      const wanted: (readonly [Seat | null, readonly Anchor[]])[] = [...last]
      if (step !== undefined && step.effect.seat === null) wanted.push([null, step.effect.marks])
      setMarks(wanted.flatMap(([seat, anchors]) => marksOf(svg, seat, anchors)))
    }
    // After the frame that shows the move: measuring must not delay it.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(measure)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [log, tableView, table, effectOf, step])

  const fresh = new Set(step?.effect.marks)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={place} className="marks" aria-hidden="true">
      {marks.map((mark) => (
        <OneMark
          key={`${mark.seat} ${mark.anchor}${fresh.has(mark.anchor) ? ` ${step?.key}` : ''}`}
          mark={mark}
          look={mark.seat === null ? null : (looks[mark.seat] ?? null)}
          isFresh={fresh.has(mark.anchor)}
        />
      ))}
    </g>
  )
})

const marksOf = (svg: SVGSVGElement, seat: Seat | null, anchors: readonly Anchor[]): readonly Mark[] =>
  anchors.slice(0, MOST).flatMap((anchor) => {
    const outline = outlineOf(svg, anchor)
    return outline === null ? [] : [{ ...outline, anchor, seat }]
  })

/** In pixels. */
const TAG = 8

const OneMark = ({ mark, look, isFresh }: { mark: Mark; look: SeatLook | null; isFresh: boolean }): ReactNode => {
  const pixel = 1 / useScale()
  const { d, transform, tag } = mark
  return (
    <g className={isFresh ? 'mark is-fresh' : 'mark'} data-mark={mark.anchor} data-seat={mark.seat ?? undefined}>
      <path className="mark-halo" d={d} transform={transform} />
      <path className="mark-line" d={d} transform={transform} style={{ stroke: look?.fill ?? 'var(--accent)' }} />
      {look !== null && (
        <g transform={`translate(${tag.x} ${tag.y}) scale(${pixel})`}>
          <circle className="mark-tag" r={TAG} style={{ fill: look.fill }} />
          <text className="mark-letter" y={TAG / 2} style={{ fill: look.on }}>
            {look.letter}
          </text>
        </g>
      )}
    </g>
  )
}
