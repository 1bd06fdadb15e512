/**
 * What is pressed of a certificate or a pool. It lies over it, so that the picture stays as it is when there is nothing to
 * press: only this button comes and goes.
 */
import type { ReactNode } from 'react'
import type { RuleId, Target } from '../../../../kit/game.ts'
import { explain } from '../../../../web/toolkit/explain.ts'

interface PressLayerProps {
  readonly target: Target
  /** Its name for screen readers. */
  readonly name: string
  readonly about: string
  readonly rule: RuleId
  readonly can: boolean
  /** For a button that stays pressed. */
  readonly isPressed?: boolean
  press(): void
}

export const PressLayer = ({ target, name, about, rule, can, isPressed, press }: PressLayerProps): ReactNode => (
  <button
    type="button"
    className="pc-press"
    data-target={target}
    aria-label={name}
    aria-pressed={isPressed}
    aria-disabled={!can}
    onClick={press}
    {...explain(about, rule)}
  />
)

/** How a card or a pool looks that can be pressed, that cannot be pressed now, or that is only looked at. */
export const pressClass = (can: boolean | null): string => (can === null ? '' : can ? ' pc-can' : ' pc-cannot')
