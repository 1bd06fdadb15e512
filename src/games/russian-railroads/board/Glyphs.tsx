/** An effect as a row of pictures. */
import { memo, type ReactNode } from 'react'
import type { Effect, Part } from '../data/effects.ts'
import {
  Again,
  Cog,
  Coin,
  Doubler,
  EndCard,
  Engine,
  Medal,
  Place,
  Plant,
  Question,
  Rail,
  Star,
  Worker,
} from './Pictures.tsx'
import { Head } from './Portrait.tsx'

const GAP = 3
const HIGH = 24

interface GlyphsProps {
  readonly effect: Effect
  /** How wide they may be together. */
  readonly most: number
  /** How high: where there is room for two rows, they lie in two if that makes them larger. */
  readonly high?: number
  readonly largest?: number
}

/** The parts side by side or in two rows, centred on 0,0. Drawn again only when they change. */
export const Glyphs = memo(({ effect, most, high = HIGH, largest = 1 }: GlyphsProps): ReactNode => {
  const all = effect.flatMap(picturesOf)
  const ways = [
    [all],
    ...(high > 1.5 * HIGH ? all.slice(1).map((_, at) => [all.slice(0, at + 1), all.slice(at + 1)]) : []),
  ]
  const fits = ways.map((rows) => {
    const limits = rows.map((row) => most / rowWidth(row))
    const inHeight = rows.length > 1 ? high / (rows.length * (HIGH + GAP) - GAP) : largest
    return { rows, scale: Math.min(largest, inHeight, ...limits) }
  })
  const { rows, scale } = fits.reduce((best, one) => (one.scale > best.scale * 1.08 ? one : best))
  return (
    <g transform={`scale(${scale.toFixed(3)})`}>
      {rows.map((row, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an effect keep their order
          key={at}
          row={row}
          y={(at - (rows.length - 1) / 2) * (HIGH + GAP)}
        />
      ))}
    </g>
  )
})

const Row = ({ row, y }: { readonly row: readonly Picture[]; readonly y: number }): ReactNode => {
  let x = -rowWidth(row) / 2
  return row.map(({ width, drawing }, at) => {
    const left = x
    x += width + GAP
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an effect keep their order
      <g key={at} transform={`translate(${left} ${y - HIGH / 2})`}>
        {drawing}
      </g>
    )
  })
}

const rowWidth = (row: readonly Picture[]): number => row.reduce((sum, { width }) => sum + width + GAP, -GAP)

/** An effect as an inline picture beside words, 24 high unless it must be smaller. */
export const EffectIcon = ({ effect, most = 64 }: { readonly effect: Effect; readonly most?: number }): ReactNode => {
  const width = Math.min(most, widthOf(effect)) + 4
  return (
    <svg className="rr-icon" viewBox={`${-width / 2} -14 ${width} 28`} width={width} height="28" aria-hidden="true">
      <Glyphs effect={effect} most={width - 2} />
    </svg>
  )
}

const widthOf = (effect: Effect): number => rowWidth(effect.flatMap(picturesOf))

interface Picture {
  readonly width: number
  readonly drawing: ReactNode
}

const times = (count: number, picture: Picture): readonly Picture[] => Array.from({ length: count }, () => picture)

const or: Picture = { width: 4, drawing: <path className="rr-or" d="M4 3L0 21" /> }
const engine: Picture = { width: 29, drawing: <Engine /> }
const plant: Picture = { width: 26, drawing: <Plant /> }
/** The sign stays beside its picture. */
const gained = ({ width, drawing }: Picture): Picture => ({
  width: width + 10,
  drawing: (
    <>
      <path className="rr-plus" d="M0 12h7M3.5 8.5v7" />
      <g transform="translate(10 0)">{drawing}</g>
    </>
  ),
})

/** They lie over each other. */
const coins = (count: number): Picture => ({
  width: 20 + (count - 1) * 10,
  drawing: Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
    <g key={at} transform={`translate(${at * 10} 0)`}>
      <Coin />
    </g>
  )),
})

/** More pieces than this are a number beside one of them. */
const MOST = 3

const picturesOf = (part: Part): readonly Picture[] => {
  switch (part[0]) {
    case 'steps': {
      const rail = { width: 16, drawing: <Rail tracks={part[1]} /> }
      return part[2] > MOST ? [rail, counted(part[2])] : times(part[2], rail)
    }
    case 'takeTracks':
      return [gained({ width: 16, drawing: <Rail tracks={part[1]} /> })]
    case 'industry':
      return [{ width: 26, drawing: <Cog text={`+${part[1]}`} /> }]
    case 'doubler':
      return part[1] > MOST
        ? [{ width: 24, drawing: <Doubler /> }]
        : times(part[1], { width: 24, drawing: <Doubler /> })
    case 'points':
      return [{ width: 24, drawing: <Star text={String(part[1])} /> }]
    case 'coins':
      return [coins(part[1])]
    case 'locomotive':
      return [engine]
    case 'specialLocomotive':
      return [{ width: 29, drawing: <Engine number={part[1]} /> }]
    case 'factory':
    case 'factoryAtOnce':
      return [plant]
    case 'locomotiveOrFactory':
      return [engine, or, plant]
    case 'useAgain':
    case 'oneOfThemAgain':
      return [{ width: 24, drawing: <Again /> }]
    case 'temporaryWorkers':
      return times(part[1], { width: 16, drawing: <Worker of="temporary" /> })
    case 'blackWorker':
      return [{ width: 16, drawing: <Worker of="black" /> }]
    case 'worker':
      return [gained({ width: 16, drawing: <Worker of="any" /> })]
    case 'hire':
    case 'engineer':
    case 'publicEngineer':
      return [gained({ width: 24, drawing: <Head engineer={part[0] === 'engineer' ? part[1] : 1} /> })]
    case 'claimPlace':
      return [{ width: 24, drawing: <Place number={part[1]} /> }]
    case 'pointsSumOfEngineers':
      return [
        { width: 24, drawing: <Head engineer={1} /> },
        { width: 24, drawing: <Star text="+" /> },
      ]
    case 'pointsTwoBestLocomotives':
      return [engine, { width: 24, drawing: <Star text="+" /> }]
    case 'endCardOr10':
      return [{ width: 18, drawing: <EndCard /> }, or, { width: 24, drawing: <Star text="10" /> }]
    case 'questionToken':
      return [{ width: 24, drawing: <Question /> }]
    case 'questionCard':
      return [{ width: 18, drawing: <Question card /> }]
    case 'secondMarker':
      return [gained({ width: 26, drawing: <Cog text="2" /> })]
    case 'revalue':
      return [
        { width: 16, drawing: <Rail tracks="brown" /> },
        { width: 16, drawing: <Rail tracks="natural" /> },
        { width: 10, drawing: <path className="rr-plus" d="M5 21V4M0 10l5-6 5 6" /> },
      ]
    case 'kievMedal':
      return [{ width: 20, drawing: <Medal text="20" /> }]
  }
}

const counted = (count: number): Picture => ({
  width: 20,
  drawing: (
    <text className="rr-count" x="0" y="18">
      ×{count}
    </text>
  ),
})
