/** A card: a rail in its colour and pattern, a locomotive, or a city. Its name is beside it. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { type Card, cityOn, colourOf, isCity, JOKER, railValue } from '../cards/cards.ts'
import { cardOf, RAIL_LETTERS } from '../network/cities.ts'
import { CityHead } from './City.tsx'
import { PATTERN_STEP, RailChip } from './marks.tsx'
import { CARD } from './measures.ts'
import { RAILS, railClass } from './palette.ts'

export const CardFace = memo(({ card }: { readonly card: Card }): ReactNode => {
  if (isCity(card)) return <CityFace city={cityOn(card)} />
  return (
    <svg className="rc-face" viewBox="0 0 38 52" aria-hidden="true">
      {card === JOKER ? <Locomotive /> : <Rail card={card} />}
    </svg>
  )
})

export const CardBack = (): ReactNode => (
  <svg className="rc-face" viewBox="0 0 38 52" aria-hidden="true">
    <rect className="rc-face-back" x={0.75} y={0.75} width={36.5} height={50.5} rx={3} />
    <rect className="rc-face-back-line" x={4} y={4} width={30} height={44} rx={1.5} />
    <path className="rc-face-back-sun" d="M8 33a11 11 0 0 1 22 0Z" />
    <path className="rc-face-back-line" d="M5 33H33M12 48L17 33M26 48L21 33" />
  </svg>
)

/** A 2 has a double track. */
const Rail = ({ card }: { readonly card: Card }): ReactNode => {
  const colour = colourOf(card)
  const tracks = railValue(card) === 1 ? [19] : [10.5, 27.5]
  return (
    <g className={railClass(colour)}>
      <rect className="rc-face-paper rc-face-rail" x={0.75} y={0.75} width={36.5} height={50.5} rx={3} />
      <path className="rc-face-ties" d={tracks.flatMap((x) => TIES.map((y) => `M${x - 6} ${y}h12`)).join('')} />
      <path className="rc-face-steel" d={tracks.map((x) => `M${x - 3.6} 2V40M${x + 3.6} 2V40`).join('')} />
      <rect className="rc-face-rail" x={2} y={39} width={34} height={11.5} />
      <path
        className="rc-pattern"
        transform="translate(1.5 40.5)"
        d={strokes(RAILS[colour]?.pattern ?? 'plain', 36, 8, PATTERN_STEP)}
      />
      <circle className="rc-face-disc" cx={19} cy={20} r={11.5} />
      <text className="rc-face-figure" x={19} y={27.2}>
        {railValue(card)}
      </text>
    </g>
  )
}

const TIES = [6, 13, 20, 27, 34]

const Locomotive = (): ReactNode => (
  <g>
    <rect className="rc-face-paper" x={0.75} y={0.75} width={36.5} height={50.5} rx={3} />
    <path className="rc-face-sun" d="M3 38a16 16 0 0 1 32 0Z" />
    <path className="rc-face-beams" d="M19 34V12M19 34L5 19M19 34L33 19" />
    <path className="rc-face-engine" d="M4 39V22H14V28H22V21H27V28H30Q34 28 34 33V39Z" />
    <path className="rc-face-wheels" d="M9 41h.01M19 41h.01M29 41h.01" />
    <path className="rc-face-line" d="M3 46.5H35" />
    <text className="rc-face-corner" x={32} y={13}>
      1
    </text>
  </g>
)

const CityFace = ({ city }: { readonly city: number }): ReactNode => (
  <svg className="rc-face rc-face-city" viewBox={`-1 -1 ${CARD.width + 2} ${CARD.height + 2}`} aria-hidden="true">
    <rect className="rc-card" width={CARD.width} height={CARD.height} rx={3} />
    <CityHead city={city} down={9} />
    {[...cardOf(city).links].map((letter, at) => (
      <RailChip
        // biome-ignore lint/suspicious/noArrayIndexKey: the four places of a card are numbered
        key={at}
        colour={RAIL_LETTERS.indexOf(letter)}
        x={61 + (at % 2) * 27}
        y={26 + Math.floor(at / 2) * 29}
        width={24}
        height={25}
      />
    ))}
  </svg>
)
