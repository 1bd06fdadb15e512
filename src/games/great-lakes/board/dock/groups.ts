/** The groups of the hand: locomotives, and the trains and the ships of each colour. What each of them can pay for. */
import { createShared } from '../../../../web/toolkit/shared.ts'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import { type Back, type Card, DOUBLE, LOCOMOTIVE, PLAIN, SHIP, SINGLE, SYMBOL, TRAIN } from '../../cards/cards.ts'
import { COLOURS, HARBOUR_CARDS, HARBOUR_EACH } from '../../data/counts.ts'
import { GREY, type RouteFacts, routeFacts } from '../../map/map.ts'
import { parse } from '../../moves.ts'
import type { View } from '../../view.ts'

export interface Group {
  /** `locomotive`, `train-red`, `ship-red`. */
  readonly id: string
  readonly back: Back
  /** An index in `COLOURS`, or -1 for locomotives. */
  readonly colour: number
  /** Its cards: of trains the plain ones first, of ships the double ones. */
  readonly cards: readonly Card[]
}

export const LOCOMOTIVES: Group = { id: 'locomotive', back: TRAIN, colour: -1, cards: [LOCOMOTIVE] }

/** By colour. */
export const TRAIN_GROUPS: readonly Group[] = COLOURS.map((name, colour) => ({
  id: `train-${name}`,
  back: TRAIN,
  colour,
  cards: [PLAIN + colour, SYMBOL + colour],
}))
export const SHIP_GROUPS: readonly Group[] = COLOURS.map((name, colour) => ({
  id: `ship-${name}`,
  back: SHIP,
  colour,
  cards: [DOUBLE + colour, SINGLE + colour],
}))

const picked = createShared<{ readonly group: Group; readonly seat: View['viewer']; readonly turn: number } | null>(
  null,
)

/** The group that the viewer has selected this turn. It stays selected while they pay. */
export const usePickedGroup = ({ viewer, turn }: View): readonly [Group | null, (group: Group | null) => void] => {
  const now = picked.use()
  const group = now !== null && now.seat === viewer && now.turn === turn ? now.group : null
  return [group, (next) => picked.set(next === null ? null : { group: next, seat: viewer, turn })]
}

/** The routes and harbours that this group can pay for, with locomotives if needed. */
export const paidBy = (group: Group, { hand }: View, question: PendingDecision | null): readonly Choice[] =>
  (question?.choices ?? []).filter(({ notation }) => {
    const move = parse(notation)
    if (move?.kind === 'claim') return canPayRoute(group, hand, routeFacts(move.route))
    return move?.kind === 'harbour' && canPayHarbour(group, hand)
  })

const canPayRoute = ({ back, colour, cards }: Group, hand: readonly number[], route: RouteFacts): boolean => {
  const wild = hand[LOCOMOTIVE] ?? 0
  if (colour < 0) return wild >= route.length
  if (back !== (route.kind === 'train' ? TRAIN : SHIP)) return false
  if (route.colour !== GREY && route.colour !== colour) return false
  const [first = 0, second = 0] = cards.map((card) => hand[card] ?? 0)
  const own = first * (back === SHIP ? 2 : 1) + second
  return own > 0 && own + wild >= route.length
}

const canPayHarbour = ({ colour }: Group, hand: readonly number[]): boolean => {
  const wild = hand[LOCOMOTIVE] ?? 0
  if (colour < 0) return wild >= HARBOUR_CARDS
  const own = [SYMBOL, SINGLE].map((from) => Math.min(HARBOUR_EACH, hand[from + colour] ?? 0))
  const sum = own.reduce((all, each) => all + each, 0)
  return sum > 0 && sum + wild >= HARBOUR_CARDS
}
