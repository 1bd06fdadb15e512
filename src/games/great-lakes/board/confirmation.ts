/** Which irreversible moves ask for confirmation. */
import type { Tagged } from '../../../kit/game.ts'

/** Drawing a card needs no confirmation: no player would want to undo it. Drawing tickets does. */
const DRAWS: readonly string[] = ['take', 'blind', 'refill']

export const needsConfirmation = ({ kind }: Tagged): boolean => !DRAWS.includes(kind)
