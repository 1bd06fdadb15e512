/** The far shore, the trestle with its train, and the water. */
import type { ReactNode } from 'react'

export const Shore = (): ReactNode => (
  <g>
    <path className="gl-p-hills" d="M0 372L70 340 130 362 210 322 300 358 392 318 470 356 540 330 600 360V420H0Z" />
    <path className="gl-p-pines" d={PINES} />
  </g>
)

/** Firs along the water, higher towards the edges. */
const PINES = Array.from({ length: 31 }, (_, i) => {
  const x = i * 20
  const high = 26 + (Math.abs(x - 300) / 300) ** 2 * 62 + (i % 3) * 9
  return `M${x - 13} 412L${x} ${(412 - high).toFixed(0)}L${x + 13} 412Z`
}).join('')

export const Train = (): ReactNode => (
  <g>
    <path className="gl-p-trestle" d={TRESTLE} />
    <rect className="gl-p-trestle" x="0" y="352" width="600" height="7" />
    {CARS.map((x) => (
      <g key={x}>
        <rect className="p-coach" x={x} y="326" width="62" height="24" />
        <path className="p-glass" d={`M${x + 7} 331h11v9h-11zM${x + 25} 331h11v9h-11zM${x + 43} 331h11v9h-11z`} />
      </g>
    ))}
    <path className="p-body" d="M476 350V322h22v8h44v-12h9v12h9l8 20z" />
    <path className="p-smoke" d="M546 312c-10-26 18-30 8-54 26 10 46-4 46 24v26c-22-16-34 12-54 4z" />
    <path className="p-stripe" d="M40 343h420v3H40z" />
  </g>
)

const CARS = [52, 122, 192, 262, 332, 402]

/** Bents of timber under the line. */
const TRESTLE = Array.from({ length: 16 }, (_, i) => {
  const x = i * 40
  return `M${x} 359h5l8 60h-6zM${x + 22} 359h5l-8 60h-6zM${x + 2} 386h22v4h-22z`
}).join('')

export const Water = (): ReactNode => (
  <g>
    <rect className="gl-p-water" y="410" width="600" height="230" />
    <path className="gl-p-water-lit" d={BANDS} />
  </g>
)

/** The light of the sun on the swell, broader towards us. */
const BANDS = Array.from({ length: 9 }, (_, i) => {
  const y = 418 + i * i * 2.6 + i * 5
  const half = 60 + i * 30
  return `M${300 - half} ${y.toFixed(0)}q${half / 2} ${4 + i} ${half} 0t${half} 0v${3 + i}q${-half / 2} ${-4 - i} ${-half} 0t${-half} 0z`
}).join('')
