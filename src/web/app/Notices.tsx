/** Pages with one message: page not found, crash, loading. */
import type { ReactNode } from 'react'
import { useApp } from './context.ts'
import { hrefs } from './route.ts'

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

export const ErrorPage = ({ why }: { readonly why: string }): ReactNode => {
  const { say } = useApp()
  return (
    <div className="notice" role="alert">
      <h1>{say('fault.title')}</h1>
      <p>{say('fault.text', { why })}</p>
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
