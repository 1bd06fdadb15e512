/** The engineers: a head in front of a sky. */
import { lazy, memo, type ReactNode } from 'react'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'

const PortraitHead = lazy(async () => ({ default: (await import('./PortraitHead.tsx')).PortraitHead }))

/** A head with a cap, 24 wide and high, lit from the right. */
export const Head = memo(
  ({ engineer }: { readonly engineer: number }): ReactNode => (
    <AfterPaint>
      <PortraitHead engineer={engineer} />
    </AfterPaint>
  ),
)

/** The head before a sky, in a frame. */
export const Portrait = memo(
  ({ engineer, size }: { readonly engineer: number; readonly size: number }): ReactNode => (
    <g className={`rr-ground-${engineer % 3}`} transform={`scale(${size / 24})`}>
      <rect className="rr-portrait-ground" width="24" height="24" />
      <circle className="rr-portrait-sun" cx="12" cy="13" r="10" />
      <g transform="translate(1 1.9) scale(0.92)">
        <Head engineer={engineer} />
      </g>
      <rect className="rr-portrait-edge" width="24" height="24" />
    </g>
  ),
)
