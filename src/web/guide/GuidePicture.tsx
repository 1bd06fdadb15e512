/**
 * A picture of a position: the game's own board, still, with the places marked that the caption is about. It is drawn when
 * it comes near the screen, and before the page is printed. The caption says everything that it shows.
 */
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { BoardPicture } from '../../kit/guide.ts'
import type { BoardProps } from '../toolkit/board.ts'
import type { Box } from '../toolkit/camera.ts'
import { Scale, scaleOf, stepped, useRoom } from '../toolkit/scale.ts'
import type { Gallery } from './load.ts'
import { boxAround, elementsOf, type PictureMarks, pictureMarks } from './marks.ts'
import './guide.css'

interface Props {
  /** Undefined while it is loaded. */
  readonly gallery: Gallery | undefined
  readonly picture: BoardPicture
  readonly caption: ReactNode
  /** It comes near the screen, so the gallery is needed. */
  onNear?(): void
}

export const GuidePicture = ({ gallery, picture, caption, onNear }: Props): ReactNode => {
  const frame = useRef<HTMLElement>(null)
  const isNear = useNear(frame)
  useEffect(() => {
    if (isNear) onNear?.()
  }, [isNear, onNear])
  const position = useMemo(() => (isNear ? gallery?.positionOf(picture) : undefined), [isNear, gallery, picture])
  const of = picture.of ?? 'board'
  return (
    <figure className="picture" ref={frame} data-of={of} data-drawn={position !== undefined}>
      <div
        className="picture-frame"
        inert
        aria-hidden="true"
        style={gallery && ({ '--accent': `var(${gallery.face.accent})` } as CSSProperties)}
      >
        {gallery !== undefined &&
          position !== undefined &&
          (of === 'board' ? (
            <Drawing gallery={gallery} picture={picture} position={position} />
          ) : (
            <Piece gallery={gallery} picture={picture} position={position} />
          ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Has it been near the screen, or is the page printed? */
const useNear = (frame: { readonly current: Element | null }): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (frame.current === null || isNear) return
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '600px',
    })
    watch.observe(frame.current)
    // The print is made as soon as this returns.
    const onPrint = (): void => flushSync(() => setNear(true))
    window.addEventListener('beforeprint', onPrint)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', onPrint)
    }
  }, [frame, isNear])
  return isNear
}

interface DrawnProps {
  readonly gallery: Gallery
  readonly picture: BoardPicture
  readonly position: BoardProps<unknown>
}

const NO_MARKS: PictureMarks = { outlines: [], arrows: [] }

/** The part of the board that the picture is about. */
const Drawing = ({ gallery, picture, position }: DrawnProps): ReactNode => {
  const svg = useRef<SVGSVGElement>(null)
  const room = useRoom(svg)
  const { Board, size, part } = gallery.face
  const all = useMemo((): Box => part?.(position.view) ?? { x: 0, y: 0, ...size }, [part, position, size])
  const [box, setBox] = useState(all)
  const [marks, setMarks] = useState(NO_MARKS)
  const [layer, setLayer] = useState<Element | null>(null)
  const scale = stepped(scaleOf(room, box))
  const pixel = 1 / scaleOf(room, box)
  const board = useMemo(() => <Board {...position} />, [Board, position])
  useLayoutEffect(() => {
    if (svg.current !== null && room !== null) setBox(boxAround(svg.current, picture, all, room))
  }, [picture, all, room])
  // Some shapes depend on the scale, so they are measured at the final one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the scale has changed
  useLayoutEffect(() => {
    if (svg.current === null) return
    setMarks(pictureMarks(svg.current, picture, pixel))
    setLayer(svg.current.querySelector('.marks-layer'))
  }, [picture, box, scale])
  const outlines = (
    <g className="picture-marks">
      {marks.outlines.map(({ d, transform }) => (
        <g key={`${d} ${transform}`}>
          <path className="picture-halo" d={d} transform={transform} />
          <path className="picture-line" d={d} transform={transform} />
        </g>
      ))}
    </g>
  )
  return (
    <svg
      ref={svg}
      className="picture-drawing"
      aria-hidden="true"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <Scale value={scale}>{board}</Scale>
      {layer === null ? outlines : createPortal(outlines, layer)}
      <g className="picture-marks">
        {marks.arrows.map(({ d, head }) => (
          <g key={d}>
            <path className="picture-halo" d={d} />
            <path className="picture-halo" d={head(pixel)} />
            <path className="picture-line" d={d} />
            <path className="picture-head" d={head(pixel)} />
          </g>
        ))}
      </g>
    </svg>
  )
}

/** What lies beside the board: hand, cards to take, tickets. */
const Piece = ({ gallery, picture, position }: DrawnProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const { Dock, Strip, Aside } = gallery.face
  const Part = picture.of === 'strip' ? Strip : picture.of === 'aside' ? Aside : Dock
  useLayoutEffect(() => {
    const root = place.current
    if (root === null) return
    for (const mark of picture.marks ?? [])
      for (const element of elementsOf(root, mark)) element.setAttribute('data-pointed', '')
  }, [picture])
  return (
    <div ref={place} className="picture-piece">
      {Part !== undefined && <Part {...position} />}
    </div>
  )
}
