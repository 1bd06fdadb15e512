/**
 * A drawing that pans and zooms: wheel, drag, pinch, double tap, keys and buttons. Only the viewBox changes, so nothing
 * jumps; `scale.ts` gives the current size. Elements in it can be clicked and focused. An element marked `data-own-drag`
 * handles the drag of a single finger itself.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Box, nudged, revealed, type Size, STEP, zoomed } from './camera.ts'
import { Scale, stepped, useScaleOf } from './scale.ts'
import { boxOf } from './screen.ts'
import { useCamera } from './useCamera.ts'
import { useGestures } from './useGestures.ts'
import './PanZoom.css'

interface Props extends Size {
  /** What the drawing shows, for screen readers. */
  readonly label: string
  /** The part in use, if not all of it. The view follows it until the player moves the view. */
  readonly part?: Box | undefined
  readonly names: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }
  readonly children: ReactNode
}

export const PanZoom = ({ width, height, label, part, names, children }: Props): ReactNode => {
  const size = { width, height }
  const { box, isClose, move, goHome } = useCamera(part ?? { x: 0, y: 0, ...size }, size)
  const svg = useRef<SVGSVGElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const gestures = useGestures(svg, move)
  const scale = useScaleOf(svg, box)
  const zoomBy = (factor: number): void => move((now, frame) => zoomed(now, frame, factor))

  /** The focused element may disappear. The keyboard then continues from the view. */
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) view.current?.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined
    if (arrow !== undefined) move((now, frame) => nudged(now, frame, ...arrow))
    else if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') goHome()
    else return
    event.preventDefault()
  }

  /** Keyboard focus brings its element into view; a tap moves nothing. */
  const onFocus = ({ target, currentTarget }: { target: Element; currentTarget: Element }): void => {
    focused.current = target
    if (target === currentTarget || svg.current === null || !svg.current.contains(target)) return
    if (!target.matches(':focus-visible')) return
    const room = boxOf(svg.current, target)
    move((now, frame) => revealed(now, frame, room))
  }

  return (
    <div className="panzoom">
      <div className="panzoom-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a field set would be one of a form */}
        <div
          ref={view}
          className="panzoom-view"
          role="group"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that can be moved must be reachable by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name */}
          <svg
            ref={svg}
            className={isClose ? 'panzoom-drawing is-close' : 'panzoom-drawing'}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            {...gestures}
          >
            <Scale value={stepped(scale)}>{children}</Scale>
          </svg>
        </div>
        <div className="panzoom-buttons">
          <ZoomButton name={names.zoomIn} path="M6 12h12M12 6v12" press={() => zoomBy(STEP)} />
          <ZoomButton name={names.zoomOut} path="M6 12h12" press={() => zoomBy(1 / STEP)} />
          <ZoomButton name={names.fit} path="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" press={goHome} />
        </div>
      </div>
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}

interface ZoomButtonProps {
  readonly name: string
  readonly path: string
  press(): void
}

const ZoomButton = ({ name, path, press }: ZoomButtonProps): ReactNode => (
  <button type="button" className="panzoom-button" aria-label={name} title={name} onClick={press}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)
