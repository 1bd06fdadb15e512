/** Each seat's chance to win, for the player cards: null until it is known, `off` while nobody asked for it. */
import { createShared } from '../../toolkit/shared.ts'

export const winChances = createShared<readonly number[] | null | 'off'>('off')
