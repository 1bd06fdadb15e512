/** Which page of the rules lies over the table. Links to rules open it, so that nobody leaves a game to look something up. */
import { type RefObject, useEffect } from 'react'
import type { RuleId } from '../../../kit/game.ts'
import { type PageRoute, routeOf } from '../../../wire/route.ts'
import { createShared } from '../../toolkit/shared.ts'

export type OpenRules = { readonly page: 'rules'; readonly rule: RuleId | null } | { readonly page: 'how' }

export const openRules = createShared<OpenRules | null>(null)

export const closeRules = (): void => openRules.set(null)

/** Presses on links to the rules of this game open the sheet. A press that opens a new tab still does so. */
export const useRuleLinks = (within: RefObject<HTMLElement | null>, game: string): void => {
  useEffect(() => {
    const element = within.current
    const onClick = (event: MouseEvent): void => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const page = link === null ? null : pageIn(routeOf(link.pathname + link.hash), game)
      if (page === null) return
      event.preventDefault()
      openRules.set(page)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [within, game])
}

const pageIn = (route: PageRoute, game: string): OpenRules | null => {
  if (!('game' in route) || route.game !== game) return null
  if (route.page === 'rules') return { page: 'rules', rule: route.rule }
  return route.page === 'how' ? { page: 'how' } : null
}
