/** Lines and locomotives. A new locomotive glides from the nearest one of its company; the others stay in place. */

import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Point } from '../../../web/toolkit/camera.ts'
import { useSteady } from '../../../web/toolkit/steady.ts'
import { type Engine, enginesOn, linesOf, type NetworkLine, originOf } from './engines.ts'
import { Locomotive, LocomotiveFront, positionStyle } from './Locomotive.tsx'
import { colourOf } from './palette.ts'

export const Engines = memo(({ tracks }: { readonly tracks: readonly number[] }): ReactNode => {
  const engines = useSteady(useMemo(() => enginesOn(tracks), [tracks]))
  const lines = useSteady(useMemo(() => linesOf(engines), [engines]))
  const origins = useOrigins(engines)
  return (
    <g className="pc-engines">
      {lines.map((line) => (
        <Track key={line.company} {...line} />
      ))}
      {engines.map((engine) => (
        <PlacedEngine key={engine.key} engine={engine} from={origins.get(engine.key)} />
      ))}
    </g>
  )
})

const Track = memo(
  ({ company, path }: NetworkLine): ReactNode => (
    <g className={`pc-net pc-net-${company} pc-${colourOf(company)}`}>
      <path className="pc-track-halo" d={path} />
      <path className="pc-track-edge" d={path} />
      <path className="pc-track" d={path} />
    </g>
  ),
)

const PlacedEngine = memo(
  ({ engine, from }: { readonly engine: Engine; readonly from: Point | undefined }): ReactNode => {
    const { x, y, scale, company, isPaired } = engine
    const style: CSSProperties & Record<`--${string}`, string> = {
      ...positionStyle(x, y, scale),
      ...(from && { '--pc-from': `translate(${from.x}px, ${from.y}px) scale(${scale})` }),
    }
    return (
      <g className={`pc-net pc-net-${company}`}>
        <g className={from === undefined ? 'pc-standing' : 'pc-standing pc-arriving'} style={style}>
          {isPaired ? <LocomotiveFront company={company} /> : <Locomotive company={company} />}
        </g>
      </g>
    )
  },
)

/**
 * The start of each locomotive placed after the first render. It is kept as long as the locomotive
 * stands, so that a render in between does not interrupt its animation.
 */
const useOrigins = (engines: readonly Engine[]): ReadonlyMap<string, Point> => {
  const before = useRef<readonly Engine[] | null>(null)
  const known = useRef<ReadonlyMap<string, Point>>(new Map())
  const origins = useMemo(() => {
    const old = before.current
    if (old === null) return known.current
    const there = new Set(old.map(({ key }) => key))
    return new Map(
      engines.flatMap((engine): (readonly [string, Point])[] => {
        const from = there.has(engine.key) ? known.current.get(engine.key) : originOf(engine, old)
        return from === undefined ? [] : [[engine.key, from]]
      }),
    )
  }, [engines])
  useEffect(() => {
    before.current = engines
    known.current = origins
  }, [engines, origins])
  return origins
}
