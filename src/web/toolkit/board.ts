/**
 * What a board is. It gets a view and the choices, and reports what the player touched. It knows nothing about hosts,
 * turns or undo; the table frame around it handles those.
 *
 * The toolkit: `Touch.tsx` (a shape to touch), `Press.tsx` (a button of the panel), `choosing.ts` (from a target to its
 * choice), `shared.ts` (what board and panel share), `patterns.ts` (patterns that go with colours), `panel.css`.
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
  /** What the viewer has to decide, or null. */
  readonly question: PendingDecision | null
  /** The player made a choice. The frame sends it, and asks first if it is irreversible (see `Face.asks`). */
  choose(choice: Choice): void
  /**
   * The player touched something that no choice names. The frame explains which rule forbids it, or shows `first`: what
   * to do first when the target comes too early.
   */
  whyNot(target: Target, first?: Message): void
  /** The words of a message, in the reader's language. */
  say(message: Message): string
}

/** A game's board in the browser. `board/index.tsx` of its folder exports it as `face`. */
export interface Face<View> {
  /** The map or table, as SVG elements. The frame puts them into a drawing that pans and zooms (`PanZoom.tsx`). */
  readonly Board: ComponentType<BoardProps<View>>
  /** What lies beside it: the player's hand, pools, what is known about others. */
  readonly Panel: ComponentType<BoardProps<View>>
  /** The natural size of the drawing, in its own units. */
  readonly size: { readonly width: number; readonly height: number }
  /** The part of the drawing in use, if the drawing grows during a match. */
  part?(view: View): Box
  /** Another drawing for narrow screens. Without one the same drawing is shown smaller. */
  readonly narrow?: Pick<Face<View>, 'Board' | 'size'>
  /** The custom property that holds the game's accent colour. */
  readonly accent: string
  /**
   * Should the frame ask for confirmation of this irreversible choice? By default it always does. Say no for what people
   * do dozens of times a match and would not undo, such as drawing a card.
   */
  asks?(choice: Choice): boolean
}
