/** The options of a table, as they were chosen. Their names are the game's words. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import type { OptionValues } from '../../../kit/game.ts'
import { speak } from '../../../kit/text.ts'
import { useApp } from '../../app/context.ts'
import { useLoaded } from '../../app/useLoaded.ts'

export const OptionList = ({
  entry,
  options,
}: {
  readonly entry: GameEntry
  readonly options: OptionValues
}): ReactNode => {
  const { language } = useApp()
  const chosen = Object.entries(options)
  const book = useLoaded(`${entry.id} ${language}`, async () =>
    chosen.length === 0 ? null : await entry.text[language](),
  )
  if (book == null) return null
  const announcement = (id: string): string => speak({ language, texts: book.texts, seat: String }, { id })
  return (
    <p className="hint">
      {chosen
        .map(([id, value]) => `${announcement(`option.${id}`)}: ${announcement(`option.${id}.${value}`)}`)
        .join(' · ')}
    </p>
  )
}
