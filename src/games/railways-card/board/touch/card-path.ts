/** What all touch targets share. */
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { TILE } from '../../network/cities.ts'
import type { View } from '../../view.ts'
import type { NetworkLayout } from '../layout.ts'
import { CARD, PLATFORM } from '../measures.ts'

export type TouchesProps = BoardProps<View> & { readonly layout: NetworkLayout }

/** The outline of a city card, or of the platform. */
export const cardPath = (layout: NetworkLayout, place: number): string => {
  const { x, y } = layout.spots.get(place) ?? { x: 0, y: 0 }
  const [width, height] = place === TILE ? [layout.platform.width, PLATFORM] : [CARD.width, CARD.height]
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`
}
