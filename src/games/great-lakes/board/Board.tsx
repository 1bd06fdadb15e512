/** The map with everything on it, drawn into the view that the page moves and zooms. */
import { type ReactNode, useMemo } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { routeTarget } from '../describe/targets.ts'
import { type City, ROUTES, type Ticket, ticketFacts } from '../map/map.ts'
import { PORT_FROM } from '../state.ts'
import type { View } from '../view.ts'
import { Cities, Names } from './map/Cities.tsx'
import { Routes } from './map/Routes.tsx'
import { Scenery } from './map/Scenery.tsx'
import { TicketPath } from './map/TicketPath.tsx'
import { track } from './map/tracks.ts'
import { usePointed } from './pointed.ts'
import { spot } from './sheet.ts'
import { Touch } from './Touch.tsx'

/** The picture is hidden from screen readers: routes and ports are buttons, and the panel says the rest in words. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, question } = props
  const free = useMemo(() => affordableTargets(question), [question])
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
        <TicketPath view={view} />
        {/* Affordable routes have a rim. It lies under the spaces so that their colours stay true. */}
        <path
          className="gl-payable"
          d={ROUTES.map((_, at) => (free.has(routeTarget(at)) ? track(at).line : '')).join('')}
        />
        <Routes owners={view.owners} />
        <ChosenMark paying={view.paying} />
        <Cities harbours={view.harbours} />
      </g>
      <Names first={wanted} />
      <Touch {...props} free={free} />
    </g>
  )
}

const citiesOf = (tickets: readonly Ticket[]): ReadonlySet<City> =>
  new Set(tickets.flatMap((ticket) => [ticketFacts(ticket).a, ticketFacts(ticket).b]))

/** Marks the routes and ports that the viewer can pay for now. */
const affordableTargets = (question: PendingDecision | null): ReadonlyMap<Target, Choice> => {
  const onMap = (question?.choices ?? []).filter(({ kind }) => kind === 'claim' || kind === 'harbour')
  return new Map(onMap.flatMap((choice) => choice.targets.map((target) => [target, choice] as const)))
}

/** Marks the route or port that the viewer has chosen and still has to pay for. */
const ChosenMark = ({ paying }: { readonly paying: number }): ReactNode => {
  if (paying < 0) return null
  if (paying < PORT_FROM) return <path className="gl-named" d={track(paying).line} />
  const { x, y } = spot(paying - PORT_FROM)
  return <circle className="gl-named" cx={x} cy={y} r={24} />
}
