/** A QR code, dark on light by day and by night: cameras want it so. */
import type { ReactNode } from 'react'
import { useLoaded } from '../../app/useLoaded.ts'
import { qrPath } from './qr-path.ts'

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
