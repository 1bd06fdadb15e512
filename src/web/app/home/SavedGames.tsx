/** The games saved in this browser, latest first. A damaged one shows why and does not affect the others. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useApp } from '../context.ts'
import { browserTables } from '../local-tables.ts'
import { LoadRecord } from './LoadRecord.tsx'
import type { SavedList } from './saved.ts'

// Not needed on a first visit, so loaded on demand.
const SavedGame = lazy(async () => ({ default: (await import('./SavedGame.tsx')).SavedGame }))

/** `id`: of the heading. */
export const SavedGames = ({ id, saved, fault, refresh }: SavedList & { readonly id: string }): ReactNode => {
  const { say, translate } = useApp()
  const remove = (match: string): void => void browserTables().remove(match).then(refresh, refresh)
  return (
    <section className="saved" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {say('saved.title')}
      </h2>
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
