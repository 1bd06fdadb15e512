/** The map with everything on it, drawn into the view that the page moves and zooms. */
import { type ReactNode, useMemo } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { portTarget, routeTarget } from '../describe/targets.ts'
import { type City, PORTS, ROUTES, type Ticket, ticketFacts } from '../map/map.ts'
import { PORT_FROM } from '../state.ts'
import type { View } from '../view.ts'
import { paidBy, usePickedGroup } from './dock/groups.ts'
import { Cities, Names } from './map/Cities.tsx'
import { Routes } from './map/Routes.tsx'
import { Scenery } from './map/Scenery.tsx'
import { TicketPath } from './map/TicketPath.tsx'
import { Touch } from './map/Touch.tsx'
import { track } from './map/tracks.ts'
import { spot } from './sheet.ts'
import { usePointed } from './tickets/pointed.ts'

/** The picture is hidden from screen readers: routes and ports are buttons, and the board in words says the rest. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, question } = props
  const free = useMemo(() => affordableTargets(question), [question])
  const [group] = usePickedGroup(view)
  const lit = useMemo(
    () => (group === null ? free : byTarget(paidBy(group, view, question))),
    [group, free, view, question],
  )
  const pointed = usePointed()
  const own = view.viewer === 'watcher' ? null : (view.tickets[view.viewer] ?? null)
  const wanted = useMemo(
    () => citiesOf(pointed === null ? [...(own ?? []), ...view.offer] : [pointed]),
    [pointed, own, view.offer],
  )
  return (
    <g className="gl-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Scenery />
        <Affordable targets={lit} />
        <TicketPath view={view} />
        <ChosenMark paying={view.paying} />
        <Routes owners={view.owners} />
        <Cities harbours={view.harbours} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the marks of moves, under the names; nothing in it takes the focus */}
      <g className="marks-layer" aria-hidden="true" />
      <Names first={wanted} />
      <Touch {...props} free={free} />
    </g>
  )
}

const citiesOf = (tickets: readonly Ticket[]): ReadonlySet<City> =>
  new Set(tickets.flatMap((ticket) => [ticketFacts(ticket).a, ticketFacts(ticket).b]))

const byTarget = (choices: readonly Choice[]): ReadonlyMap<Target, Choice> =>
  new Map(choices.flatMap((choice) => choice.targets.map((target) => [target, choice] as const)))

/** The routes and ports that the viewer can pay for now. */
const affordableTargets = (question: PendingDecision | null): ReadonlyMap<Target, Choice> =>
  byTarget((question?.choices ?? []).filter(({ kind }) => kind === 'claim' || kind === 'harbour'))

/** A bed of light with a rim, under the spaces, so that their colours stay true. */
const Affordable = ({ targets }: { readonly targets: ReadonlyMap<Target, Choice> }): ReactNode => {
  const routes = ROUTES.map((_, at) => (targets.has(routeTarget(at)) ? track(at).line : '')).join('')
  // A line without length has round ends: a disc.
  const ports = PORTS.map((city) => (targets.has(portTarget(city)) ? `M${spot(city).x} ${spot(city).y}h.01` : '')).join(
    '',
  )
  return BEDS.map((look) => (
    <g key={look} className={`gl-payable gl-payable-${look}`}>
      <path d={routes} />
      <path className="gl-payable-ports" d={ports} />
    </g>
  ))
}

const BEDS = ['halo', 'rim', 'bed'] as const

/** Marks the route or port that the viewer has chosen and still has to pay for. */
const ChosenMark = ({ paying }: { readonly paying: number }): ReactNode => {
  if (paying < 0) return null
  if (paying < PORT_FROM) return <path className="gl-named" d={track(paying).line} />
  const { x, y } = spot(paying - PORT_FROM)
  return <circle className="gl-named" cx={x} cy={y} r={24} />
}
