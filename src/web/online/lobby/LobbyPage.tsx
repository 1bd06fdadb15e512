/** The lobby: the user's own tables, tables with a free seat, tables to watch, and deals that were broken off. */
import { type ReactNode, useId } from 'react'
import { games } from '../../../games/index.ts'
import type { Listed } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { posterOf } from '../../app/poster/posters.ts'
import { ErrorLine } from '../connection/ConnectionStatus.tsx'
import { useWords } from '../words.ts'
import { LobbyTable } from './LobbyTable.tsx'
import { sortByUrgency, useLobbyLists } from './lobby-lists.ts'

export const LobbyPage = (): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  const { lists, error } = useLobbyLists()
  const othersBroken = lists?.brokenOff.filter(({ mine }) => mine === null) ?? []
  return (
    <div className="lobby">
      <div className="page-head">
        <h1>{say('nav.lobby')}</h1>
        <p className="hint">{words('lobby.lead')}</p>
      </div>
      <ErrorLine error={error} />
      {lists !== null && (
        <>
          {lists.mine.length > 0 && <Tables title={words('lobby.mine')} tables={sortByUrgency(lists.mine)} none="" />}
          <Tables title={words('lobby.open')} tables={lists.open} none={words('lobby.open.none')} />
          <Tables title={words('lobby.running')} tables={lists.running} none={words('lobby.running.none')} />
          {othersBroken.length > 0 && <Tables title={words('lobby.brokenOff')} tables={othersBroken} none="" />}
          <p role="status" className="unseen">
            {words('lobby.count', { count: lists.open.length })}
          </p>
        </>
      )}
      {/* After the lists, which would otherwise push it down. */}
      {(lists !== null || error !== null) && <NewTable />}
    </div>
  )
}

interface TablesProps {
  readonly title: string
  readonly tables: readonly Listed[]
  readonly none: string
}

const Tables = ({ title, tables, none }: TablesProps): ReactNode => {
  const id = useId()
  return (
    <section className="lobby-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <ul className="lobby-list">
          {tables.map((table) => (
            <LobbyTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

const NewTable = (): ReactNode => {
  const words = useWords()
  const id = useId()
  return (
    <section className="lobby-part" aria-labelledby={id}>
      <h2 id={id}>{words('lobby.new')}</h2>
      <div className="lobby-new">
        {games.map((entry) => (
          <a key={entry.id} href={hrefs.host(entry.id)}>
            <svg viewBox="60 60 480 480" aria-hidden="true">
              <use href={`${posterOf(entry).picture}#drawing`} />
            </svg>
            <span>{entry.title}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
