/** What went wrong between this page and the server, in one sentence; nothing where nothing did. */
import type { ReactNode } from 'react'
import type { Message } from '../../../kit/text.ts'
import { useApp } from '../../app/context.ts'
import { useWords } from '../words.ts'

/** A message of the server, or that it cannot be reached, or words of a page. */
export type Wrong = Message | 'unreachable' | { readonly text: string } | null

export const wrongIn = (say: Message | null): Wrong => say ?? 'unreachable'

/** The place is always there, so that a screen reader hears what comes into it. */
export const Trouble = ({ wrong }: { readonly wrong: Wrong }): ReactNode => {
  const { tell } = useApp()
  const words = useWords()
  const text = wrong === null ? '' : wrong === 'unreachable' ? words('unreachable') : spoken(wrong, tell)
  return (
    <p role="status" className={text === '' ? 'unseen' : 'wrong'}>
      {text}
    </p>
  )
}

const spoken = (wrong: Message | { readonly text: string }, tell: (message: Message) => string): string =>
  'text' in wrong ? wrong.text : tell(wrong)
