/** Question cards and tokens, engineers, end cards: who has which, and which are left. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { hasToken } from '../cards/tokens.ts'
import { END_CARDS, END_CARDS_REMOVED, TOKENS } from '../data/cards.ts'
import { membersOf } from '../state/sets.ts'
import type { View } from '../view.ts'
import { cardWords, endCardName, tokenWords, say as word } from '../words.ts'

export const Cards = ({ view, viewer, say }: BoardProps<View>): ReactNode => {
  const left = membersOf(view.board.cardsLeft)
  const tokens =
    viewer === 'watcher' ? [] : TOKENS.map((_, token) => token).filter((token) => !hasToken(view, viewer, token))
  const held = view.endCardsTaken.filter((_, take) => view.board.endCardTakers[take] === viewer)
  const look = view.looks.at(-1)
  const pile = END_CARDS.length - END_CARDS_REMOVED - view.board.endCardTakers.length
  const list = (effects: readonly string[]): ReactNode =>
    effects.length === 0 ? (
      <p>{say(word('board.none'))}</p>
    ) : (
      <ul>
        {effects.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  return (
    <section className="panel-part rr-cards">
      <details>
        <summary>{say(word('board.cards'))}</summary>
        {list(left.map((card) => inWords(cardWords(card), say)))}
      </details>
      {viewer !== 'watcher' && (
        <details>
          <summary>{say(word('board.tokens'))}</summary>
          {list(tokens.map((token) => inWords(tokenWords(token), say)))}
        </details>
      )}
      <details>
        <summary>{say(word('board.endCards'))}</summary>
        <p>{say(word('board.pile', { count: pile }))}</p>
        {list(held.map((card) => say(endCardName(card))))}
        {look !== undefined && <p>{say(word('board.known', { cards: membersOf(look.pile).map(endCardName) }))}</p>}
      </details>
    </section>
  )
}

const inWords = (effect: ReturnType<typeof cardWords>, say: BoardProps<View>['say']): string =>
  effect.map(say).join(', ')
