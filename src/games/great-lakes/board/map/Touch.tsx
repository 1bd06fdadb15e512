/** Routes and ports as touch targets: some can be chosen, the others say why not. */
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type SyntheticEvent } from 'react'
import type { Target } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import type { Choice } from '../../../../wire/host.ts'
import { CITIES } from '../../data/cities.ts'
import { portTarget, routeTarget } from '../../describe/targets.ts'
import { cityName, routeCost, routeName, say as word } from '../../describe/words.ts'
import { type City, PORTS, ROUTES, type Route, routeFacts } from '../../map/map.ts'
import type { View } from '../../view.ts'
import { spot } from '../sheet.ts'
import { track } from './tracks.ts'

type Props = BoardProps<View> & { readonly free: ReadonlyMap<Target, Choice> }

/** When no decision is open, the targets stay in the page, disabled: they still explain themselves. */
export const Touch = ({ view, question, free, choose, whyNot, say }: Props): ReactNode => {
  const acting = question?.ask.kind === 'act'
  const press = (target: Target): void => {
    const choice = free.get(target)
    if (choice === undefined) whyNot(target)
    else choose(choice)
  }
  const onClick = (event: MouseEvent): void => {
    const target = targetOf(event)
    if (acting && target !== undefined) press(target)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event)
    if (!acting || target === undefined || (event.key !== 'Enter' && event.key !== ' ')) return
    press(target)
    event.preventDefault()
  }
  return (
    <g aria-hidden={!acting} onClick={onClick} onKeyDown={onKeyDown}>
      {ROUTES.map((_, route) => (
        <TouchRoute
          // biome-ignore lint/suspicious/noArrayIndexKey: a route is its number
          key={route}
          route={route}
          owner={view.owners[route] ?? -1}
          choice={free.get(routeTarget(route))}
          say={say}
        />
      ))}
      {PORTS.map((city) => (
        <TouchPort
          key={city}
          city={city}
          owner={view.harbours[city] ?? -1}
          choice={free.get(portTarget(city))}
          say={say}
        />
      ))}
      <OtherPlaces say={say} />
    </g>
  )
}

interface TouchProps {
  readonly owner: number
  readonly choice: Choice | undefined
  say(message: Message): string
}

/** Only targets that can be chosen are tab stops. Rerendered only on change. */
const TouchRoute = memo(({ route, owner, choice, say }: TouchProps & { readonly route: Route }): ReactNode => {
  const isTwin = routeFacts(route).twin >= 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <path
      className={`gl-touch${isTwin ? ' gl-touch-twin' : ''}${choice === undefined ? '' : ' touch-can'}`}
      role="button"
      tabIndex={choice === undefined ? -1 : 0}
      aria-label={say(choice?.label ?? routeWords(route, owner))}
      aria-disabled={choice === undefined}
      data-target={routeTarget(route)}
      d={track(route).line}
      {...explain(say(explainRoute(route, owner)), routeFacts(route).twin < 0 ? 'GL-5.1' : 'GL-5.6')}
    />
  )
})

const TouchPort = memo(({ city, owner, choice, say }: TouchProps & { readonly city: City }): ReactNode => {
  const { x, y } = spot(city)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <circle
      className={choice === undefined ? 'gl-touch-port' : 'gl-touch-port touch-can'}
      role="button"
      tabIndex={choice === undefined ? -1 : 0}
      aria-label={say(choice?.label ?? portWords(city, owner))}
      aria-disabled={choice === undefined}
      data-target={portTarget(city)}
      cx={x}
      cy={y}
      r={21}
      {...explain(say(explainPort(city, owner)), owner < 0 ? 'GL-7.1' : 'GL-7.4')}
    />
  )
})

/** Inland cities and junctions cannot be chosen, but say what they are. */
const OtherPlaces = memo(
  ({ say }: Pick<TouchProps, 'say'>): ReactNode =>
    CITIES.map(({ code, place }, city) =>
      place === 'port' ? null : (
        <circle
          key={code}
          className="gl-touch-port"
          cx={spot(city).x}
          cy={spot(city).y}
          r={18}
          {...explain(
            say(word(place === 'inland' ? 'board.explain.inland' : 'board.explain.junction', { city: cityName(city) })),
            place === 'inland' ? 'GL-7.1' : 'GL-6.4',
          )}
        />
      ),
    ),
)

const explainRoute = (route: Route, owner: number): Message => {
  const params = { route: routeName(route), cost: routeCost(route), points: routeFacts(route).points }
  return owner < 0
    ? word('board.explain.route', params)
    : word('board.explain.route.owned', { ...params, seat: { seat: owner } })
}

const explainPort = (city: City, owner: number): Message =>
  owner < 0
    ? word('board.explain.port', { city: cityName(city) })
    : word('board.explain.harbour', { city: cityName(city), seat: { seat: owner } })

const routeWords = (route: Route, owner: number): Message => {
  const params = { route: routeName(route), cost: routeCost(route) }
  return owner < 0 ? word('board.route', params) : word('board.route.owned', { ...params, seat: { seat: owner } })
}

const portWords = (city: City, owner: number): Message =>
  owner < 0
    ? word('board.port', { city: cityName(city) })
    : word('board.port.built', { city: cityName(city), seat: { seat: owner } })

const targetOf = ({ target }: SyntheticEvent): Target | undefined => {
  const element = target instanceof Element ? target.closest('[data-target]') : null
  return element?.getAttribute('data-target') ?? undefined
}
