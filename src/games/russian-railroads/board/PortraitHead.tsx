/** The engineers: fifteen heads out of a few caps, beards and coats. No two are alike. They come after the first paint. */
import type { ReactNode } from 'react'
import './heads.css'

const COATS = ['red', 'teal', 'ochre', 'slate', 'green'] as const
const CAPS = [
  'M3 7.5q0-6.5 9-6.5t9 6.5l2 2.5H1z',
  'M3 9V3q0-2.5 9-2.5T21 3v6H3z',
  'M4 8q1-7.5 8-7.5T20 8h2.5v2h-21V8z',
] as const
const BEARDS = ['', 'M7 13.5q5-2.5 10 0-1.5 2-5 1t-5 1z', 'M6 12q6 2 12 0 1 7-6 9-7-2-6-9z'] as const

/** A head with a cap, 24 wide and high, lit from the right. */
export const PortraitHead = ({ engineer }: { readonly engineer: number }): ReactNode => {
  const [cap, beard, coat] = [CAPS[engineer % 3], BEARDS[Math.floor(engineer / 3) % 3], COATS[engineer % 5]]
  const isMuffled = engineer % 3 === 1
  return (
    <g className={`rr-head rr-coat-${coat}`}>
      <path className="rr-coat" d="M0 24q1-7 8-7.5h8q7 .5 8 7.5z" />
      <path className="rr-coat-shade" d="M0 24q1-7 8-7.5h2.5L12 24z" />
      <path className="rr-lapels" d="M8.5 16.8L12 21.5l3.5-4.7" />
      <path className="rr-skin" d="M5.5 8h13v5.5q0 6-6.5 6.5-6.5-.5-6.5-6.5z" />
      <path className="rr-skin-shade" d="M5.5 8h3.2v9.8q-3.2-1.5-3.2-4.3z" />
      {engineer % 4 === 3 && (
        <path
          className="rr-glasses"
          d="M6.5 11a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M12.9 11a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M11.1 11h1.8"
        />
      )}
      {engineer % 4 !== 3 && <path className="rr-eyes" d="M9 11h.01M15 11h.01" />}
      <path className="rr-nose" d="M12 11.5v2.2" />
      {beard !== '' && <path className={`rr-beard rr-beard-${engineer % 4}`} d={beard} />}
      {isMuffled && <path className="rr-fur" d="M3 7.5h18V11q0 5-3 6V10.5H6V17q-3-1-3-6z" />}
      <path className="rr-hat" d={cap} />
      <path className="rr-badge" d="M12 4.5h.01" />
    </g>
  )
}
