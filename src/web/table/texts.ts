/** The texts of a table: those of the frame and those of the game. */
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
import type { English, FrameTexts } from './text/index.ts'

/** A text of the frame. */
export type FrameWords = <Id extends keyof English & string>(id: Id, ...args: ParamsOf<English[Id]>) => string

export const frameWordsIn = (
  language: Language,
  texts: FrameTexts,
  seat: (seat: Seat) => string = String,
): FrameWords => {
  const message = sayFrom<English>()
  return (id, ...args) => speak({ language, texts, seat }, message(id, ...args))
}

export interface TableTexts {
  readonly language: Language
  readonly game: string
  readonly title: string
  readonly words: FrameWords
  /** A message of the game. */
  say(message: Message): string
  /** The same in few words, where the game has them. */
  inBrief(message: Message): string
  /** Has the game a text with this id? */
  has(id: string): boolean
  /** The rule texts by number, loaded on demand. */
  rulebook(): Promise<Rulebook>
  seat(seat: Seat): string
}

type Title = { readonly id: string; readonly title: string }

/** The loaded catalogues of the frame and the game. */
export interface LoadedTexts {
  readonly language: Language
  readonly frame: FrameTexts
  readonly book: Catalogue
  rulebook(): Promise<Rulebook>
}

/** Returns the same object for the same catalogue and names, so that memoised components do not render again. */
export const tableTextsFor = (loaded: LoadedTexts, game: Title, names: readonly string[]): TableTexts => {
  const known = cache.get(loaded.book)
  const joinedNames = JSON.stringify(names)
  if (known?.joinedNames === joinedNames) return known.texts
  const texts = createTableTexts(loaded, game, names)
  cache.set(loaded.book, { joinedNames, texts })
  return texts
}

/** A catalogue belongs to one game and one language. */
const cache = new WeakMap<Catalogue, { readonly joinedNames: string; readonly texts: TableTexts }>()

const createTableTexts = (
  { language, frame, book, rulebook }: LoadedTexts,
  game: Title,
  names: readonly string[],
): TableTexts => {
  const seat = (at: Seat): string => names[at] ?? String(at)
  const say = (message: Message): string => speak({ language, texts: book.texts, seat }, message)
  const has = (id: string): boolean => Object.hasOwn(book.texts, id)
  return {
    language,
    game: game.id,
    title: game.title,
    words: frameWordsIn(language, frame, seat),
    say,
    inBrief: (message) => say(has(`${message.id}.short`) ? { ...message, id: `${message.id}.short` } : message),
    has,
    rulebook,
    seat,
  }
}

export const TableTextsContext = createContext<TableTexts | null>(null)

export const useTableTexts = (): TableTexts => {
  const texts = useContext(TableTextsContext)
  if (texts === null) throw new Error('useTableTexts outside of a table')
  return texts
}
