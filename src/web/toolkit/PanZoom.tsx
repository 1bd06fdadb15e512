/**
 * A drawing that pans and zooms: wheel, drag, pinch, double tap, keys and buttons. Only the viewBox changes, so nothing
 * jumps; `scale.ts` gives the current size. It fills its box: what lies around the part in use is shown as well. Elements
 * in it can be clicked and focused. An element marked `data-own-drag` handles the drag of a single finger itself.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { acrossTop, type Box, closeUp, isEnough, nudged, revealed, type Size, STEP, shaped, zoomed } from './camera.ts'
import { nextTarget } from './neighbours.ts'
import { Scale, scaleOf, stepped, useRoom } from './scale.ts'
import { boxOf } from './screen.ts'
import { useCamera } from './useCamera.ts'
import { useGestures } from './useGestures.ts'
import { useSmallTargets, useTargets } from './useTargets.ts'
import './PanZoom.css'

interface Props extends Size {
  /** What the drawing shows, for screen readers. */
  readonly label: string
  /** The part in use, if not all of it. The view follows it until the player moves the view. */
  readonly part?: Box | undefined
  /** For fingers: the view moves to what can be chosen. */
  readonly forFingers?: boolean
  /** A high drawing starts at its top in full width, instead of being shown whole. */
  readonly fitsWidth?: boolean
  /** All spare height is below the drawing, where something lies over it. */
  readonly atTop?: boolean
  /** Changes with every decision. */
  readonly decision?: unknown
  /** The drawing is there. It may come after its frame. */
  readonly isDrawn: boolean
  /** Where the buttons go: beside the drawing, because over it they would cover what can be chosen. */
  readonly buttonsIn: Element | null
  /** There is room for one button. Fingers zoom by pinch and double tap. */
  readonly hasOneButton?: boolean
  readonly names: {
    readonly zoomIn: string
    readonly zoomOut: string
    readonly fit: string
    /** Back from a view of the player's own to what can be chosen. */
    readonly choices: string
  }
  readonly children: ReactNode
}

export const PanZoom = (props: Props): ReactNode => {
  const { width, height, label, forFingers = false, decision, isDrawn, buttonsIn, hasOneButton = false, names } = props
  const size = { width, height }
  const svg = useRef<SVGSVGElement>(null)
  const room = useRoom(svg)
  const targets = useTargets(svg, decision, forFingers, isDrawn)
  const home = homeOf(props, room, targets)
  const { box, isClose, isMoved, move, showAll, goHome } = useCamera(home.box, size, room, targets, isDrawn)
  const gestures = useGestures(svg, move)
  const onSmallTarget = useSmallTargets(svg, move)
  const scale = scaleOf(room, box)
  const zoomBy = (factor: number): void => move((now, frame) => zoomed(now, frame, factor))

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined && event.target === event.currentTarget) move((now, frame) => nudged(now, frame, ...arrow))
    else if (arrow !== undefined && event.target instanceof SVGElement) nextTarget(event.target, arrow)?.focus()
    else if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') goHome()
    else return
    event.preventDefault()
  }

  /** Keyboard focus brings its element into view; a tap moves nothing. */
  const onFocus = ({ target, currentTarget }: { target: Element; currentTarget: Element }): void => {
    if (target === currentTarget || svg.current === null || !svg.current.contains(target)) return
    if (!target.matches(':focus-visible')) return
    const shown = boxOf(svg.current, target)
    move((now, frame) => revealed(now, frame, shown))
  }

  const returnsToChoices = home.isClose && isMoved
  const buttons = (
    <div className="panzoom-buttons">
      {!hasOneButton && <ZoomButton name={names.zoomIn} path="M6 12h12M12 6v12" press={() => zoomBy(STEP)} />}
      {!hasOneButton && <ZoomButton name={names.zoomOut} path="M6 12h12" press={() => zoomBy(1 / STEP)} />}
      <ZoomButton
        name={returnsToChoices ? names.choices : names.fit}
        path={returnsToChoices ? CROSSHAIR : CORNERS}
        press={home.isClose && !isMoved ? showAll : goHome}
      />
    </div>
  )
  return (
    <div className="panzoom">
      {/* biome-ignore lint/a11y/useSemanticElements: a field set would be one of a form */}
      <div
        className="panzoom-view"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that can be moved must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClickCapture={onSmallTarget}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name */}
        <svg
          ref={svg}
          className={isClose ? 'panzoom-drawing is-close' : 'panzoom-drawing'}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          {...gestures}
        >
          <Scale value={stepped(scale)}>{props.children}</Scale>
        </svg>
      </div>
      {buttonsIn !== null && createPortal(buttons, buttonsIn)}
    </div>
  )
}

interface Home {
  readonly box: Box
  /** Is it closer than the whole drawing? */
  readonly isClose: boolean
}

/** What the view shows by itself: what can be chosen, or the part in use. */
const homeOf = (
  { width, height, part, fitsWidth = false, atTop = false }: Props,
  room: Size | null,
  targets: readonly Box[],
): Home => {
  const all = part ?? { x: 0, y: 0, width, height }
  if (room === null) return { box: all, isClose: false }
  const first = shaped(fitsWidth ? acrossTop(all, room, targets) : all, room, atTop || fitsWidth)
  const isFirst = targets.length === 0 || (fitsWidth && isEnough(first, targets, room))
  if (isFirst) return { box: first, isClose: false }
  const whole = shaped(all, room, atTop)
  const close = closeUp(targets, whole, room, all)
  return { box: close, isClose: close.width < whole.width }
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}

const CORNERS = 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4'
const CROSSHAIR = 'M12 3v5M12 16v5M3 12h5M16 12h5M12 11.5v1'

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
