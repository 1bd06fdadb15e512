/** The choices of a person: the legal moves, numbered, similar ones together. */
import type { AnyGame, Seat, Tagged } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { CliSpeaker } from '../game.ts'
import { frameOf } from './frame.ts'

export interface MenuChoice {
  readonly number: number
  readonly move: Tagged
  readonly label: Message
}

/** The choices in groups, in the order of the legal moves, numbered from 1 throughout. */
export const choicesOf = (
  game: AnyGame,
  state: unknown,
  seat: Seat,
  say: CliSpeaker,
): readonly (readonly MenuChoice[])[] => {
  const groups = new Map<string, { readonly move: Tagged; readonly label: Message }[]>()
  for (const move of game.legal(state, seat)) {
    const label = game.describeMove(move)
    const { key } = frameOf(label, say)
    groups.set(key, [...(groups.get(key) ?? []), { move, label }])
  }
  let number = 0
  return [...groups.values()].map((group) => group.map((choice) => ({ ...choice, number: ++number })))
}

/** The choice with this number, or written in the game's short notation, in capitals or not. */
export const findChoice = (
  game: AnyGame,
  choices: readonly (readonly MenuChoice[])[],
  answer: string,
): MenuChoice | undefined => {
  const text = answer.trim().toLowerCase()
  const all = choices.flat()
  const numbered = all.find(({ number }) => String(number) === text)
  return numbered ?? all.find(({ move }) => game.notate(move).toLowerCase() === text)
}
