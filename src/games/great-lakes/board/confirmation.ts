/** Which irreversible moves need a second press. */
import type { Choice } from '../../../wire/host.ts'

/**
 * New tickets, because at least one must be kept and may cost points; the last choice of the set-up, which reveals all of them; the
 * end of a turn that could be taken back otherwise; and the end of the game. An ordinary draw needs one press.
 */
const REASONS: readonly (string | undefined)[] = ['tickets', 'choices', 'skips', 'ends'].map(
  (why) => `irreversible.${why}`,
)

export const needsConfirmation = ({ why }: Pick<Choice, 'why'>): boolean => REASONS.includes(why?.id)
