/** The notice about the games' owners, and the language field. */
import type { ReactNode } from 'react'
import type { PageRoute } from '../../wire/route.ts'
import { useApp } from './context.ts'
import { LanguageField } from './settings/LanguageField.tsx'

export const Footer = ({ route }: { readonly route: PageRoute }): ReactNode => {
  const { say } = useApp()
  return (
    <footer className="footer">
      <div>
        <p>{say('footer.notice')}</p>
        <p>{say('footer.licence')}</p>
      </div>
      {route.page !== 'settings' && <LanguageField />}
    </footer>
  )
}
