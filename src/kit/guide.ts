/**
 * "How to play": one page for each game, read in five minutes. It is data: sections of short texts, each with a picture if
 * one helps. A picture is a position of a real match, drawn by the game's own board, with the places it is about marked.
 * The texts are in `guide/<language>.ts`, by id. The rules page shows the same kind of pictures beside worked examples.
 */
import type { RuleId, Seat, Target } from './game.ts'

export interface Guide {
  readonly sections: readonly GuideSection[]
  /** Pictures of worked examples, by the number of the example: the example itself, or the same thing in another match. */
  readonly examples: Readonly<Record<RuleId, readonly Required<GuidePart>[]>>
}

/** The sections of every guide, in this order. `mistakes` are three that beginners make. */
export const GUIDE_SECTIONS = ['aim', 'turn', 'scoring', 'mistakes'] as const

export interface GuideSection {
  readonly id: (typeof GUIDE_SECTIONS)[number]
  readonly parts: readonly GuidePart[]
}

/** One text. With a picture it is the caption. */
export interface GuidePart {
  readonly text: string
  readonly picture?: BoardPicture
}

/** A position as one seat sees it. */
export interface BoardPicture {
  /** The game's lesson, or the name of a match in `playthroughs/`. */
  readonly match: 'lesson' | (string & {})
  /** After this many of its moves. */
  readonly moves: number
  readonly seat?: Seat
  /** What is drawn: the board, unless it says otherwise. */
  readonly of?: 'board' | 'dock' | 'strip' | 'aside'
  /** What the picture must show, by target or anchor of the board: without it, what is marked. */
  readonly show?: readonly Target[]
  readonly marks?: readonly Target[]
  readonly arrows?: readonly (readonly [from: Target, to: Target])[]
}

export const picturesIn = ({ sections, examples }: Guide): readonly BoardPicture[] => [
  ...sections.flatMap(({ parts }) => parts.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))),
  ...Object.values(examples).flatMap((parts) => parts.map(({ picture }) => picture)),
]
