/** Offers a new version. It is never forced on a player. */
import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'
import { newVersion, showNewVersion } from './offline.ts'
import './offline.css'

export const NewVersion = (): ReactNode => {
  const { say } = useApp()
  const worker = newVersion.use()
  if (worker === null) return null
  return (
    <section className="new-version" aria-label={say('version.title')}>
      <p role="status">{say('version.title')}</p>
      <button type="button" className="button" onClick={() => showNewVersion(worker)}>
        <span>{say('version.show')}</span>
      </button>
    </section>
  )
}
