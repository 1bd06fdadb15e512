/** The locomotive of the game: a streamliner in a company's colour, pattern and letter, from the side and from the front. */
import { type CSSProperties, memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import type { Company } from '../moves.ts'
import { colourOf, livery } from './palette.ts'

const BODY = 'M-14.5 9.5V-10.5q0-3 3-3H1C8-13.5 14.5 1 14.5 9.5Z'
const SKIRT = { x: -13, y: 4, width: 26, height: 5.5 } as const

/** Drawn around 0,0, for use inside another drawing. */
export const Locomotive = memo(
  ({ company }: { readonly company: Company }): ReactNode => (
    <g className={`pc-${colourOf(company)}`}>
      <path className="pc-halo" d={BODY} />
      <Parts company={company} />
    </g>
  ),
)

const Parts = ({ company }: { readonly company: Company }): ReactNode => {
  const { letter, pattern } = livery(company)
  return (
    <>
      <path className="pc-wheels" d="M-9.5 12h.01M-2.2 12h.01M5.1 12h.01" />
      <path className="pc-hubs" d="M-9.5 12h.01M-2.2 12h.01M5.1 12h.01" />
      <path className="pc-pilot" d="M8.5 9.5H15L12 15H8.5Z" />
      <path className="pc-body" d={BODY} />
      <path
        className="pc-pattern"
        d={strokes(pattern, SKIRT.width, SKIRT.height, 5.2)}
        transform={`translate(${SKIRT.x} ${SKIRT.y})`}
      />
      <path className="pc-edge" d={BODY} />
      <text className="pc-letter" x={-4} y={2.4}>
        {letter}
      </text>
    </>
  )
}

const FRONT = 'M-12.500 13V-7.500Q-12.500-18.500 0-18.500T12.500-7.500V13Z'

/** From the front it is narrow and high: two of them fill a field, with letters as large as that of one alone. */
export const LocomotiveFront = memo(({ company }: { readonly company: Company }): ReactNode => {
  const { letter, pattern } = livery(company)
  return (
    <g className={`pc-front pc-${colourOf(company)}`}>
      <path className="pc-halo" d={FRONT} />
      <path className="pc-pilot" d="M-11 12H11L7.500 18.500H-7.500Z" />
      <path className="pc-body" d={FRONT} />
      <path className="pc-pattern" d={strokes(pattern, 21, 5, 5.2)} transform="translate(-10.500 6.500)" />
      <path className="pc-edge" d={FRONT} />
      <path className="pc-windscreen" d="M-9-11Q-8-15.500-.8-15.600V-11ZM9-11Q8-15.500 .8-15.600V-11Z" />
      <text className="pc-letter" y={4.6}>
        {letter}
      </text>
    </g>
  )
})

interface MarkProps {
  readonly company: Company
  /** In pixels. */
  readonly size?: number
}

/** The locomotive as an inline icon; its name is beside it. */
export const Mark = memo(
  ({ company, size = 32 }: MarkProps): ReactNode => (
    <svg
      className={`pc-mark pc-${colourOf(company)}`}
      viewBox="-17 -16 34 34"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Parts company={company} />
    </svg>
  ),
)

/** A position on the sheet as a style, so that it can be animated. */
export const positionStyle = (x: number, y: number, scale: number): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
})
