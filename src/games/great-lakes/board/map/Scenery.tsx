/**
 * The land with its lakes and the ocean. It reaches far beyond the sheet, so that it fills a screen of any shape. Drawn
 * once, and again when the shores have loaded.
 */
import { memo, type ReactNode } from 'react'
import { COAST_BEYOND, OCEAN } from './bleed.ts'
import { useShores } from './shores.ts'

/** How far the scenery reaches beyond the sheet. */
const BLEED = { x: -2400, y: -2400, width: 7000, height: 6000 } as const

/** Until the shores have loaded, everything is land: most things on it are dark on light and stay readable. */
export const Scenery = memo((): ReactNode => {
  const shores = useShores()
  return (
    <g>
      <rect className="gl-land" {...BLEED} />
      {shores !== null && (
        <>
          <path className="gl-ocean" d={OCEAN} />
          <path className="gl-land" d={shores.land + COAST_BEYOND} />
          <path className="gl-shore" d={shores.lakes} />
          {/* The data cuts some lakes in two. Their outline lies under both fills, so that no seam shows. */}
          <path className="gl-shoreline" d={shores.lakes} />
          <path className="gl-lake" d={shores.lakes} fillRule="evenodd" />
        </>
      )}
    </g>
  )
})
