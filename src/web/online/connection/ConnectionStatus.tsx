/** What went error between this page and the server, in one sentence; nothing where nothing did. */
import type { ReactNode } from 'react'
import type { Message } from '../../../kit/text.ts'
import { useApp } from '../../app/context.ts'
import { useWords } from '../words.ts'

/** A message of the server, or that it cannot be reached, or words of a page. */
export type ErrorMessage = Message | 'unreachable' | { readonly text: string } | null

export const errorFrom = (say: Message | null): ErrorMessage => say ?? 'unreachable'

/** The place is always connected, so that a screen reader hears what comes into it. */
export const ErrorLine = ({ error }: { readonly error: ErrorMessage }): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const text = error === null ? '' : error === 'unreachable' ? words('unreachable') : spoken(error, translate)
  return (
    <p role="status" className={text === '' ? 'unseen' : 'wrong'}>
      {text}
    </p>
  )
}

const spoken = (error: Message | { readonly text: string }, translate: (message: Message) => string): string =>
  'text' in error ? error.text : translate(error)
