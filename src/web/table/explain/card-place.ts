/** Where a card goes: above its target if there is room, else below, else beside it. */

export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Extent {
  readonly width: number
  readonly height: number
}

const GAP = 8

/** The top left corner of the card, in pixels of the window. It stays in the window and off the target. */
export const cardPlace = (target: Edges, card: Extent, room: Extent): { readonly x: number; readonly y: number } => {
  const x = within((target.left + target.right - card.width) / 2, room.width - card.width)
  if (target.top >= card.height + 2 * GAP) return { x, y: target.top - card.height - GAP }
  if (target.bottom + card.height + 2 * GAP <= room.height) return { x, y: target.bottom + GAP }
  const y = within((target.top + target.bottom - card.height) / 2, room.height - card.height)
  const isRightFree = target.right + card.width + 2 * GAP <= room.width
  return { x: isRightFree ? target.right + GAP : within(target.left - card.width - GAP, room.width - card.width), y }
}

const within = (value: number, most: number): number => Math.max(GAP, Math.min(most - GAP, value))
