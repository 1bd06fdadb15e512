/**
 * What a board is: it is given a view and what may be chosen, and says what was touched. It knows
 * nothing of hosts, turns or undo; the table frame around it does the rest.
 */
import type { ComponentType } from 'react'
import type { Target, Viewer } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { Choice, PendingDecision, SeatInfo } from '../../wire/host.ts'
import type { Box } from './camera.ts'

export interface BoardProps<View> {
  readonly view: View
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  /** What is asked of the viewer, or null when nothing is. */
  readonly question: PendingDecision | null
  /** A choice was made: the frame sends it, asking first where it is final (see `Face.asks`). */
  choose(choice: Choice): void
  /** Something that no choice names was touched: the frame says which rule forbids it. */
  whyNot(target: Target): void
  /** The words of a message, in the reader's language. */
  say(message: Message): string
}

/** A game's face on the web (`board/index.tsx` of its folder, loaded when the game is opened). */
export interface Face<View> {
  /** The map or table: SVG elements that the frame puts into a drawing it pans and zooms (`PanZoom.tsx`). */
  readonly Board: ComponentType<BoardProps<View>>
  /** What lies beside it: own hand, pools, trade panel, what is known of others. */
  readonly Panel: ComponentType<BoardProps<View>>
  /** The natural size of the drawing, in its own units. */
  readonly size: { readonly width: number; readonly height: number }
  /** What is worth seeing of it now, where it grows in the course of a match. */
  part?(view: View): Box
  /** Another drawing for narrow screens, as high as its width asks for; without one it is the same, made smaller. */
  readonly narrow?: Pick<Face<View>, 'Board' | 'size'>
  /** The game's accent colour, as a name of a custom property set by its stylesheet. */
  readonly accent: string
  /**
   * Is a final choice worth the question whether it is meant? Where nothing is said, every one is. Not worth it is
   * what people do dozens of times a match and would not take back: drawing a card.
   */
  asks?(choice: Choice): boolean
}
