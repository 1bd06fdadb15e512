/** A link for other people: to copy, to share if the device can, and as a QR code. */

import { type ReactNode, useId, useRef, useState } from 'react'
import { useLoaded } from '../../app/useLoaded.ts'
import { useWords } from '../words.ts'
import { qrPath } from './links.ts'

interface LinkBoxProps {
  readonly label: string
  readonly link: string
  /** Further buttons beside those of the link. */
  readonly children?: ReactNode
}

export const LinkBox = ({ label, link, children }: LinkBoxProps): ReactNode => {
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const canShare = 'share' in navigator
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link, field.current)
    setMessage(words(isCopied ? 'link.copied' : 'link.selected'))
  }
  return (
    <div className="online-link">
      <div className="online-link-text">
        <label htmlFor={id}>{label}</label>
        <input id={id} ref={field} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="online-row">
          {canShare && (
            // Closing the share sheet is not an error.
            <button
              type="button"
              className="button"
              data-kind="main"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              <span>{words('link.share')}</span>
            </button>
          )}
          <button
            type="button"
            className="button"
            data-kind={canShare ? undefined : 'main'}
            onClick={() => void copy()}
          >
            <span>{words('link.copy')}</span>
          </button>
          {children}
        </div>
        <p role="status">{message}</p>
      </div>
      <QrCode text={link} label={words('link.qr')} />
    </div>
  )
}

/** The clipboard API is missing over plain http: then the old command, or at least the selected text. */
const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}

/** The quiet zone around the code, in modules. */
const BORDER = 3

const QrCode = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
  const code = useLoaded(text, async () => {
    const { encode } = await import('uqr')
    return encode(text, { ecc: 'M', border: BORDER })
  })
  if (code === undefined) return <div className="online-qr" />
  return (
    <svg className="online-qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width={code.size} height={code.size} fill="#fffaf0" />
      <path d={qrPath(code.data)} fill="#14272c" shapeRendering="crispEdges" />
    </svg>
  )
}
