/** Which drawer is open. At most one is; the player opens it, and it never covers the dock. */
import type { Seat } from '../../../kit/game.ts'
import { createShared } from '../../toolkit/shared.ts'

export type DrawerKind =
  | 'menu'
  | 'log'
  | 'chat'
  | 'choices'
  | 'players'
  | 'score'
  | 'keys'
  | 'words'
  | 'legend'
  | 'details'

export interface OpenDrawer {
  readonly kind: DrawerKind
  /** Of a score: whose. */
  readonly seat?: Seat
}

export const openDrawer = createShared<OpenDrawer | null>(null)

export const closeDrawer = (): void => openDrawer.set(null)

/** Opens a drawer, or closes it if it is open. */
export const toggleDrawer = (kind: DrawerKind): void =>
  openDrawer.set(openDrawer.get()?.kind === kind ? null : { kind })
