/** RC-6: before a delivery is made, the way of the good to each possible city, under the links. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Point } from '../../../web/toolkit/camera.ts'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import { createPick } from '../../../web/toolkit/shared.ts'
import { toTarget } from '../describe/targets.ts'
import { TILE } from '../network/cities.ts'
import type { View } from '../view.ts'
import { pathThrough } from './glide.ts'
import type { NetworkLayout } from './layout.ts'
import { journeyTo } from './sentences.ts'

/** The destination that the player points at. */
export const usePointed = createPick<number>()

type Props = Pick<BoardProps<View>, 'view' | 'question'> & { readonly layout: NetworkLayout }

export const Journeys = ({ view, question, layout }: Props): ReactNode => {
  const [pointed] = usePointed(question)
  if (view.source < 0) return null
  const destinations = view.built.filter((city) => choiceFor(question, toTarget(city)) !== undefined)
  const pathTo = (city: number): string =>
    journeyTo(view, city)
      .links.map((link) => pathThrough(layout.links.get(link)?.points ?? []))
      .join('')
  const acrossTo = (city: number): string =>
    across(
      journeyTo(view, city).links.flatMap((link) =>
        view.parent[link] === TILE ? (layout.links.get(link)?.points.slice(0, 1) ?? []) : [],
      ),
      layout,
    )
  // A single way needs no pointing at.
  const shown = destinations.length === 1 ? destinations[0] : destinations.find((city) => city === pointed)
  return (
    <>
      <path className="rc-way" d={destinations.map(pathTo).join('')} />
      {shown !== undefined && <path className="rc-way rc-way-pointed" d={pathTo(shown)} />}
      {shown !== undefined && <path className="rc-way-across" d={acrossTo(shown)} />}
    </>
  )
}

/** Along the platform, from one of its ports to the other. */
const across = (ports: readonly Point[], { platform }: NetworkLayout): string => {
  const [from, to] = ports
  const y = platform.y + platform.height - 10
  return from === undefined || to === undefined ? '' : `M${from.x} ${from.y}V${y}H${to.x}V${to.y}`
}
