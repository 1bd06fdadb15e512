/** Which irreversible moves need a second press. */
import type { Choice } from '../../../wire/host.ts'

/**
 * Not an ordinary draw: nobody would want to undo it. New tickets are none, because at least one must be kept and may cost
 * points; nor is what reveals all choices of the set-up, ends a turn that could be taken back otherwise, or ends the game.
 */
const REASONS: readonly (string | undefined)[] = ['tickets', 'choices', 'skips', 'ends'].map(
  (why) => `irreversible.${why}`,
)

export const needsConfirmation = ({ why }: Pick<Choice, 'why'>): boolean => REASONS.includes(why?.id)
