/** The name, and the way to the pages that are always there. */
import type { ReactNode } from 'react'
import { useApp } from './context.ts'
import { Logo } from './Mark.tsx'
import { hrefs, type Route } from './route.ts'

export const Header = ({ route }: { readonly route: Route }): ReactNode => {
  const { say } = useApp()
  const here = (page: Route['page']) => (route.page === page ? { 'aria-current': 'page' as const } : {})
  return (
    <header className="header">
      <a className="header-name" href={hrefs.home}>
        <Logo />
        <span>{say('app.name')}</span>
      </a>
      <nav aria-label={say('nav.label')}>
        <a href={hrefs.home} {...here('home')}>
          {say('nav.games')}
        </a>
        <a href={hrefs.lobby} {...here('lobby')}>
          {say('nav.lobby')}
        </a>
        <a href={hrefs.settings} {...here('settings')}>
          {say('nav.settings')}
        </a>
      </nav>
    </header>
  )
}
