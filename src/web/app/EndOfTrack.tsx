/** The picture of a page that is not there: a track that ends at a buffer stop. */
import type { ReactNode } from 'react'
import './end-of-track.css'

export const EndOfTrack = (): ReactNode => (
  <svg className="end-of-track" viewBox="0 0 360 150" aria-hidden="true">
    <circle className="end-sun" cx="250" cy="112" r="74" />
    <path className="end-ground" d="M0 112H360V150H0Z" />
    <path className="end-sleepers" d="M0 122H262" />
    <path className="end-rails" d="M0 116H262M0 128H262" />
    <path className="end-stop" d="M258 132V74H270V132ZM232 76H296V90H232ZM262 128 236 92H244L268 124Z" />
    <circle className="end-lamp" cx="264" cy="62" r="9" />
  </svg>
)
