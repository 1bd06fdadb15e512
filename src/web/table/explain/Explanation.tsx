/** A small card beside an element: one line about it, and a link to its rule. It never covers the element. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { useTableTexts } from '../texts.ts'
import { cardPlace } from './card-place.ts'
import { type ExplainedElement, useExplained } from './useExplained.ts'
import './explain.css'

const TEXT = 'explanation'

export const Explanation = (): ReactNode => {
  const [explained, close] = useExplained()
  useDescribed(explained?.described ?? null)
  return explained === null ? null : <Card explained={explained} close={close} />
}

/** Ties the text to its element for screen readers. */
const useDescribed = (target: Element | null): void => {
  useEffect(() => {
    if (target === null) return
    const before = target.getAttribute('aria-describedby')
    target.setAttribute('aria-describedby', before === null ? TEXT : `${before} ${TEXT}`)
    return () => {
      if (before === null) target.removeAttribute('aria-describedby')
      else target.setAttribute('aria-describedby', before)
    }
  }, [target])
}

const Card = ({ explained, close }: { explained: ExplainedElement; close(): void }): ReactNode => {
  const { game, words } = useTableTexts()
  const card = useRef<HTMLDivElement>(null)
  const { target, text, rule, isShown, by } = explained
  useLayoutEffect(() => {
    if (card.current === null) return
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height, style } = card.current
    const place = cardPlace({ left, top, right, bottom }, { width, height }, { width: innerWidth, height: innerHeight })
    style.transform = `translate(${place.x}px, ${place.y}px)`
  })
  return (
    <>
      <span id={TEXT} role="tooltip" className="unseen">
        {text}
      </span>
      {/* An element of its own: one that became visible would count as a shift of the page. */}
      {isShown && (
        <div ref={card} className="explanation" data-explanation data-by={by}>
          <span aria-hidden="true">{text}</span>
          {rule !== null && (
            <a href={hrefs.rule(game, rule)} onClick={close}>
              {words('rule.link', { rule })}
            </a>
          )}
        </div>
      )}
    </>
  )
}
