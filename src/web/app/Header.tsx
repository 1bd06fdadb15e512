/** The name of the site, and links to the pages that are always there. */
import type { ReactNode } from 'react'
import { hrefs, type PageRoute } from '../../wire/route.ts'
import { useApp } from './context.ts'

export const Header = ({ route }: { readonly route: PageRoute }): ReactNode => {
  const { say } = useApp()
  const here = (page: PageRoute['page']) => (route.page === page ? { 'aria-current': 'page' as const } : {})
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

const Logo = (): ReactNode => (
  <svg className="logo" viewBox="0 0 64 44" aria-hidden="true">
    <path d="M2 38a30 30 0 0 1 60 0H47a15 15 0 0 0-30 0z" fill="var(--accent)" />
    <path d="M32 38 9 19m23 19L21 9m11 29L43 9M32 38l23-19" stroke="var(--paper)" strokeWidth="3" />
    <circle cx="32" cy="36" r="7.5" fill="var(--ink)" stroke="var(--paper)" strokeWidth="3" />
  </svg>
)
