/** What surrounds France: its neighbours, the Alps, the ships at sea and the compass rose. */
import type { ReactNode } from 'react'
import { FAR, NEIGHBOURS } from './neighbours.ts'
import { Ranges } from './Ranges.tsx'
import { RANGES_ABROAD, RIVERS_ABROAD } from './relief.ts'

const Abroad = (): ReactNode => (
  <g className="pc-arrive">
    <path className="pc-shore pc-shore-wide" d={FAR + NEIGHBOURS} />
    <path className="pc-shore" d={FAR + NEIGHBOURS} />
    <path className="pc-abroad" d={FAR} />
    <path className="pc-abroad" d={NEIGHBOURS} />
    <path className="pc-rivers pc-rivers-abroad" d={RIVERS_ABROAD} />
    <Ranges of={RANGES_ABROAD} className="pc-alps" />
    <Rose />
    <Liner />
    <Sails />
    <g className="pc-seas">
      <text transform="translate(350 94) rotate(-14)">LA MANCHE</text>
      <text transform="translate(-56 500) rotate(-90)">ATLANTIQUE</text>
      <text transform="translate(815 962)">MÉDITERRANÉE</text>
    </g>
  </g>
)

export default Abroad

/** An ocean liner on her way to Saint-Nazaire. */
const Liner = (): ReactNode => (
  <g className="pc-liner" transform="translate(-62 730) scale(0.7)">
    <path className="pc-smoke" d="M18-40c-22-4-30 6-52-2s-30 4-44-4c22 18 36 8 54 14s28-2 42 2z" />
    <path className="pc-funnel" d="M6-20 10-42H22L19-20ZM30-20 34-42H46L43-20Z" />
    <path className="pc-band" d="M9.300-35 10-39.500H22L21.600-35ZM33.300-35 34-39.500H46L45.600-35Z" />
    <path className="pc-decks" d="M-20-10-14-20H62L68-10Z" />
    <path className="pc-hull" d="M-50-11H86C80 2 76 8 70 14H-38Q-46 4-50-11Z" />
    <path className="pc-water" d="M-62 14h146M-46 20h104M-74 26h60M10 26h66" />
  </g>
)

/** A fishing boat off Brittany. */
const Sails = (): ReactNode => (
  <g className="pc-liner" transform="translate(34 424)">
    <path className="pc-sail" d="M2-34C12-22 16-10 15-2H2Z" />
    <path className="pc-sail pc-sail-red" d="M-2-28C-10-18-14-9-15-2H-2Z" />
    <path className="pc-hull" d="M-20 0H22L15 9H-13Z" />
    <path className="pc-water" d="M-30 9h62M-18 14h30" />
  </g>
)

/** Eight points, each half light and half dark. An arrow shows the north: N is a company. */
const Rose = (): ReactNode => (
  <g transform="translate(-36 216) scale(0.9)" className="pc-rose">
    <circle r={46} />
    <circle r={41} />
    <path className="pc-rose-dark" d={points(45, 30, 0.5)} />
    <path className="pc-rose-dark" d={points(0, 62, 0.5)} />
    <path className="pc-rose-light" d={points(45, 30, -0.5)} />
    <path className="pc-rose-light" d={points(0, 62, -0.5)} />
    <path className="pc-rose-north" d="M0-86 7-70H-7Z" />
  </g>
)

/** One half of each of four points; `half` says which. */
const points = (turn: number, length: number, half: number): string =>
  [0, 90, 180, 270]
    .map((quarter) => {
      const tip = ray(turn + quarter, length)
      const waist = ray(turn + quarter + 90 * half, length / 4.5)
      return `M0 0L${tip}L${waist}Z`
    })
    .join('')

const ray = (degrees: number, length: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${Math.round(length * Math.cos(angle) * 10) / 10} ${Math.round(length * Math.sin(angle) * 10) / 10}`
}
