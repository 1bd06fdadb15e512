/** What a line of the log shows. Without the game's own effect it marks the card of its player. */
import type { LogLine, TableView } from '../../../wire/host.ts'
import type { EventEffect } from '../../toolkit/effects.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { actorOf } from '../log/log-groups.ts'

const effectOfLine = (extras: FaceExtras<unknown> | null, line: LogLine, view: unknown): EventEffect => {
  if (extras !== null) return extras.effectOf(line.event, view)
  const seat = actorOf(line)
  return typeof seat === 'number' ? { seat, marks: [`seat:${seat}`] } : { seat: null, marks: [] }
}

/** Remembers effects, so that a mark keeps what its event showed when it happened. For one viewer. */
export const createEffects = (
  extras: FaceExtras<unknown> | null,
): ((line: LogLine, tableView: TableView) => EventEffect) => {
  const known = new WeakMap<object, EventEffect>()
  return (line, { view }) => {
    const effect = known.get(line.event) ?? effectOfLine(extras, line, view)
    known.set(line.event, effect)
    return effect
  }
}
