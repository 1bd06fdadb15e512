/** A card in hand: a rail in its colour, a locomotive, or a city. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { type Card, cityOn, colourOf, isCity, JOKER, railValue } from '../cards/cards.ts'
import { ALL_GOODS } from '../moves.ts'
import { cardOf, DEMANDS, RAIL_LETTERS } from '../network/cities.ts'
import { RailChip } from './marks.tsx'
import { goodClass, RAILS, railClass } from './palette.ts'

interface Props {
  readonly card: Card
  /** The first letters of the four goods. */
  readonly letters: string
}

export const CardFace = memo(
  ({ card, letters }: Props): ReactNode => (
    <svg className="rc-face" viewBox="0 0 76 96" aria-hidden="true">
      {card === JOKER ? (
        <Locomotive />
      ) : isCity(card) ? (
        <CityFace card={card} letters={letters} />
      ) : (
        <Rail card={card} />
      )}
    </svg>
  ),
)

export const CardBack = (): ReactNode => (
  <svg className="rc-face" viewBox="0 0 76 96" aria-hidden="true">
    <rect className="rc-face-back" x={1} y={1} width={74} height={94} rx={3} />
    <path className="rc-face-back-lines" d="M10 48h56M38 12v72M14 20l48 56M62 20L14 76" />
  </svg>
)

const Rail = ({ card }: { readonly card: Card }): ReactNode => {
  const colour = colourOf(card)
  const tracks = railValue(card) === 1 ? [38] : [24, 52]
  return (
    <g className={railClass(colour)}>
      <rect className="rc-face-paper rc-face-rail" x={1} y={1} width={74} height={94} rx={3} />
      <path
        className="rc-chip-pattern"
        transform="translate(4 82)"
        d={strokes(RAILS[colour]?.pattern ?? 'plain', 68, 10, 9)}
      />
      {tracks.map((x) => (
        <g key={x}>
          <path className="rc-face-ties" d={[10, 22, 34, 46, 58, 70].map((y) => `M${x - 10} ${y}h20`).join('')} />
          <path className="rc-face-steel" d={`M${x - 6} 5V78M${x + 6} 5V78`} />
        </g>
      ))}
      <circle className="rc-face-disc" cx={38} cy={44} r={16} />
      <text className="rc-face-figure" x={38} y={52}>
        {RAIL_LETTERS[colour]}
        {railValue(card)}
      </text>
    </g>
  )
}

const Locomotive = (): ReactNode => (
  <g>
    <rect className="rc-face-paper" x={1} y={1} width={74} height={94} rx={3} />
    <path className="rc-face-sun" d="M6 60a32 32 0 0 1 64 0Z" />
    <path className="rc-face-engine" d="M12 66V36h20v10h18V36h8v10h6l6 20Z" />
    <circle className="rc-face-wheel" cx={22} cy={70} r={7} />
    <circle className="rc-face-wheel" cx={40} cy={70} r={7} />
    <circle className="rc-face-wheel" cx={58} cy={70} r={7} />
    <text className="rc-face-small" x={38} y={90}>
      J 1
    </text>
  </g>
)

const CityFace = ({ card, letters }: Props): ReactNode => {
  const { name, value, links } = cardOf(cityOn(card))
  const wanted = ALL_GOODS.filter((good) => ((DEMANDS[cityOn(card)] ?? 0) >> good) & 1)
  const width = 40 / wanted.length
  return (
    <g>
      <rect className="rc-face-paper" x={1} y={1} width={74} height={94} rx={3} />
      <rect className="rc-band" x={1} y={1} width={74} height={20} />
      <text
        className="rc-face-name"
        x={38}
        y={15}
        textLength={name.length > 9 ? 68 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      {wanted.map((good, at) => (
        <g key={good} className={goodClass(good)}>
          <rect className="rc-demand" x={18 + at * width} y={28} width={width} height={32} />
          <text className="rc-chip-letter" x={18 + (at + 0.5) * width} y={71} fontSize={11}>
            <tspan className="rc-face-wanted">{letters[good]}</tspan>
          </text>
        </g>
      ))}
      <rect className="rc-face-box" x={18} y={28} width={40} height={32} />
      <circle className="rc-disc" cx={38} cy={44} r={12} />
      <text className="rc-value" x={38} y={52}>
        {value}
      </text>
      {[...links].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four places of a card are numbered
        <RailChip key={at} colour={RAIL_LETTERS.indexOf(letter)} x={4 + at * 17.2} y={76} width={16} height={16} />
      ))}
    </g>
  )
}
