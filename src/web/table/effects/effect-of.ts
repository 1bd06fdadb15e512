/** What a line of the log shows. Without the game's own effect it marks the card of its player. */
import type { Seat } from '../../../kit/game.ts'
import type { LogLine, TableView } from '../../../wire/host.ts'
import type { EventEffect } from '../../toolkit/effects.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { actorOf } from '../log/actor.ts'
import type { EffectStep } from './player.ts'

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

/** One step, or one for each part of the effect. */
export const stepsOf = (line: LogLine, effect: EventEffect): readonly EffectStep[] => {
  const { parts = [] } = effect
  return parts.length === 0 ? [{ line, effect }] : parts.map((part) => ({ line, effect: { ...effect, ...part } }))
}

/** The points that a seat gets in these steps. */
export const gainsIn = (steps: readonly EffectStep[], seat: Seat): number =>
  steps
    .flatMap(({ effect }) => effect.gains ?? [])
    .reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0)
