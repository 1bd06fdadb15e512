/** The prompt of a seat to act, and why a target cannot be chosen. */
import type { Prompt, Refusal, RuleId, Seat, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { ALL_CARDS, BACKS, CARD_KINDS, type Card } from '../cards/cards.ts'
import { FEWEST_TRAINS, FIRST_TICKETS, MORE_TICKETS, ROW, TRAINS } from '../data/counts.ts'
import { offerOf } from '../holdings.ts'
import { decisionOf, legal } from '../legal.ts'
import { PORTS, ROUTES } from '../map/map.ts'
import { PORT_FROM, type State } from '../state.ts'
import { cardRefusal, deckRefusal, gainRefusal, openRefusal, portRefusal, routeRefusal } from './reasons.ts'
import {
  cardTarget,
  deckTarget,
  gainTarget,
  openTarget,
  piecesTarget,
  portTarget,
  routeTarget,
  TICKETS_TARGET,
  targets,
  ticketTarget,
} from './targets.ts'
import { cityName, routeCost, routeName, say } from './words.ts'

export const prompt = (state: State, seat: Seat): Prompt => {
  const kind = decisionOf(state, seat)
  switch (kind) {
    case 'tickets': {
      const least = state.turn === 0 ? FIRST_TICKETS.least : MORE_TICKETS.least
      const offer = offerOf(state, seat)
      const message = say('ask.tickets', { least, count: offer.length })
      return { kind, message, targets: offer.map((_, place) => ticketTarget(place)) }
    }
    case 'pieces':
      return { kind, message: say('ask.pieces'), targets: PIECES_TARGETS }
    case 'act':
      return { kind, message: say('ask.act'), targets: ACT_TARGETS }
    case 'refill':
      return { kind, message: say('ask.refill'), targets: BACKS.map(deckTarget) }
    case 'second':
      return { kind, message: say('ask.second'), targets: CARD_TARGETS }
    case 'pay':
      return { kind, message: payMessage(state), targets: heldCards(state, seat).map(cardTarget) }
  }
}

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  const named = new Set(legal(state, seat).flatMap(targets))
  if (named.size === 0) return []
  const reasons = reasonsFor(state, seat)
  return prompt(state, seat).targets.flatMap((target) => {
    if (named.has(target)) return []
    const [rule, message] = reasons(target) ?? missing(target)
    return [{ target, rule, message }]
  })
}

type Reason = readonly [rule: RuleId, message: Message]

const missing = (target: Target): never => {
  throw new Error(`no reason to refuse ${target}`)
}

const PLACES: readonly number[] = Array.from({ length: ROW }, (_, place) => place)

const PIECES_TARGETS: readonly Target[] = Array.from({ length: TRAINS - FEWEST_TRAINS + 1 }, (_, at) =>
  piecesTarget(FEWEST_TRAINS + at),
)

const CARD_TARGETS: readonly Target[] = [...PLACES.map(openTarget), ...BACKS.map(deckTarget)]

const ACT_TARGETS: readonly Target[] = [
  ...CARD_TARGETS,
  ...ROUTES.map((_, route) => routeTarget(route)),
  ...PORTS.map(portTarget),
  TICKETS_TARGET,
  ...BACKS.map(gainTarget),
]

const heldCards = (state: State, seat: Seat): readonly Card[] =>
  ALL_CARDS.filter((card) => (state.hands[seat * CARD_KINDS + card] ?? 0) > 0)

const payMessage = ({ paying }: State): Message =>
  paying >= PORT_FROM
    ? say('ask.pay.harbour', { city: cityName(paying - PORT_FROM) })
    : say('ask.pay.route', { route: routeName(paying), cost: routeCost(paying) })

/** The reason for each target that may be refused now, computed on demand. */
const reasonsFor = (state: State, seat: Seat): ((target: Target) => Reason | undefined) => {
  const table = new Map<Target, () => Reason>()
  for (const place of PLACES) table.set(openTarget(place), () => openRefusal(state))
  for (const back of BACKS) {
    table.set(deckTarget(back), () => deckRefusal(back))
    table.set(gainTarget(back), () => gainRefusal(state, seat, back))
  }
  for (const route of ROUTES.keys()) table.set(routeTarget(route), () => routeRefusal(state, seat, route))
  for (const city of PORTS) table.set(portTarget(city), () => portRefusal(state, seat, city))
  for (const card of ALL_CARDS) table.set(cardTarget(card), () => cardRefusal(state, card))
  table.set(TICKETS_TARGET, () => ['GL-6.1', say('refusal.tickets')])
  return (target) => table.get(target)?.()
}
