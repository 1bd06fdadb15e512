/** Opens the list of all choices in words: in a drawer, or on a phone in the high sheet. */
import type { ReactNode } from 'react'
import { openDrawer, toggleDrawer } from '../drawers/open-drawer.ts'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'

interface ChoicesButtonProps {
  readonly count: number
  readonly inSheet: { readonly isOpen: boolean; open(isOpen: boolean): void } | null
}

export const ChoicesButton = ({ count, inSheet }: ChoicesButtonProps): ReactNode => {
  const { words } = useTableTexts()
  const drawer = openDrawer.use()
  const isOpen = inSheet === null ? drawer?.kind === 'choices' : inSheet.isOpen
  return (
    <button
      type="button"
      className="choices-button"
      aria-expanded={isOpen}
      title={words('choices.title')}
      onClick={() => (inSheet === null ? toggleDrawer('choices') : inSheet.open(!isOpen))}
    >
      <LineIcon shape="list" />
      <span className="choices-words">{words('choices.title')}</span> {count > 0 && <span>{count}</span>}
    </button>
  )
}
