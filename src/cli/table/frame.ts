/**
 * Many labels differ in one word only: `Place on country field F12`, `… F13`. A frame is the text that
 * they share, with a gap, and what fills the gap.
 */
import type { Message, Param } from '../../kit/text.ts'
import type { CliSpeaker } from '../game.ts'

export interface TurnFrame {
  /** The same for all labels that share a frame. */
  readonly key: string
  /** The shared text; empty for a label without a frame. */
  readonly heading: string
  readonly item: string
}

const GAP = '…'

/** The frame of a message with one parameter, which may itself be a message with one parameter. */
export const frameOf = (label: Message, say: CliSpeaker): TurnFrame => {
  const [only, ...more] = Object.entries(label.params ?? {})
  const inner = only === undefined || more.length > 0 ? undefined : insideOf(only[1], say)
  if (only === undefined || inner === undefined) return { key: label.id, heading: '', item: say(label) }
  const heading = say({ id: label.id, params: { [only[0]]: inner.heading || GAP } })
  return { key: `${label.id} ${inner.key}`, heading, item: inner.item }
}

const insideOf = (param: Param, say: CliSpeaker): TurnFrame | undefined => {
  if (typeof param === 'string') return { key: '', heading: '', item: param }
  // A bare number would look like the number of a choice.
  if (typeof param === 'number' || !('id' in param)) return undefined
  const inner = frameOf(param, say)
  return inner.heading === '' ? { ...inner, key: '' } : inner
}
