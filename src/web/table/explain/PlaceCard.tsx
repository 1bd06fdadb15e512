/** A small card at the touched place: why something is not possible, or what a second press does. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { useTableTexts } from '../texts.ts'
import type { PlaceNote } from '../turn/orders.ts'
import { cardPlace } from './card-place.ts'
import './explain.css'

export const PlaceCard = ({ note }: { readonly note: PlaceNote }): ReactNode => {
  const { game, words } = useTableTexts()
  const card = useRef<HTMLDivElement>(null)
  const { kind, title, text, rule, at } = note
  useLayoutEffect(() => {
    if (card.current === null) return
    const { offsetWidth: width, offsetHeight: height, style } = card.current
    const place = cardPlace(at, { width, height }, { width: innerWidth, height: innerHeight })
    style.transform = `translate(${place.x}px, ${place.y}px)`
  }, [at])
  return (
    <div ref={card} className="explanation place-card" data-kind={kind} data-explanation>
      <strong>{title}</strong>
      <span>{text}</span>
      {rule !== null && <a href={hrefs.rule(game, rule)}>{words('rule.link', { rule })}</a>}
    </div>
  )
}
