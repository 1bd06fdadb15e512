/** The bots that a player chooses from, and the scores they typically reach. */
import type { ReactNode } from 'react'
import { BOT_NAMES, LEVELS } from '../../../bots/levels.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../context.ts'

/** A bot of an older table, if it is the chosen one, is offered too. */
export const BotOptions = ({ chosen }: { readonly chosen: string | null }): ReactNode => {
  const { say } = useApp()
  return BOT_NAMES.filter((name) => name === chosen || LEVELS.some((level) => level === name)).map((name) => (
    <option key={name} value={name}>
      {say(`setup.bot.${name}`)}
    </option>
  ))
}

/** Only levels that were measured. The scores stand here, because a closed list on a phone would cut them off. */
export const TypicalScores = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say } = useApp()
  const known = LEVELS.flatMap((level) => {
    const points = entry.typicalScores?.[level]
    return points === undefined ? [] : [say('setup.level', { bot: say(`setup.bot.${level}`), points })]
  })
  return known.length === 0 ? null : <p className="hint">{say('setup.levels', { list: known.join(' · ') })}</p>
}
