/** Tokens, ?-cards and end cards as thumbnails. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { hasToken } from '../../cards/tokens.ts'
import { CARDS, END_CARDS, END_CARDS_REMOVED, TOKENS } from '../../data/cards.ts'
import { has } from '../../state/sets.ts'
import type { View } from '../../view.ts'
import { cardWords, tokenWords, say as word } from '../../words.ts'
import { endCardsHeld } from '../end-cards.ts'
import { Glyphs } from '../Glyphs.tsx'
import { box } from '../Hot.tsx'
import { EndCard } from '../Pictures.tsx'
import type { Spot } from '../plan.ts'
import './thumbs.css'

interface ThumbsProps extends Pick<BoardProps<View>, 'view' | 'say'> {
  readonly seat: Seat
  readonly rank: { readonly heading: number; readonly y: number; readonly height: number }
}

const CARD = { width: 40, step: 43 } as const
/** From the edge of a card to the pictures on it. */
const RIM = 5
/** Where tokens, cards and end cards begin. */
const COLUMNS = [0, 315, 543] as const
const WIDTH = 630

export const Thumbs = ({ view, seat, say, rank }: ThumbsProps): ReactNode => {
  const { heading, y, height } = rank
  const [tokens, cards, end] = COLUMNS
  return (
    <g>
      {(['board.tokens', 'board.cards', 'board.endCards'] as const).map((id, at) => (
        <text
          key={id}
          className={at === 2 ? 'rr-heading rr-on-snow rr-end' : 'rr-heading rr-on-snow'}
          x={at === 2 ? WIDTH : COLUMNS[at]}
          y={heading}
        >
          {say(word(id))}
        </text>
      ))}
      <g {...anchor(`tokens:${seat}`, box(tokens - 3, y - 3, 7 * CARD.step + 3, height + 6))}>
        {TOKENS.map(({ id, effect }, token) => {
          const placed = hasToken(view, seat, token)
          const words = tokenWords(token)
          return (
            <g
              key={id}
              className={placed ? 'rr-thumb rr-used' : 'rr-thumb'}
              transform={`translate(${tokens + token * CARD.step} ${y})`}
              {...explain(say(word(placed ? 'board.token.placed' : 'board.token.left', { effect: words })), 'RR-13.1')}
            >
              <path className="rr-token" d={`M9 0h22l9 ${height / 2}-9 ${height / 2}H9L0 ${height / 2}z`} />
              <g transform={`translate(20 ${height / 2})`}>
                <Glyphs effect={effect} most={31} high={height - 2 * RIM} largest={1.1} />
              </g>
              {placed && <path className="rr-tick" d={`M24 ${height - 13}l5 6 9-12`} />}
            </g>
          )
        })}
      </g>
      <g {...anchor('cards', box(cards - 3, y - 3, 5 * CARD.step + 3, height + 6))}>
        {CARDS.map(({ id, effect }, card) => {
          const left = has(view.board.cardsLeft, card)
          return (
            <g
              key={id}
              className={left ? 'rr-thumb' : 'rr-thumb rr-used'}
              transform={`translate(${cards + card * CARD.step} ${y})`}
              {...explain(
                say(word(left ? 'board.card.left' : 'board.card.taken', { effect: cardWords(card) })),
                'RR-13.2',
              )}
            >
              <path className="rr-question-card" d={box(0, 0, CARD.width, height)} />
              <g transform={`translate(20 ${height / 2})`}>
                <Glyphs effect={effect} most={34} high={height - 2 * RIM} largest={1.1} />
              </g>
              {!left && <path className="rr-strike" d={`M4 ${height - 4}L${CARD.width - 4} 4`} />}
            </g>
          )
        })}
      </g>
      <EndPile {...{ view, seat, say, rank }} x={end} />
    </g>
  )
}

/** End cards: those left in the pile, and those of this player, if any. */
const EndPile = ({ view, seat, say, x, rank: { y, height } }: ThumbsProps & { readonly x: number }): ReactNode => {
  const pile = END_CARDS.length - END_CARDS_REMOVED - view.board.endCardTakers.length
  const held = endCardsHeld(view, seat)
  const scale = (height - 27) / 24
  const shown = Math.min(3, held)
  return (
    <>
      <g
        {...anchor('end-pile')}
        transform={`translate(${x} ${y})`}
        {...explain(say(word('board.pile', { count: pile })), 'RR-12.3')}
      >
        <path className="rr-space-card" d={box(0, 0, CARD.width, height)} />
        <g transform={`translate(${CARD.width / 2 - 9 * scale} 4) scale(${scale})`}>
          <EndCard />
        </g>
        <text className="rr-thumb-count" x={CARD.width / 2} y={height - 6}>
          {pile}
        </text>
      </g>
      <g
        {...anchor(`end-cards:${seat}`, box(0, 0, CARD.step, height))}
        transform={`translate(${x + CARD.step} ${y})`}
        {...explain(say(word('board.held', { count: held })), 'RR-12.3')}
      >
        {held > 0 && <path className="rr-space-card" d={box(0, 0, CARD.step + 1, height)} />}
        {Array.from({ length: shown }, (_, at) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in a fan
            key={at}
            transform={`translate(${22 - 9 * scale + (at - (shown - 1) / 2) * 8} 4) scale(${scale})`}
          >
            <EndCard />
          </g>
        ))}
        {held > 0 && (
          <text className="rr-thumb-count" x="22" y={height - 6}>
            {held}
          </text>
        )}
      </g>
    </>
  )
}

/** A winged wheel in brass, where the board has nothing else to show. */
export const Emblem = ({ x, y }: Spot): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an ornament takes no focus
  <g className="rr-emblem" transform={`translate(${x} ${y})`} aria-hidden="true">
    <circle r="19" />
    <path d={SPOKES} />
    <path className="rr-emblem-solid" d={`M0 -6a6 6 0 1 0 .01 0Z${FEATHERS}`} />
  </g>
)

const SPOKES = [0, 45, 90, 135]
  .map((turn) => {
    const [across, down] = [Math.cos((turn * Math.PI) / 180) * 18, Math.sin((turn * Math.PI) / 180) * 18]
    return `M${across.toFixed(1)} ${down.toFixed(1)}L${(-across).toFixed(1)} ${(-down).toFixed(1)}`
  })
  .join('')

/** Four on each side, the upper ones longer. */
const FEATHERS = [1, -1]
  .flatMap((side) =>
    [62, 50, 38, 27].map((long, at) => {
      const top = -17 + at * 8
      return `M${side * 23} ${top}L${side * (23 + long * 0.82)} ${top - 5}L${side * (19 + long * 0.66)} ${top + 5.5}H${side * 23}Z`
    }),
  )
  .join('')
