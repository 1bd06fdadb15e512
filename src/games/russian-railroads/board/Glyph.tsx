/** A part of an effect as a small picture, 24 high: tracks, locomotive, factory, coin and so on. */
import type { ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { COLOURS, type Effect, type Part, type TrackSort } from '../data/effects.ts'
import { SEATS, TRACKS } from './livery.ts'

const GAP = 3

interface GlyphsProps {
  readonly effect: Effect
  readonly y: number
  /** How wide they may be together. */
  readonly most?: number
  readonly largest?: number
}

/** The parts side by side, centred on 0. */
export const Glyphs = ({ effect, y, most = 68, largest = 1 }: GlyphsProps): ReactNode => {
  const all = effect.flatMap(pictures)
  const width = all.reduce((sum, picture) => sum + picture.width + GAP, -GAP)
  const scale = Math.min(largest, most / width)
  let x = -width / 2
  return (
    <g transform={`translate(0 ${y}) scale(${scale})`}>
      {all.map(({ width: own, drawing }, at) => {
        const left = x
        x += own + GAP
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an effect keep their order
          <g key={at} transform={`translate(${left} -12)`}>
            {drawing}
          </g>
        )
      })}
    </g>
  )
}

interface Picture {
  readonly width: number
  readonly drawing: ReactNode
}

const times = (count: number, picture: Picture): readonly Picture[] => Array.from({ length: count }, () => picture)

const pictures = (part: Part): readonly Picture[] => {
  switch (part[0]) {
    case 'steps':
      return times(part[2], { width: railWidth(part[1]), drawing: <Rail tracks={part[1]} /> })
    case 'industry':
      return [{ width: 26, drawing: <Sign text={`+${part[1]}`} shape="gear" /> }]
    case 'doubler':
      return [{ width: 26, drawing: <Sign text={part[1] === 1 ? '×2' : `${part[1]}·2`} shape="disc" /> }]
    case 'points':
      return [{ width: 24, drawing: <Sign text={String(part[1])} shape="star" /> }]
    case 'coins':
      return times(part[1], { width: 20, drawing: <Coin /> })
    case 'locomotive':
      return [{ width: 28, drawing: <Engine /> }]
    case 'factory':
    case 'factoryAtOnce':
      return [{ width: 26, drawing: <Plant /> }]
    case 'locomotiveOrFactory':
      return [
        { width: 28, drawing: <Engine /> },
        { width: 6, drawing: <Word text="/" width={6} /> },
        { width: 26, drawing: <Plant /> },
      ]
    case 'useAgain':
    case 'oneOfThemAgain':
      return [{ width: 26, drawing: <Word text="↻" width={26} /> }]
    case 'temporaryWorkers':
      return times(part[1], { width: 16, drawing: <Pawn kind="temporary" /> })
    case 'blackWorker':
      return [{ width: 16, drawing: <Pawn kind="black" /> }]
    case 'worker':
      return [{ width: 16, drawing: <Pawn kind="own" /> }]
    case 'hire':
    case 'engineer':
      return [{ width: 26, drawing: <Word text="✚" width={26} /> }]
    case 'claimPlace':
      return [{ width: 26, drawing: <Sign text={String(part[1])} shape="gear" /> }]
    case 'pointsSumOfEngineers':
      return [{ width: 24, drawing: <Sign text="Σ" shape="star" /> }]
    case 'pointsTwoBestLocomotives':
      return [
        { width: 24, drawing: <Sign text="2" shape="star" /> },
        { width: 28, drawing: <Engine /> },
      ]
    case 'endCardOr10':
      return [{ width: 24, drawing: <Sign text="10" shape="star" /> }]
    default:
      return [{ width: 24, drawing: <Word text="?" width={24} /> }]
  }
}

const railClass = (tracks: TrackSort): string => `rr-rail rr-${tracks.replace('|', '-')}`

const letterOf = (tracks: TrackSort): string => {
  const colour = (COLOURS as readonly string[]).indexOf(tracks)
  return TRACKS[colour]?.letter ?? (tracks === 'any' ? '∗' : 'KG')
}

const railWidth = (tracks: TrackSort): number => (letterOf(tracks).length > 1 ? 27 : 18)

/** A piece of track with its letter. */
export const Rail = ({ tracks }: { readonly tracks: TrackSort }): ReactNode => {
  const pattern = TRACKS[(COLOURS as readonly string[]).indexOf(tracks)]?.pattern ?? 'zigzag'
  const width = railWidth(tracks)
  return (
    <g className={railClass(tracks)}>
      <rect className="rr-rail-body" width={width} height="24" rx="2" />
      <path className="rr-rail-pattern" d={strokes(pattern, width, 5, 5)} />
      <text className="rr-rail-letter" x={width / 2} y="19">
        {letterOf(tracks)}
      </text>
    </g>
  )
}

/** Whose it is: colour, pattern and letter; 17 wide, 23 high. */
export const SeatMark = ({ seat }: { readonly seat: number }): ReactNode => {
  const { name, letter, pattern } = SEATS[seat] ?? { name: 'red', letter: '', pattern: 'plain' }
  return (
    <g className={`rr-seat-${name}`}>
      <rect className="rr-seat-mark" width="17" height="23" rx="2" />
      <path className="rr-seat-pattern" transform="translate(1 1)" d={strokes(pattern, 15, 4, 4)} />
      <text className="rr-seat-letter" x="8.5" y="19">
        {letter}
      </text>
    </g>
  )
}

export const Coin = (): ReactNode => <circle className="rr-coin" cx="10" cy="12" r="9" />

const ENGINE =
  'M1 19h26v-3h-2v-6h-5V3h-9v3H9V3H5v5H2v8H1zM6 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6M20 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const PLANT = 'M1 22V10l7 4v-4l7 4V2h5l1 12h4v8z'
const PAWN = 'M8 2a4 4 0 0 1 2.5 7.1L13 20v2H3v-2L5.500 9.100A4 4 0 0 1 8 2z'

const Engine = (): ReactNode => <path className="rr-engine" d={ENGINE} />
export const Plant = (): ReactNode => <path className="rr-plant" d={PLANT} />
export const Pawn = ({ kind }: { readonly kind: 'own' | 'temporary' | 'black' }): ReactNode => (
  <path className={`rr-pawn rr-pawn-${kind}`} d={PAWN} />
)

const Word = ({ text, width }: { readonly text: string; readonly width: number }): ReactNode => (
  <text className="rr-word" x={width / 2} y="20">
    {text}
  </text>
)

const SHAPES = {
  disc: 'M13 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  star: 'M12 0l3 6 7-1-3 6 4 6-7 1-4 6-4-6-7-1 4-6-3-6 7 1z',
  gear: 'M3 3h20v18H3z',
} as const

const Sign = ({ text, shape }: { readonly text: string; readonly shape: keyof typeof SHAPES }): ReactNode => (
  <g className={`rr-sign rr-${shape}`}>
    <path d={SHAPES[shape]} />
    <text x={shape === 'star' ? 12 : 13} y="17">
      {text}
    </text>
  </g>
)
