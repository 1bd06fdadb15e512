/** The seat that a line of the log is about: the first one in its message. */
import type { Viewer } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'

export const actorOf = ({ message }: LogLine): Viewer | undefined => {
  for (const param of Object.values(message.params ?? {})) {
    if (typeof param === 'object' && 'seat' in param) return param.seat
  }
  return undefined
}
