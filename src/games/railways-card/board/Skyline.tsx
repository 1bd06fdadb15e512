/** What stands on the horizon of a city card, pale behind the goods: quays, grain silos, mountains. Drawn after the first paint. */
import { memo, type ReactNode } from 'react'
import './skyline.css'

/** From the left edge of the goods to the right edge of the card, above the horizon. */
const SHAPES = {
  towers: 'M57 66V46h7V38h5v-6h3v6h5v12h4V36h3v-8h2v-7h2v7h2v8h3v13h5V34h8v9h5V66Z',
  quay: 'M57 66V55h5V43h-4v-3h16v3h-8v12h9V47h5v-9h5v9h5v8h5l3-9V29l2-5 2 5v17l3 9h4V66Z',
  mills: 'M57 66V52h4l7-6v6l7-6v6h3V30h4v22h3V24h4v28h4v-8h16V66Z',
  silos: 'M57 66V58h6V40a5 5 0 0 1 9 0 5 5 0 0 1 9 0 5 5 0 0 1 9 0V30h8v-5h6v15l8 5V66Z',
  mountains: 'M57 66L72 40l6 8 13-24 11 18 4-5 8 13V66Z',
  mesa: 'M57 66V60l6-2 3-16h14l3 15 8 3 3-26h14l4 22 2 2V66Z',
  steeple: 'M57 66V54l7-7 7 7v-6h6V37l4-16 4 16v11h6l8-6 8 6v6h7V66Z',
} as const

const PLACES: Readonly<Record<string, keyof typeof SHAPES>> = {
  Chicago: 'towers',
  'New York': 'towers',
  Philadelphia: 'towers',
  Cincinnati: 'towers',
  Boston: 'quay',
  Baltimore: 'quay',
  'San Francisco': 'quay',
  Seattle: 'quay',
  'New Orleans': 'quay',
  Cleveland: 'quay',
  Pittsburgh: 'mills',
  Detroit: 'mills',
  Buffalo: 'mills',
  Milwaukee: 'mills',
  'Kansas City': 'silos',
  Minneapolis: 'silos',
  Omaha: 'silos',
  'St. Louis': 'silos',
  Denver: 'mountains',
  Cheyenne: 'mountains',
  'Santa Fe': 'mesa',
}

interface Props {
  /** The city's. */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The horizon is at 66: link spaces lie below it, goods above. */
export const Skyline = memo(
  ({ name, width, height }: Props): ReactNode => (
    <>
      <path className="rc-skyline" d={SHAPES[PLACES[name] ?? 'steeple']} />
      <path className="rc-foreground" d={`M1 66H${width - 1}V${height - 1}H1Z`} />
    </>
  ),
)
