/** Paris at the horizon: the tower before the sun, domes and roofs. */
import type { ReactNode } from 'react'
import { wedges } from './perspective.ts'

export const Sky = (): ReactNode => (
  <g>
    <rect className="p-sky" width="600" height="640" />
    <path className="p-ray" d={wedges(34, 180, 360)} />
    <circle className="p-sun" cx="430" cy="214" r="150" />
  </g>
)

/** Half of the tower, from its axis outwards; the holes are what one sees through. */
const HALF_TOWER =
  'M0 18 2 66 6 68 6 76Q13 176 28 254L36 254 36 265 31 265 49 320 60 320 60 333 54 333Q68 370 97 408L58 408C50 364 28 348 0 348Z' +
  'M0 274 14 274 28 316 0 316ZM0 150 9 248 0 248Z'

export const Tower = (): ReactNode => (
  <g transform="translate(430 0)">
    <path className="p-tower" fillRule="evenodd" d={HALF_TOWER} transform="scale(-1 1)" />
    <path className="p-tower-lit" fillRule="evenodd" d={HALF_TOWER} />
  </g>
)

/** From left to right: houses, the basilica on its hill, houses. */
const ROOFS =
  'M0 398V356L10 340H44L54 356V344L64 344V330H78V352L88 346 108 330V316C108 308 112 304 116 302C116 282 128 270 140 262V248H144V262' +
  'C156 270 168 282 168 302C172 304 176 308 176 316V330L196 348 210 356 218 342H252L262 356H270V348H276V356L286 340H322L334 358V372' +
  'H540L548 356H580L588 366H600V398Z'

export const Roofs = (): ReactNode => (
  <g>
    <path className="p-roofs" d={ROOFS} />
    <path
      className="p-window"
      d="M18 368h7v11h-7zM34 368h7v11h-7zM226 366h6v10h-6zM240 366h6v10h-6zM296 366h6v10h-6zM311 366h6v10h-6zM560 372h6v9h-6z"
    />
  </g>
)

export const Ground = (): ReactNode => (
  <g>
    <rect className="p-ground" y="384" width="600" height="256" />
    <path className="p-ground-ray" d={wedges(26, 0, 180)} />
  </g>
)
