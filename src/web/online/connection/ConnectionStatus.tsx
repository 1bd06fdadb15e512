/** What went wrong between this page and the server, in one sentence; nothing where nothing did. */
import type { ReactNode } from 'react'
import type { Message } from '../../../kit/text.ts'
import { useApp } from '../../app/context.ts'
import { useWords } from '../words.ts'

/** A message of the server, or that it cannot be reached, or words of a page. */
export type ErrorMessage = Message | 'unreachable' | { readonly text: string } | null

export const errorFrom = (say: Message | null): ErrorMessage => say ?? 'unreachable'

/** The place is always there, so that a screen reader hears what comes into it. */
export const ErrorLine = ({ wrong }: { readonly wrong: ErrorMessage }): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const text = wrong === null ? '' : wrong === 'unreachable' ? words('unreachable') : spoken(wrong, translate)
  return (
    <p role="status" className={text === '' ? 'unseen' : 'wrong'}>
      {text}
    </p>
  )
}

const spoken = (wrong: Message | { readonly text: string }, translate: (message: Message) => string): string =>
  'text' in wrong ? wrong.text : translate(wrong)
