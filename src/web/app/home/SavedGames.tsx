/** The games saved in this browser, latest first. A damaged one shows why and does not affect the others. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useState } from 'react'
import type { Message } from '../../../kit/text.ts'
import type { Saved } from '../../host/local.ts'
import { useApp } from '../context.ts'
import { browserTables, messageOf } from '../local-tables.ts'
import { LoadRecord } from './LoadRecord.tsx'

// Not needed on a first visit, so loaded on demand.
const SavedGame = lazy(async () => ({ default: (await import('./SavedGame.tsx')).SavedGame }))

export const SavedGames = (): ReactNode => {
  const { say, translate } = useApp()
  const title = useId()
  const { saved, fault, refresh } = useSaved()
  const remove = (id: string): void => void browserTables().remove(id).then(refresh, refresh)
  return (
    <section className="saved" aria-labelledby={title}>
      <h2 id={title}>{say('saved.title')}</h2>
      {fault !== null && <p className="wrong">{translate(fault)}</p>}
      {saved?.length === 0 && <p className="hint">{say('saved.none')}</p>}
      <Suspense>
        {saved !== null && saved.length > 0 && (
          <ul className="saved-list">
            {saved.map((one) => (
              <SavedGame key={one.id} saved={one} remove={() => remove(one.id)} />
            ))}
          </ul>
        )}
        {/* Not before the list is there, which would push it down. */}
        {saved !== null && <LoadRecord />}
      </Suspense>
    </section>
  )
}

const useSaved = () => {
  const [saved, setSaved] = useState<readonly Saved[] | null>(null)
  const [fault, setFault] = useState<Message | null>(null)
  const refresh = useCallback(() => {
    browserTables()
      .list()
      .then(
        (list) => setSaved([...list].sort((a, b) => b.changed - a.changed)),
        (problem: unknown) => setFault(messageOf(problem)),
      )
  }, [])
  useEffect(refresh, [refresh])
  return { saved, fault, refresh }
}
