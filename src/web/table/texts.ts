/** How everything at a table speaks: the frame in its own words, the game in those of its book. */
import { createContext, useContext } from 'react'
import type { Seat } from '../../kit/game.ts'
import {
  type Catalogue,
  type Language,
  type Message,
  type ParamsOf,
  type Rulebook,
  sayFrom,
  speak,
} from '../../kit/text.ts'
import type { English, Frame } from './text/index.ts'

/** The frame's own words. */
export type FrameWords = <Id extends keyof English & string>(id: Id, ...given: ParamsOf<English[Id]>) => string

export const frameWordsIn = (language: Language, texts: Frame, seat: (seat: Seat) => string = String): FrameWords => {
  const message = sayFrom<English>()
  return (id, ...given) => speak({ language, texts, seat }, message(id, ...given))
}

export interface TableTexts {
  readonly language: Language
  readonly game: string
  readonly title: string
  readonly words: FrameWords
  /** The game's words. */
  say(message: Message): string
  /** The rules by number: loaded when somebody asks, the board does not wait for them. */
  rulebook(): Promise<Rulebook>
  seat(seat: Seat): string
}

type Title = { readonly id: string; readonly title: string }

/** What a table is spoken in: the words of the frame and of the game. */
export interface LoadedTexts {
  readonly language: Language
  readonly frame: Frame
  readonly book: Catalogue
  rulebook(): Promise<Rulebook>
}

/** The same object while book and names are the same: what is drawn with it need not be drawn again. */
export const tableTextsFor = (words: LoadedTexts, game: Title, names: readonly string[]): TableTexts => {
  const known = spoken.get(words.book)
  const called = JSON.stringify(names)
  if (known?.called === called) return known.texts
  const texts = createTableTexts(words, game, names)
  spoken.set(words.book, { called, texts })
  return texts
}

/** A book belongs to one game and one language. */
const spoken = new WeakMap<Catalogue, { readonly called: string; readonly texts: TableTexts }>()

const createTableTexts = (
  { language, frame, book, rulebook }: LoadedTexts,
  game: Title,
  names: readonly string[],
): TableTexts => {
  const seat = (at: Seat): string => names[at] ?? String(at)
  return {
    language,
    game: game.id,
    title: game.title,
    words: frameWordsIn(language, frame, seat),
    say: (message) => speak({ language, texts: book.texts, seat }, message),
    rulebook,
    seat,
  }
}

export const TableTextsContext = createContext<TableTexts | null>(null)

export const useTableTexts = (): TableTexts => {
  const texts = useContext(TableTextsContext)
  if (texts === null) throw new Error('nobody speaks here: a table is missing around this')
  return texts
}
