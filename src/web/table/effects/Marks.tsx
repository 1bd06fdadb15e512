/**
 * Marks in the drawing: the last move of each player, and what the current event is about. They are measured after the
 * board has been painted, in units of the drawing, so they follow the camera. They lie in the board's `marks-layer` if it has
 * one, such as under its names, else over the whole board.
 */
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { Anchor, EventEffect } from '../../toolkit/effects.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { useFollowed } from '../../toolkit/follow.ts'
import { useScale } from '../../toolkit/scale.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { type Outline, outlineOf } from './anchors.ts'
import { createEffects } from './effect-of.ts'
import { lastMoves } from './last-moves.ts'
import { shownStep } from './shown.ts'

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
  const [layer, setLayer] = useState<Element | null>(null)
  const { log, viewer, table } = tableView
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer is shown effects of their own
  const effectOf = useMemo(() => createEffects(extras), [extras, viewer])
  const step = shownStep.use()
  const followed = useFollowed(viewer)

  useEffect(() => {
    const measure = (): void => {
      const svg = place.current?.ownerSVGElement
      if (svg == null) return
      setLayer(svg.querySelector('.marks-layer'))
      const last = lastMoves(log, (line) => effectOf(line, tableView), table.seats.length)
      const wanted: (readonly [Seat | null, readonly Anchor[]])[] = [...last].filter(
        ([seat]) => followed === null || seat === followed,
      )
      if (step !== null) wanted.push(...alsoShown(step.effect, last, followed))
      setMarks(wanted.flatMap(([seat, anchors]) => marksOf(svg, seat, anchors)))
    }
    // After the frame that shows the move: measuring must not delay it.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(measure)
    })
    // A board may show something else without a move, such as the railway of another player.
    const watch = new MutationObserver((changes) => {
      if (!changes.some(isOfBoard)) return
      clearTimeout(timer)
      timer = setTimeout(measure)
    })
    const svg = place.current?.ownerSVGElement
    if (svg != null) watch.observe(svg, { subtree: true, childList: true, attributeFilter: ['data-anchor'] })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [log, tableView, table, effectOf, step, followed])

  const fresh = new Set(step?.effect.marks)
  const tagged = taggedOf(marks, TOGETHER / useScale())
  // Those with a letter come last: several marks of a seat may follow the same outline.
  const drawn = [...marks.filter((mark) => !tagged.has(mark)), ...tagged].map((mark) => (
    <OneMark
      key={`${mark.seat} ${mark.anchor}${fresh.has(mark.anchor) ? ` ${step?.key}` : ''}`}
      mark={mark}
      look={mark.seat === null ? null : (looks[mark.seat] ?? null)}
      hasTag={tagged.has(mark)}
      isFresh={fresh.has(mark.anchor)}
    />
  ))
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={place} className="marks" aria-hidden="true">
      {layer === null ? drawn : createPortal(drawn, layer)}
    </g>
  )
})

/** What the current step is about, unless it is marked as a last move: what nobody did, and the parts of a scoring. */
const alsoShown = (
  { seat, marks }: EventEffect,
  last: ReadonlyMap<Seat, readonly Anchor[]>,
  followed: Seat | null,
): readonly (readonly [Seat | null, readonly Anchor[]])[] => {
  if (seat !== null && followed !== null && seat !== followed) return []
  const marked = seat === null ? [] : (last.get(seat) ?? [])
  return [[seat, marks.filter((mark) => !marked.includes(mark))]]
}

/** Not a change of the marks themselves. */
const isOfBoard = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('.marks, .marks-layer') === null

const marksOf = (svg: SVGSVGElement, seat: Seat | null, anchors: readonly Anchor[]): readonly Mark[] =>
  anchors.slice(0, MOST).flatMap((anchor) => {
    const outline = outlineOf(svg, anchor)
    return outline === null ? [] : [{ ...outline, anchor, seat }]
  })

/** In pixels: marks of one player that are nearer to each other share a letter, at the one furthest to the upper right. */
const TOGETHER = 160

const taggedOf = (marks: readonly Mark[], near: number): ReadonlySet<Mark> => {
  const tagged: Mark[] = []
  for (const mark of [...marks].sort((one, other) => other.tag.x - other.tag.y - (one.tag.x - one.tag.y))) {
    const isNear = (other: Mark): boolean => Math.hypot(other.tag.x - mark.tag.x, other.tag.y - mark.tag.y) < near
    if (!tagged.some((other) => other.seat === mark.seat && isNear(other))) tagged.push(mark)
  }
  return new Set(tagged)
}

/** In pixels. */
const TAG = 8

interface OneMarkProps {
  readonly mark: Mark
  readonly look: SeatLook | null
  readonly hasTag: boolean
  readonly isFresh: boolean
}

const OneMark = ({ mark, look, hasTag, isFresh }: OneMarkProps): ReactNode => {
  const pixel = 1 / useScale()
  const { d, transform, tag } = mark
  return (
    <g className={isFresh ? 'mark is-fresh' : 'mark'} data-mark={mark.anchor} data-seat={mark.seat ?? undefined}>
      <path className="mark-halo" d={d} transform={transform} />
      <path className="mark-edge" d={d} transform={transform} />
      <path className="mark-line" d={d} transform={transform} style={{ stroke: look?.fill ?? 'var(--accent)' }} />
      {look !== null && hasTag && (
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
