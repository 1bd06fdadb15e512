/** A city card on the table: value and demand in its hexagon, goods, link places, and who leads here. */
import { memo, type ReactNode } from 'react'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { cardOf, DEMANDS, placesLeft } from '../network/cities.ts'
import { CARD, CUBE, cubeSpot } from './layout.ts'
import { Cube, RailChip, Train } from './marks.tsx'
import { goodClass } from './palette.ts'

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
  /** The first letters of the four goods. */
  readonly letters: string
}

/** Rerendered only when something about this city changes. */
export const City = memo(({ city, x, y, goods, open, leaders, letters }: Props): ReactNode => {
  const { name, value } = cardOf(city)
  const free = COLOURS.flatMap((colour) => Array<number>(placesLeft(open, colour)).fill(colour))
  const cubes = ALL_GOODS.flatMap((good) => Array<number>((goods >> (3 * good)) & 7).fill(good))
  const ahead = [0, 1, 2, 3].filter((seat) => (leaders >> seat) & 1)
  return (
    <g transform={`translate(${x - CARD.width / 2} ${y - CARD.height / 2})`}>
      <rect className="rc-shade" x={3} y={4} width={CARD.width} height={CARD.height} />
      <rect className="rc-card" width={CARD.width} height={CARD.height} />
      <rect className="rc-band" width={CARD.width} height={21} />
      <text className="rc-name" x={CARD.width / 2} y={15.6}>
        {name}
      </text>
      <Demand city={city} letters={letters} />
      <text className="rc-value" x={28} y={54}>
        {value}
      </text>
      {cubes.map((good, at) => (
        <Cube
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are all alike
          key={at}
          good={good}
          letter={letters[good] ?? ''}
          {...cubeSpot(at)}
          {...CUBE}
        />
      ))}
      {free.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a colour are all alike
        <RailChip key={at} colour={colour} x={6 + at * 27} y={71} width={24} height={17} />
      ))}
      {ahead.map((seat, at) => (
        <Train key={seat} seat={seat} x={CARD.width - 14 - at * 32} y={-8} />
      ))}
    </g>
  )
})

/** A hexagon in the colour of the demanded good; four strips if the city demands every good. */
const Demand = ({ city, letters }: { readonly city: number; readonly letters: string }): ReactNode => {
  const wanted = ALL_GOODS.filter((good) => ((DEMANDS[city] ?? 0) >> good) & 1)
  const width = 44 / wanted.length
  return (
    <g>
      {wanted.map((good, at) => (
        <rect
          key={good}
          className={`rc-demand ${goodClass(good)}`}
          x={6 + at * width}
          y={24}
          width={width}
          height={44}
          clipPath={HEX}
        />
      ))}
      <path className="rc-hex" d="M28 24L48 35V57L28 68L8 57V35Z" />
      <circle className="rc-disc" cx={28} cy={46} r={12.5} />
      {wanted.length === 1 && (
        <g className={goodClass(wanted[0] ?? 0)}>
          <circle className="rc-chip" cx={44} cy={62} r={8} />
          <text className="rc-chip-letter" x={44} y={66} fontSize={11.5}>
            {letters[wanted[0] ?? 0]}
          </text>
        </g>
      )}
    </g>
  )
}

const HEX = 'url(#rc-hex)'
