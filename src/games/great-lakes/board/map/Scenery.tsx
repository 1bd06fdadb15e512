/**
 * The land with its forests, lakes and the ocean. It reaches far beyond the sheet, so that it fills a screen of any
 * shape. Drawn once, and again when the shores have loaded.
 */
import { lazy, memo, type ReactNode } from 'react'
import { AfterPaint } from '../../../../web/toolkit/AfterPaint.tsx'
import { COAST_BEYOND, OCEAN } from './bleed.ts'
import { Cartouche, LakeNames } from './Cartouche.tsx'
import { type Shores, useShores } from './shores.ts'

const Beyond = lazy(() => import('./Beyond.tsx'))

/** How far the scenery reaches beyond the sheet. */
const BLEED = { x: -2600, y: -2600, width: 7000, height: 6300 } as const

/** Until the shores have loaded, everything is land: most things on it are dark on light and stay readable. */
export const Scenery = memo((): ReactNode => {
  const shores = useShores()
  return (
    <g>
      <rect className="gl-land" {...BLEED} />
      {shores !== null && <Nature {...shores} />}
      <AfterPaint>
        <Beyond />
      </AfterPaint>
      <Cartouche />
    </g>
  )
})

const Nature = ({ lakes, coast, land, forest }: Shores): ReactNode => (
  <>
    <path className="gl-ocean" d={OCEAN} />
    <clipPath id="gl-ocean">
      <path d={OCEAN} />
    </clipPath>
    <path className="gl-surf" clipPath="url(#gl-ocean)" d={land + COAST_BEYOND} />
    <path className="gl-land" d={land + COAST_BEYOND} />
    <path className="gl-plains" d={PLAINS} />
    <path className="gl-beach" d={coast} />
    <clipPath id="gl-lakes">
      <path d={lakes} clipRule="evenodd" />
    </clipPath>
    <path className="gl-lake" d={lakes} fillRule="evenodd" />
    {/* Lighter bands along the shore: the water gets deeper towards the middle. */}
    <g clipPath="url(#gl-lakes)">
      <path className="gl-shelf" d={coast} />
      <path className="gl-shallows" d={coast} />
    </g>
    <path className="gl-shoreline" d={coast} />
    <path className="gl-waves" d={WAVES} />
    <LakeNames />
    <path className="gl-trunks" d={forest.trunks} />
    <path className="gl-tree" d={forest.lit} />
    <path className="gl-tree gl-tree-shaded" d={forest.shaded} />
  </>
)

/** Long swells of the ground, from the prairie in the west to the hills in the east. */
const PLAINS = [
  'M-2600 430C-1500 330-700 520-40 470S420 640 640 560 1040 700 1180 640 1500 420 1900 470 3400 330 4400 420V700',
  'C3400 640 2500 760 2000 690S1500 640 1260 800 860 900 640 800 300 760 40 690-1500 640-2600 720Z',
  'M-2600 980C-1500 900-500 1010 60 1010S560 940 820 1040 1340 980 1560 1000 2600 880 4400 960V3700H-2600Z',
  'M-2600-700C-1200-500-300-180 360-120S900 60 1100 20 1640 120 1900 40 3200-260 4400-200V-2600H-2600Z',
].join('')

/** Three strokes each, on open water between the routes. */
const WAVES = [
  [676, 152],
  [1060, 432],
  [564, 866],
]
  .map(([x = 0, y = 0]) => [0, 1, 2].map((i) => `M${x + i * 11} ${y + i * 7}q6-6 12 0t12 0`).join(''))
  .join('')
