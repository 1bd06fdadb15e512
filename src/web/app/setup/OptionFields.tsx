/** The options of a game. Their names come from the game's texts, loaded only if the game has options. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import type { OptionValues } from '../../../kit/game.ts'
import { type Language, speak } from '../../../kit/text.ts'
import { useApp } from '../context.ts'
import { RadioGroup } from '../RadioGroup.tsx'
import { useLoaded } from '../useLoaded.ts'

interface OptionFieldsProps {
  readonly entry: GameEntry
  readonly options: OptionValues
  change(options: OptionValues): void
}

export const OptionFields = ({ entry, options, change }: OptionFieldsProps): ReactNode => {
  const { language } = useApp()
  const words = useLoaded(`${entry.id} ${language}`, () => optionWords(entry, language))
  if (entry.meta.options.length === 0 || words === undefined) return null
  return (
    <div className="options">
      {entry.meta.options.map(({ id, values }) => (
        <RadioGroup
          key={id}
          title={words(`option.${id}`)}
          value={options[id] ?? false}
          values={values.map((value) => ({ value, label: words(`option.${id}.${value}`) }))}
          choose={(value) => change({ ...options, [id]: value })}
        />
      ))}
    </div>
  )
}

const optionWords = async (entry: GameEntry, language: Language): Promise<(id: string) => string> => {
  if (entry.meta.options.length === 0) return String
  const { texts } = await entry.text[language]()
  return (id) => speak({ language, texts, seat: String }, { id })
}
