/** Cities, ports, junctions, harbours and names. */
import { memo, type ReactNode } from 'react'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { useScale } from '../../../../web/toolkit/scale.ts'
import { CITIES } from '../../data/cities.ts'
import { portTarget } from '../../describe/targets.ts'
import type { City } from '../../map/map.ts'
import { spot } from '../sheet.ts'
import { Harbour } from './Harbour.tsx'
import { isLightOnLeft } from './labels.ts'
import { namesAt } from './names.ts'

export const Cities = memo(
  ({ harbours }: { readonly harbours: readonly number[] }): ReactNode =>
    CITIES.map(({ code }, city) => <Place key={code} city={city} owner={harbours[city] ?? -1} />),
)

const Place = memo(({ city, owner }: { readonly city: City; readonly owner: number }): ReactNode => {
  const { place } = CITIES[city] ?? { place: 'inland' }
  const { x, y } = spot(city)
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`gl-place gl-${place}`}
      {...(place === 'port' ? anchor(portTarget(city), RING) : {})}
    >
      {place === 'junction' ? (
        <path className="gl-buoy" d="M0-9 9 0 0 9-9 0Z" />
      ) : (
        <>
          <circle className="gl-glow" r={40} />
          <circle className="gl-glow" r={27} />
          {owner < 0 && <circle className="gl-disc" r={15} />}
        </>
      )}
      {place === 'port' && owner < 0 && <path className="gl-anchor" d={ANCHOR} />}
      {place === 'inland' && <circle className="gl-dot" r={5} />}
      {owner >= 0 && <Harbour seat={owner} isLightOnLeft={isLightOnLeft(city)} />}
    </g>
  )
})

/** What a mark follows: around the port, with or without a harbour. */
const RING = 'M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z'

/** The anchor of a port: ring, stock, shank and arms. */
const ANCHOR = 'M0-6.500V9M-5-3.500H5M-8 2.500C-7.500 7.500-4 9 0 9S7.500 7.500 8 2.500M0-6.500a2.200 2.200 0 1 0-.01 0'

/** Names lie over lines and pieces, with a halo for contrast. `first` names are placed before the others when space is short. */
export const Names = memo(({ first }: { readonly first: ReadonlySet<City> }): ReactNode => {
  const names = namesAt(useScale(), first)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {names.map(({ city, text, x, y, anchor, size }) => (
        <text
          key={city}
          className={`gl-name gl-name-${CITIES[city]?.place}`}
          x={x}
          y={y}
          textAnchor={anchor}
          style={{ fontSize: size, strokeWidth: size / 4 }}
        >
          {text}
        </text>
      ))}
    </g>
  )
})
