/** The page "How to play" of a game. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { hrefs } from '../../../wire/route.ts'
import { HowToPlay } from '../../guide/HowToPlay.tsx'
import { useApp } from '../context.ts'
import { useOpenTable } from '../setup/useOpenTable.ts'

export const HowToPlayPage = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say } = useApp()
  const { learn, busy } = useOpenTable(entry)
  return (
    <>
      <div className="page-head">
        <h1>{entry.title}</h1>
        <p className="kicker">{say('guide.title')}</p>
      </div>
      <HowToPlay entry={entry} />
      <div className="guide-links">
        {learn !== null && (
          <button type="button" className="button" data-kind="main" disabled={busy} onClick={learn}>
            <span>{say('poster.learn')}</span>
          </button>
        )}
        <a className="button" href={hrefs.setUp(entry.id)}>
          <span>{say('setup.title')}</span>
        </a>
        <a className="button" href={hrefs.rules(entry.id)}>
          <span>{say('poster.rules')}</span>
        </a>
        <button type="button" className="button" data-kind="quiet" onClick={() => window.print()}>
          <span>{say('guide.print')}</span>
        </button>
      </div>
    </>
  )
}
