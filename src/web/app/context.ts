/** What every page may ask of the app around it. */
import { createContext, useContext } from 'react'
import { type Language, type Message, type ParamsOf, sayFrom, speak } from '../../kit/text.ts'
import type { en } from '../text/en.ts'
import type { Words } from '../text/index.ts'
import type { Settings } from './settings/settings.ts'

type English = typeof en

/** The pages' own words, spoken in the reader's language. */
export type Say = <Id extends keyof English>(id: Id, ...given: ParamsOf<English[Id]>) => string

export interface App {
  readonly settings: Settings
  set(settings: Partial<Settings>): void
  readonly say: Say
  /** A message of the kit, in words: what is error with a record or a move. */
  translate(message: Message): string
  readonly language: Language
  go(route: string): void
}

export const AppContext = createContext<App | null>(null)

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (app === null) throw new Error('a page stands outside of the app')
  return app
}

export const sayIn = ({ language, pages }: Words): Say => {
  const message = sayFrom<English>()
  return (id, ...given) => speak({ language, texts: pages, seat: String }, message(id, ...given))
}

export const translatorIn =
  (words: Words) =>
  (message: Message): string =>
    message.id in words.kit
      ? speak({ language: words.language, texts: words.kit, seat: (seat) => String(seat + 1) }, message)
      : sayIn(words)('fault.unknown')
