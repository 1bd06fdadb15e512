/** RR-1.3, RR-12.3: the pile of end cards. */
import { type NumberSet, withoutMember } from '../state/sets.ts'
import type { State } from '../state/state.ts'

/** The end cards left in the pile after this many takes. */
export const endCardsLeft = (
  { endCardPile, endCardsTaken }: Pick<State, 'endCardPile' | 'endCardsTaken'>,
  takes = endCardsTaken.length,
): NumberSet => endCardsTaken.slice(0, takes).reduce(withoutMember, endCardPile)
