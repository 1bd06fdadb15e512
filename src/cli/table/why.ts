/** Explains why something cannot be chosen, from the game's refusals. */
import type { AnyGame, Refusal, Seat, Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { CliSpeaker } from '../game.ts'

export interface WhyAnswer {
  readonly refusals: readonly Refusal[]
  /** Can something of that name be chosen now? */
  readonly allowed: boolean
}

/** `term` is a target (`field:F12`), a part of one (`F12`, `red`), a move's notation, or a name in the reader's language. */
export const whyNot = (game: AnyGame, state: unknown, seat: Seat, term: string, say: CliSpeaker): WhyAnswer => {
  const meant = term.trim().toLowerCase()
  const touched = targetsOf(game, term.trim())
  const isMeant = (target: Target): boolean => {
    const written = target.toLowerCase()
    return written === meant || written.split(':').includes(meant) || touched.includes(target)
  }
  const isNamed = (message: Message): boolean => namesIn(message, say).includes(meant)
  const refusals = game.refusals(state, seat).filter(({ target, message }) => isMeant(target) || isNamed(message))
  const allowed = game.legal(state, seat).some((move) => {
    const targets = game.targets(move)
    return targets.some(isMeant) || isNamed(game.describeMove(move))
  })
  return { refusals, allowed }
}

/** The targets of a move in notation, whether it is legal now or not. */
const targetsOf = (game: AnyGame, text: string): readonly Target[] => {
  const move = game.parse(text) ?? game.parse(text.toUpperCase()) ?? game.parse(text.toLowerCase())
  return move === undefined ? [] : game.targets(move)
}

/** The names that a message mentions, as the reader sees them. */
const namesIn = ({ params = {} }: Message, say: CliSpeaker): readonly string[] =>
  Object.values(params).flatMap((param) => {
    if (typeof param === 'string') return [param.toLowerCase()]
    if (typeof param === 'number' || !('id' in param)) return []
    return [say(param).toLowerCase(), ...namesIn(param, say)]
  })
