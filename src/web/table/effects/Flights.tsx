/** What moves over the table: pictures that fly, gains that rise, rings around what lies outside the drawing. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { EventEffect, Flight, Gain } from '../../toolkit/effects.ts'
import { isStill } from '../../toolkit/screen.ts'
import { elementAt, type ScreenSpot, spotOf } from './anchors.ts'
import type { ShownStep } from './player.ts'
import { shownStep } from './shown.ts'

export const Flights = (): ReactNode => {
  const step = shownStep.use()
  if (step === null) return null
  return <StepOverlay key={step.key} step={step} />
}

/** Flights of one step start one after another within this share of its time. */
const STAGGER = 0.3

/** A skipped or finished step leaves only its rings. */
const StepOverlay = ({ step }: { step: ShownStep }): ReactNode => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { effect, duration } = step
    const { flights, gains } = movingIn(step)
    const overlay = root.current
    const table = overlay?.closest('.table')
    if (overlay == null || table == null) return
    const board = table.querySelector('.table-board') ?? table
    const spot = spotsIn(table, board.getBoundingClientRect(), `seat:${effect.seat}`)
    const places = {
      flights: flights.map(({ from, to }) => [spot(from), spot(to)] as const),
      gains: gains.map(({ at }) => spot(at)),
      rings: ringsIn(table, effect),
    }
    const children = [...overlay.children].filter((child) => child instanceof HTMLElement)
    const part = (name: string): readonly HTMLElement[] => children.filter((child) => child.classList.contains(name))
    const moves = [
      ...part('flight').flatMap((child, at) => fly(child, places.flights[at], duration, at / flights.length)),
      ...part('gain').flatMap((child, at) => rise(child, places.gains[at] ?? null, duration)),
    ]
    const surroundAll = (boxes: readonly (DOMRect | null)[]): void =>
      part('ring').forEach((child, at) => {
        surround(child, boxes[at] ?? null)
      })
    surroundAll(places.rings)
    // A turned device has another arrangement, a frame later.
    const again = (): number => requestAnimationFrame(() => surroundAll(ringsIn(table, effect)))
    window.addEventListener('resize', again)
    return () => {
      window.removeEventListener('resize', again)
      for (const move of moves) move.cancel()
    }
  }, [step])
  const { flights, gains } = movingIn(step)
  return (
    <div ref={root} className="flights" aria-hidden="true" data-event={step.line.event.kind}>
      {step.effect.marks.map((mark) => (
        <i key={mark} className="ring" data-mark={mark} />
      ))}
      {flights.map((flight, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the flights of a step never change
        <FlightPicture key={at} flight={flight} />
      ))}
      {gains.map((gain, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the gains of a step never change
        <GainPoints key={at} gain={gain} />
      ))}
    </div>
  )
}

/** With reduced motion nothing flies. A skipped step shows no motion. */
const movingIn = ({
  effect,
  duration,
}: ShownStep): { readonly flights: readonly Flight[]; readonly gains: readonly Gain[] } => ({
  flights: duration === 0 || isStill() ? [] : (effect.flights ?? []),
  gains: duration === 0 ? [] : (effect.gains ?? []),
})

const FlightPicture = ({ flight }: { flight: Flight }): ReactNode => (
  <div className="flight" data-from={flight.from} data-to={flight.to}>
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, like all flights */}
    <svg viewBox="0 0 48 48" width="48" height="48">
      {flight.picture}
    </svg>
  </div>
)

const GainPoints = ({ gain: { points } }: { gain: Gain }): ReactNode => (
  <div className="gain">{points < 0 ? `−${-points}` : `+${points}`}</div>
)

/** Anchors that are not on the screen are replaced by the player's card. */
const spotsIn =
  (table: Element, board: DOMRect, card: string) =>
  (name: string): ScreenSpot | null =>
    spotOf(table, name, board) ?? spotOf(table, card, board)

/**
 * The boxes of marks outside the drawing; the drawing has its own. If none of the marks is on the screen, the first ring
 * is around the player's card, or around the board for what nobody did.
 */
const ringsIn = (table: Element, { seat, marks }: EventEffect): readonly (DOMRect | null)[] => {
  const found = marks.map((mark) => elementAt(table, mark))
  if (found.every((element) => element === null)) {
    const instead = seat === null ? table.querySelector('.table-board') : elementAt(table, `seat:${seat}`)
    return [instead?.getBoundingClientRect() ?? null]
  }
  return found.map((element) =>
    element === null || element.closest('.panzoom-drawing') !== null ? null : element.getBoundingClientRect(),
  )
}

const HALF = 24

const fly = (
  element: HTMLElement,
  ends: readonly [ScreenSpot | null, ScreenSpot | null] | undefined,
  duration: number,
  share: number,
): readonly Animation[] => {
  const [from, to] = ends ?? [null, null]
  if (from === null || to === null) return hidden(element)
  const delay = share * STAGGER * duration
  const at = ({ x, y }: ScreenSpot, scale: number): string => `translate(${x - HALF}px, ${y - HALF}px) scale(${scale})`
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(60, Math.abs(to.x - from.x) / 8) }
  const frames = [
    { transform: at(from, 0.7), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.1 },
    { transform: at(middle, 1.15), opacity: 1, offset: 0.55 },
    { transform: at(to, 1), opacity: 1, offset: 0.92 },
    { transform: at(to, 0.8), opacity: 0 },
  ]
  return [element.animate(frames, { duration: duration - delay, delay, easing: 'ease-in-out', fill: 'both' })]
}

/** Without motion the gain just stands there while its step lasts. */
const rise = (element: HTMLElement, at: ScreenSpot | null, duration: number): readonly Animation[] => {
  if (at === null) return hidden(element)
  const place = (up: number): string => `translate(${at.x}px, ${at.y - up}px) translate(-50%, -50%)`
  element.style.transform = place(0)
  if (isStill()) return []
  const frames = [
    { transform: place(0), opacity: 0 },
    { transform: place(8), opacity: 1, offset: 0.2 },
    { transform: place(28), opacity: 1, offset: 0.8 },
    { transform: place(36), opacity: 0 },
  ]
  return [element.animate(frames, { duration, easing: 'ease-out', fill: 'both' })]
}

const surround = (element: HTMLElement, box: DOMRect | null): void => {
  element.hidden = box === null
  if (box === null) return
  const { style } = element
  style.transform = `translate(${box.left}px, ${box.top}px)`
  style.width = `${box.width}px`
  style.height = `${box.height}px`
}

const hidden = (element: HTMLElement): readonly Animation[] => {
  element.hidden = true
  return []
}
