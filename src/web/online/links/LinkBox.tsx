/** A link for other people: to copy, to share if the device can, and as a QR code. */

import { type ReactNode, useId, useRef, useState } from 'react'
import { useLoaded } from '../../app/useLoaded.ts'
import { useWords } from '../words.ts'
import { qrPath } from './links.ts'

export const LinkBox = ({ label, link }: { readonly label: string; readonly link: string }): ReactNode => {
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const copy = async (): Promise<void> => {
    const isCopied = await copied(link, field.current)
    setTold(words(isCopied ? 'link.copied' : 'link.selected'))
  }
  return (
    <div className="online-link">
      <div className="online-link-text">
        <label htmlFor={id}>{label}</label>
        <input id={id} ref={field} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="online-row">
          <button type="button" className="button" data-kind="main" onClick={() => void copy()}>
            <span>{words('link.copy')}</span>
          </button>
          {'share' in navigator && (
            // Whoever closes the sheet without sharing has done nothing error.
            <button
              type="button"
              className="button"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              <span>{words('link.share')}</span>
            </button>
          )}
        </div>
        <p role="status">{told}</p>
      </div>
      <Qr text={link} label={words('link.qr')} />
    </div>
  )
}

/** The clipboard is missing over plain http: then the old way, and at last the text stands selected. */
const copied = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}

/** Clear space around the code, in modules. */
const BORDER = 3

export const Qr = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
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
