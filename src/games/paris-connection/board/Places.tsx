/** The printed parts of the map: cities by value, stations, the tower and their names. */
import { memo, type ReactNode } from 'react'
import type { Point } from '../../../web/toolkit/camera.ts'
import { FIELDS, type Field, MARSEILLE, place } from '../map/fields.ts'
import { FONT, LABELS } from './labels.ts'
import { hex, spot } from './sheet.ts'
import { CITY_RADIUS } from './towns.ts'

export const Places = memo(
  (): ReactNode => (
    <g>
      {FIELDS.map((field) => (
        <Landmark key={field} field={field} />
      ))}
    </g>
  ),
)

const Landmark = ({ field }: { readonly field: Field }): ReactNode => {
  switch (place(field).kind) {
    case 'city':
      return <City value={place(field).value} at={spot(field)} isLast={field === MARSEILLE} />
    case 'start':
      return <Station at={spot(field)} />
    case 'eiffel':
      return <Tower at={spot(field)} />
    case 'land':
      return null
  }
}

interface LandmarkProps {
  readonly at: Point
}

type CityProps = LandmarkProps & { readonly value: number; readonly isLast: boolean }

export const City = ({ value, at: { x, y }, isLast }: CityProps): ReactNode => {
  const radius = CITY_RADIUS[value] ?? 16.5
  return (
    <g transform={`translate(${x} ${y})`} className={`pc-city pc-city-${value}`}>
      {isLast && <path className="pc-sun" d={SUN} />}
      <circle className="pc-disc" r={radius} />
      {value > 1 && <circle className="pc-disc-ring" r={radius - 3.5} />}
      <text className="pc-number" y={7.8}>
        {value}
      </text>
    </g>
  )
}

/** Sixteen flames around Marseille, the end of the line. */
const SUN = Array.from({ length: 32 }, (_, i) => {
  const angle = (Math.PI / 16) * i
  const reach = i % 2 === 0 ? 30 : 22
  return `${i === 0 ? 'M' : 'L'}${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`
})
  .join('')
  .concat('Z')

export const Station = ({ at: { x, y } }: LandmarkProps): ReactNode => {
  return (
    <g transform={`translate(${x} ${y})`} className="pc-station">
      <path className="pc-paris" d={hex({ x: 0, y: 0 })} />
      <circle r={25} />
      <circle r={21.5} />
    </g>
  )
}

export const Tower = ({ at: { x, y } }: LandmarkProps): ReactNode => {
  return (
    <g transform={`translate(${x} ${y})`} className="pc-tower">
      <path className="pc-paris" d={hex({ x: 0, y: 0 })} />
      <path d={TOWER} />
      <path className="pc-lattice" d="M-3.2-6 4.6 4M3.2-6-4.6 4M-6.2 8-9.6 17M6.2 8 9.6 17" />
    </g>
  )
}

/** Two legs on an arch, two platforms and the mast. */
const TOWER = [
  'M-.6-31H.6L1-24H2.4V-21.500H1.8C2.4-14 3.4-7 5-2H7V1.500H5.900C8 9 11.500 17 16 24H7.500C6 17 4 13.500 0 13.500',
  'S-6 17-7.500 24H-16C-11.500 17-8 9-5.900 1.500H-7V-2H-5C-3.400-7-2.400-14-1.800-21.500H-2.400V-24H-1Z',
].join('')

/** Names lie over lines and locomotives, with a halo for contrast. */
export const Names = memo(
  (): ReactNode => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="pc-names" aria-hidden="true">
      {LABELS.map(({ field, text, kind, x, y, anchor }) => (
        <text key={field} className={`pc-name pc-name-${kind}`} x={x} y={y} textAnchor={anchor} fontSize={FONT[kind]}>
          {text}
        </text>
      ))}
    </g>
  ),
)
