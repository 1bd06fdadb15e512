/**
 * What lies south of the sheet, where a high screen shows it: hills, and the express on its viaduct. Ornament only, loaded
 * after the first paint.
 */
import type { ReactNode } from 'react'

const Beyond = (): ReactNode => (
  <g className="gl-beyond">
    <path className="gl-hills-far" d={FAR_HILLS} />
    <Express />
    <path className="gl-viaduct" d={VIADUCT} />
    <path className="gl-viaduct-rail" d={`M${WEST} ${DECK}H${EAST}`} />
    <path className="gl-hills-near" d={NEAR_HILLS} />
  </g>
)

export default Beyond

const [WEST, EAST, DECK, SPAN] = [-2600, 4400, 1324, 120] as const

const FAR_HILLS =
  'M-2600 1260C-1900 1160-1500 1280-900 1220S100 1120 520 1200 1180 1270 1560 1190 2300 1140 2900 1230 3900 1180 4400 1220V3700H-2600Z'
const NEAR_HILLS =
  'M-2600 1550C-1800 1430-1200 1590-500 1500S500 1410 900 1490 1500 1550 2000 1470 3000 1450 3500 1530 4200 1490 4400 1510V3700H-2600Z'

/** One arch after another, down to the hills in front. */
const VIADUCT = Array.from(
  { length: (EAST - WEST) / SPAN },
  (_, at) => `M${WEST + at * SPAN} ${DECK}h${SPAN}v300h-14v-212a46 46 0 0 0-92 0v212h-14Z`,
).join('')

/** An engine and its coaches, on their way east. */
const Express = (): ReactNode => (
  <g transform={`translate(1190 ${DECK})`}>
    <path className="gl-smoke" d={SMOKE} />
    {[0, 1, 2, 3].map((at) => (
      <g key={at} transform={`translate(${-164 - at * 148} 0)`}>
        <path className="gl-coach" d="M0-12V-66q0-8 8-8H132q8 0 8 8v54Z" />
        <path className="gl-coach-windows" d="M10-62h24v20h-24ZM42-62h24v20h-24ZM74-62h24v20h-24ZM106-62h24v20h-24Z" />
        <path className="gl-wheels" d="M26-9h.1M50-9h.1M92-9h.1M116-9h.1" />
      </g>
    ))}
    <path className="gl-engine-body" d="M-18-12V-88H34V-66H140q14 0 14 14v40ZM118-66v-26h-5v-8h26v8h-5v26Z" />
    <path className="gl-engine-dome" d="M66-66q0-20 14-20t14 20Z" />
    <path className="gl-coach-windows" d="M-8-78H22V-56H-8Z" />
    <path className="gl-engine-board" d="M-18-24H160L172-8H150V-14H-18Z" />
    <path className="gl-wheels gl-wheels-large" d="M34-15h.1M68-15h.1M102-15h.1" />
    <path className="gl-wheels" d="M2-9h.1M136-9h.1" />
  </g>
)

/** Three clouds that the wind takes back over the train. */
const SMOKE = [
  'M126-112C118-150 88-146 78-130 60-150 20-148 14-122-6-134-40-128-40-108 0-96 70-92 126-112Z',
  'M-70-118C-84-148-130-148-140-124-164-138-200-128-202-108-160-98-110-100-70-118Z',
  'M-240-120C-256-140-294-138-300-118-320-128-348-120-350-106-316-98-276-102-240-120Z',
].join('')
