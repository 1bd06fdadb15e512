/** The context of all pages: settings, texts, navigation. */
import { createContext, useContext } from 'react'
import { type Language, type Message, type ParamsOf, sayFrom, speak } from '../../kit/text.ts'
import type { en } from '../text/en.ts'
import type { PageWords } from '../text/index.ts'
import type { UserSettings } from './settings/settings.ts'

type English = typeof en

/** A text of the pages in the user's language. */
export type PageText = <Id extends keyof English>(id: Id, ...args: ParamsOf<English[Id]>) => string

export interface AppContextValue {
  readonly settings: UserSettings
  set(settings: Partial<UserSettings>): void
  readonly say: PageText
  /** The text of a message from the kit, such as why a record or a move is refused. */
  translate(message: Message): string
  readonly language: Language
  /** Goes to another page; addresses are made by `hrefs`. */
  go(address: string): void
  /** Begins to load what a table of this game shows, while the table is still being opened. */
  loadTable(game: string): void
}

export const AppContext = createContext<AppContextValue | null>(null)

export const useApp = (): AppContextValue => {
  const app = useContext(AppContext)
  if (app === null) throw new Error('useApp outside of the app')
  return app
}

export const sayIn = ({ language, pages }: PageWords): PageText => {
  const message = sayFrom<English>()
  return (id, ...args) => speak({ language, texts: pages, seat: String }, message(id, ...args))
}

export const translatorIn =
  (words: PageWords) =>
  (message: Message): string =>
    message.id in words.problems
      ? speak({ language: words.language, texts: words.problems, seat: (seat) => String(seat + 1) }, message)
      : sayIn(words)('fault.unknown')
