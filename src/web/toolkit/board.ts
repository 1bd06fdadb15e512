/**
 * What a board is. It gets a view and the choices, and reports what the player touched. It knows nothing about hosts,
 * turns or undo; the table frame around it handles those.
 *
 * The toolkit: `Touch.tsx` (a shape to touch), `Press.tsx` (a button of the dock), `choosing.ts` (from a target to its
 * choice), `primary.ts` (the one large button), `shared.ts` (what board and dock share), `patterns.ts` (patterns that go with colours), `seats.ts` (how seats
 * look), `explain.ts` (one line about an element), `effects.ts` (what an event shows), `in-words.ts` (the board as text).
 */
import type { ComponentType, ReactNode } from 'react'
import type { RuleId, Seat, Target, Viewer } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { Choice, PendingDecision, SeatInfo } from '../../wire/host.ts'
import type { Box } from './camera.ts'
import type { FaceExtras } from './face-extras.ts'
import type { SeatLook } from './seats.ts'

export interface BoardProps<View> {
  readonly view: View
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  /** What the viewer has to decide, or null. */
  readonly question: PendingDecision | null
  /** The player made a choice. The frame sends it, or asks for a second press in place (see `Face.confirms`). */
  choose(choice: Choice): void
  /**
   * The player touched something that no choice names. The frame explains which rule forbids it, or shows `first`: what
   * to do first when the target comes too early.
   */
  whyNot(target: Target, first?: Message): void
  /** The words of a message, in the reader's language. */
  say(message: Message): string
}

/** A game's board in the browser. `board/index.tsx` of its folder exports it as `face`. Everything here is needed for the first paint. */
export interface Face<View> {
  /** A wide board has the dock along the bottom, a square one in a column on the right. */
  readonly shape: 'wide' | 'square'
  /**
   * The map or table, as SVG elements. The frame puts them into a drawing that pans and zooms (`PanZoom.tsx`). Scenery may
   * reach beyond `size` on every side: it fills the rest of the board region.
   */
  readonly Board: ComponentType<BoardProps<View>>
  /** What the player holds and chooses from: hand, pieces, short answers. It fits into the dock without scrolling. */
  readonly Dock: ComponentType<BoardProps<View>>
  /**
   * What everybody takes from, such as face-up cards and decks: a strip along the lower edge of the board region that does
   * not pan with the drawing. A phone shows it in the sheet.
   */
  readonly Strip?: ComponentType<BoardProps<View>>
  /**
   * What the player keeps an eye on, such as tickets or what is still to do. Wide boards show it under the player cards,
   * a phone in the opened sheet. Square boards have room in the dock and need none.
   */
  readonly Aside?: ComponentType<BoardProps<View>>
  /** The size of the playable part of the drawing, in its own units. */
  readonly size: { readonly width: number; readonly height: number }
  /** The part of the drawing in use, if the drawing grows during a match. */
  part?(view: View): Box
  /** Another drawing for narrow screens. Without one the same drawing is shown, and the camera moves to what can be chosen. */
  readonly narrow?: Pick<Face<View>, 'Board' | 'size'>
  /** A higher drawing for narrower screens, such as 16:10 and 4:3. */
  readonly high?: Pick<Face<View>, 'Board' | 'size'>
  /** The custom property that holds the game's accent colour. */
  readonly accent: string
  /** By seat: its colour, pattern and letter, the same on board and player cards. */
  readonly seatLooks: readonly SeatLook[]
  /** The points of a seat that everybody at the table knows, or null in a game that keeps them hidden. */
  publicPoints(view: View, seat: Seat): number | null
  /** What everybody sees that a seat holds: cards, pieces, workers, coins … At most four, the most important first. */
  holdings(view: View, seat: Seat): readonly Holding[]
  /**
   * Does this irreversible choice need a second press in place? Only where unused reversible steps become fixed or the
   * game ends; never for an ordinary draw.
   */
  confirms?(choice: Choice, view: View): boolean
  /** What is loaded after the first paint. */
  extras?(): Promise<{ readonly extras: FaceExtras<View> }>
}

/** One thing that a seat holds, on its player card. */
export interface Holding {
  /** Stable, for React and for tests: `cards`. */
  readonly id: string
  /** Short, with the number: "7 cards". */
  readonly label: Message
  /** One line that explains it: "Cards in hand, trains and ships together". */
  readonly explain: Message
  /** The rule behind that line. */
  readonly rule: RuleId
  /** Drawn instead of the label, which stays for screen readers: small pictures with numbers, 18 pixels high. */
  readonly picture?: ReactNode
}
