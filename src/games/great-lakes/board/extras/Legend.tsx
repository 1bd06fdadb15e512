/** Colours, patterns, letters and pictures with their meaning. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../../cards/cards.ts'
import { COLOURS } from '../../data/counts.ts'
import { colourName, say as word } from '../../describe/words.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { explainCard } from '../cards/explain-card.ts'
import { Harbour } from '../map/Harbour.tsx'
import { livery, seatLook } from '../palette.ts'
import type { Props } from '../props.ts'
import { PieceFlying } from './pictures.tsx'

type LegendProps = Pick<Props, 'say' | 'seats'>

export const Legend = ({ say, seats }: LegendProps): ReactNode => (
  <div className="gl-details gl-legend">
    <Part heading={say(word('legend.routes'))}>
      {[...COLOURS.keys(), COLOURS.length].map((colour) => (
        <Line key={colour} picture={<Slot colour={colour} />}>
          {say(colour === COLOURS.length ? word('legend.grey') : colourName(colour))}
        </Line>
      ))}
    </Part>
    <Part heading={say(word('legend.pieces'))}>
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Line key={seat} picture={<Piece seat={seat} />}>
          {seatLook(seat).letter} – {name}
        </Line>
      ))}
      <Line picture={<HarbourPicture />}>{say(word('legend.harbour'))}</Line>
    </Part>
    <Part heading={say(word('legend.cards'))}>
      {[LOCOMOTIVE, PLAIN, SYMBOL, SINGLE, DOUBLE].map((card) => (
        <Line key={card} picture={<CardFace card={card} />}>
          {say(explainCard(card))}
        </Line>
      ))}
    </Part>
    <Part heading={say(word('legend.places'))}>
      {PLACES.map(([place, text]) => (
        <Line key={place} picture={<PlacePicture place={place} />}>
          {say(text)}
        </Line>
      ))}
    </Part>
    <p className="gl-credit">
      <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">
        {say(word('board.shores'))}
      </a>
    </p>
  </div>
)

const PLACES: readonly (readonly ['port' | 'inland' | 'junction', Message])[] = [
  ['port', word('legend.port')],
  ['inland', word('legend.inland')],
  ['junction', word('legend.junction')],
]

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode => (
  <section>
    <h3 className="panel-heading">{heading}</h3>
    <ul className="gl-lines">{children}</ul>
  </section>
)

const Line = ({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }): ReactNode => (
  <li>
    {picture}
    <span>{children}</span>
  </li>
)

/** A slot as on the map, with the letter that appears when the map is large enough. */
const Slot = ({ colour }: { readonly colour: number }): ReactNode => {
  const { name, letter, pattern } = livery(colour)
  return (
    <svg className={`gl-${name}`} viewBox="0 0 64 30" width={64} height={30} aria-hidden="true">
      <path className="gl-slot" d="M4 5H60V25H4Z" />
      <path className="gl-slot-pattern" d={strokes(pattern, 44, 12, 8)} transform="translate(10 9)" />
      <text className="gl-slot-letter" x={32} y={21} textAnchor="middle">
        {letter}
      </text>
    </svg>
  )
}

const Piece = ({ seat }: { readonly seat: number }): ReactNode => (
  <svg viewBox="0 8 48 32" width={48} height={32} aria-hidden="true">
    <PieceFlying seat={seat} kind="train" />
  </svg>
)

const HarbourPicture = (): ReactNode => (
  <svg viewBox="-24 -32 50 52" width={48} height={50} aria-hidden="true">
    <Harbour seat={0} />
  </svg>
)

const PlacePicture = ({ place }: { readonly place: 'port' | 'inland' | 'junction' }): ReactNode => (
  <svg className={`gl-${place}`} viewBox="-20 -20 40 40" width={40} height={40} aria-hidden="true">
    {place === 'junction' ? <path className="gl-buoy" d="M0-9 9 0 0 9-9 0Z" /> : <circle className="gl-disc" r={15} />}
    {place === 'inland' && <circle className="gl-dot" r={5} />}
    {place === 'port' && (
      <path className="gl-anchor" d="M0-6.500V9M-5-3.500H5M-8 2.500C-7.500 7.500-4 9 0 9S7.500 7.500 8 2.500" />
    )}
  </svg>
)
