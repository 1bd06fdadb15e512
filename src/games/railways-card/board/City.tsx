/** A city card on the table: value and demand, goods, free link spaces, and who leads here. */
import { lazy, memo, type ReactNode } from 'react'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { cardOf, DEMANDS, placesLeft } from '../network/cities.ts'
import { glideTo } from './glide.ts'
import { CUBE, cubeSpot } from './layout.ts'
import { Cube, Good, RailChip, SeatDot } from './marks.tsx'
import { CARD } from './measures.ts'
import { goodClass } from './palette.ts'

const Skyline = lazy(async () => ({ default: (await import('./Skyline.tsx')).Skyline }))

interface Props {
  readonly city: number
  readonly x: number
  readonly y: number
  /** Three bits for each good. */
  readonly goods: number
  /** Free link places, three bits for each colour. */
  readonly open: number
  /** The seats that lead here, one bit each. */
  readonly leaders: number
  /** One line about it. */
  readonly about: string
}

/** Rerendered only when something about this city changes. */
export const City = memo(({ city, x, y, goods, open, leaders, about }: Props): ReactNode => {
  const free = COLOURS.flatMap((colour) => Array<number>(placesLeft(open, colour)).fill(colour))
  const cubes = ALL_GOODS.flatMap((good) => Array<number>((goods >> (3 * good)) & 7).fill(good))
  const ahead = [0, 1, 2, 3].filter((seat) => (leaders >> seat) & 1)
  return (
    <g className="rc-glide" style={glideTo(x, y)} {...explain(about, 'RC-1.4')}>
      <g transform={`translate(${-CARD.width / 2} ${-CARD.height / 2})`} {...anchor(`city:${city}`, OUTLINE)}>
        <rect className="rc-shade" x={3} y={4} width={CARD.width} height={CARD.height} rx={3} />
        <rect className="rc-card" width={CARD.width} height={CARD.height} rx={3} />
        <AfterPaint>
          <Skyline name={cardOf(city).name} {...CARD} />
        </AfterPaint>
        <CityHead city={city} />
        <g {...anchor(`goods:${city}`, aroundCubes(cubes.length))}>
          {cubes.map((good, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are all alike
            <Cube key={at} good={good} {...cubeSpot(at)} {...CUBE} />
          ))}
        </g>
        {free.map((colour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a colour are all alike
          <RailChip key={at} colour={colour} x={5 + at * 21} y={68} width={19} height={13} />
        ))}
        {ahead.map((seat, at) => (
          <SeatDot key={seat} seat={seat} x={CARD.width - 11 - at * 13} y={74.5} r={8.5} />
        ))}
      </g>
    </g>
  )
})

/** Clear of the card: on a phone a mark would lie on the name. */
const OUTLINE = `M-4 -4h${CARD.width + 8}v${CARD.height + 8}h${-CARD.width - 8}Z`

/** Around the cubes; a line leads from a single one to the edge of the card, where a letter covers no name. */
const aroundCubes = (count: number): string =>
  count > 1 ? `M56 21h60v${count > 2 ? 49 : 27}h-60Z` : `M56 21h33v27h-33ZM89 34H${CARD.width + 2}`

/** Name, value and demand. On the card in hand they have more height. */
export const CityHead = ({ city, down = 0 }: { readonly city: number; readonly down?: number }): ReactNode => {
  const { name, value } = cardOf(city)
  return (
    <>
      <path className="rc-band" d={`M0 20V3Q0 0 3 0H${CARD.width - 3}Q${CARD.width} 0 ${CARD.width} 3V20Z`} />
      <text
        className="rc-name"
        x={CARD.width / 2}
        y={15.8}
        textLength={name.length > LONG ? CARD.width - 8 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      <g transform={`translate(0 ${down})`}>
        <Demand city={city} />
        <circle className="rc-disc" cx={13} cy={33} r={10.5} />
        <text className="rc-value" x={13} y={39}>
          {value}
        </text>
      </g>
    </>
  )
}

const LONG = 11

/** A hexagon in the colour of the demanded good, with its picture; four fields if the city demands every good. */
export const Demand = ({ city }: { readonly city: number }): ReactNode => {
  const wanted = ALL_GOODS.filter((good) => ((DEMANDS[city] ?? 0) >> good) & 1)
  const [first = 0] = wanted
  if (wanted.length === 1) {
    return (
      <g className={goodClass(first)}>
        <path className="rc-hex rc-hex-full" d={HEX} />
        <Good good={first} x={34} y={44} size={25} />
      </g>
    )
  }
  return (
    <g>
      {wanted.map((good, at) => (
        <g key={good} className={goodClass(good)}>
          <path className="rc-hex-quarter" d={QUARTERS[at] ?? ''} />
          <Good good={good} x={at % 2 === 0 ? 25.5 : 42.5} y={at < 2 ? 37 : 51} size={12.5} />
        </g>
      ))}
      <path className="rc-hex" d={HEX} />
    </g>
  )
}

const HEX = 'M34 22.5L54 33V55L34 65.5L14 55V33Z'
const QUARTERS = ['M34 22.5V44H14V33Z', 'M34 22.5L54 33V44H34Z', 'M14 44H34V65.5L14 55Z', 'M34 44H54V55L34 65.5Z']
