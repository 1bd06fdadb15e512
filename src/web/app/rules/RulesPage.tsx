/** The rules page of a game. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../context.ts'
import { GameHead } from '../GameHead.tsx'
import { Rules } from './Rules.tsx'

interface Props {
  readonly entry: GameEntry
  readonly rule: string | null
}

export const RulesPage = ({ entry, rule }: Props): ReactNode => {
  const { say } = useApp()
  return (
    <>
      <GameHead entry={entry} kicker={say('rules.title')} />
      <Rules entry={entry} rule={rule} />
    </>
  )
}
