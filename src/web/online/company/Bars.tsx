/** What stands above the turn: a broken line, a vote, a bot that plays for the reader, the next table. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { LineBanner } from '../LineBanner.tsx'
import type { Heard } from '../remote.ts'
import { Trouble } from '../Trouble.tsx'
import type { Giver } from '../useGive.ts'
import { useWords } from '../words.ts'
import { VoteBar } from './VoteBar.tsx'

interface Props {
  readonly heard: Heard
  readonly table: OnlineTable
  readonly giver: Giver
  readonly rematch: (() => void) | null
}

export const Bars = ({ heard, table, giver, rematch }: Props): ReactNode => {
  const { tell } = useApp()
  const words = useWords()
  const mine = table.you.seat === null ? undefined : table.seats[table.you.seat]
  const hasStandIn = table.phase === 'running' && mine !== undefined && mine.bot !== null
  return (
    <>
      <LineBanner line={heard.line} />
      {heard.ended !== null && (
        <p role="alert" className="online-banner">
          {tell(heard.ended)}
        </p>
      )}
      <Trouble wrong={giver.wrong} />
      <VoteBar table={table} moves={heard.scene?.moves ?? 0} giver={giver} />
      {hasStandIn && (
        <Bar
          text={words('standIn.plays')}
          way={words('standIn.back')}
          act={() => void giver.give({ kind: 'standIn', bot: null })}
        />
      )}
      {table.broken && (
        <Bar text={words('match.broken')} way={words('rematch')} act={table.next === null ? rematch : null} />
      )}
      {table.next !== null && <Bar text={words('rematch.ready')} way={words('rematch.go')} act={rematch} />}
    </>
  )
}

const Bar = ({ text, way, act }: { text: string; way: string; act: (() => void) | null }): ReactNode => (
  <div className="online-bar">
    <p role="status">{text}</p>
    {act !== null && (
      <button type="button" className="button" onClick={act}>
        {way}
      </button>
    )}
  </div>
)
