/** What a board adds after the first paint, so that the first board does not wait for it. */
import type { ComponentType } from 'react'
import type { GameEvent } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { Choice } from '../../wire/host.ts'
import type { BoardProps } from './board.ts'
import type { EventEffect } from './effects.ts'
import type { WordsSection } from './in-words.ts'

export interface FaceExtras<View> {
  /**
   * What an event shows. Every public event shows something. The view is the one after it; for the marks of earlier moves
   * (a table that was just opened) it is the current one.
   */
  effectOf(event: GameEvent, view: View): EventEffect
  /** Everything that the board draws for this view, as text. */
  inWords(view: View): readonly WordsSection[]
  /**
   * A choice in words, where its move names only a place: "Take face-up card 3: red train". It begins with the name of the
   * move; null if that says everything.
   */
  nameOf?(choice: Pick<Choice, 'notation' | 'label'>, view: View): Message | null
  /** Further facts in a drawer: discards, what is known about others. Null if the board shows everything. */
  readonly Details: ComponentType<BoardProps<View>> | null
  /** Colours, patterns, letters and pictograms with their meaning. */
  readonly Legend: ComponentType<Pick<BoardProps<View>, 'say' | 'seats'>>
}
