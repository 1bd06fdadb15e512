/** A dialog in the browser's own element: it keeps the focus while it is open and then gives it back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialogs.css'

export interface DialogProps {
  readonly title: string
  readonly className?: string
  /** Only the dialog's own buttons close it. */
  readonly firm?: boolean
  onClose(): void
  readonly children: ReactNode
}

export const Dialog = ({ title, className = '', firm = false, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      // A small card that led here may be gone: then the board takes the focus.
      const back = before?.isConnected ? before : document.querySelector('.table .panzoom-view')
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`table-dialog ${className}`}
      aria-labelledby={titleId}
      closedby={firm ? 'none' : 'any'}
      onCancel={(event) => {
        event.preventDefault()
        if (!firm) onClose()
      }}
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
