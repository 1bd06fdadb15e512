/** A notice in its fixed place. It takes no focus and covers little. */
import type { ReactNode } from 'react'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import './notice-bars.css'

interface NoticeProps {
  readonly label: string
  readonly kind?: 'problem'
  onClose(): void
  readonly children: ReactNode
}

export const Notice = ({ label, kind, onClose, children }: NoticeProps): ReactNode => {
  const { words } = useTableTexts()
  return (
    <section className="notice-bar" aria-label={label} data-kind={kind}>
      {children}
      <button type="button" className="icon-button" aria-label={words('close')} onClick={onClose}>
        <LineIcon shape="close" />
      </button>
    </section>
  )
}
