/** The pages that only say something: no such page, a fault, still loading. */
import type { ReactNode } from 'react'
import { useApp } from './context.ts'
import { hrefs } from './route.ts'
import { saidBy } from './said.ts'

export const NotFound = (): ReactNode => {
  const { say } = useApp()
  return (
    <div className="notice">
      <h1>{say('missing.title')}</h1>
      <p>{say('missing.text')}</p>
      <a className="button" href={hrefs.home}>
        <span>{say('missing.home')}</span>
      </a>
    </div>
  )
}

export const Fault = ({ error }: { readonly error: unknown }): ReactNode => {
  const { say, tell } = useApp()
  const told = saidBy(error)
  const why = error instanceof Error ? error.message : String(error)
  return (
    <div className="notice" role="alert">
      <h1>{say('fault.title')}</h1>
      <p>{told === null ? say('fault.text', { why }) : tell(told)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        <span>{say('fault.again')}</span>
      </button>
      <a className="button" data-kind="quiet" href={hrefs.home}>
        <span>{say('missing.home')}</span>
      </a>
    </div>
  )
}

export const Loading = (): ReactNode => <p className="loading">{useApp().say('app.loading')}</p>
