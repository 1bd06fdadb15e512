/** The words of the daily deal, loaded with it. */
import { type ParamsOf, sayFrom, speak } from '../../kit/text.ts'
import { useApp } from '../app/context.ts'
import { useLoaded } from '../app/useLoaded.ts'
import type { en } from './text/en.ts'
import { loadDailyTexts } from './text/index.ts'

type English = typeof en

export type DailyWords = <Id extends keyof English & string>(id: Id, ...args: ParamsOf<English[Id]>) => string

/** Undefined until they are loaded. */
export const useDailyWords = (): DailyWords | undefined => {
  const { language } = useApp()
  const texts = useLoaded(language, () => loadDailyTexts(language))
  if (texts === undefined) return undefined
  const message = sayFrom<English>()
  return (id, ...args) => speak({ language, texts, seat: String }, message(id, ...args))
}

/** "18 November", or with the year and the day of the week. */
export const dateIn = (locale: string, day: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(style === 'long' && { weekday: 'long', year: 'numeric' }),
  }).format(Date.parse(`${day}T12:00:00Z`))
