/** Who is given advice, and about which moment of the match. The search itself is in `adviser.ts`. */
import type { Viewer } from '../kit/game.ts'
import { complain } from '../kit/problem.ts'
import type { Command, Scene } from '../wire/host.ts'
import { type Hosted, mayBeAdvised } from './hosted.ts'
import { replayScene } from './scene.ts'

/** The moment that advice is asked for, or a complaint. */
export const advisedMoment = (
  hosted: Hosted,
  looking: Viewer,
  { moves, viewer }: Extract<Command, { kind: 'advice' }>,
): Scene => {
  if (!mayBeAdvised(hosted)) complain('advice.people')
  return replayScene(hosted, looking, moves, viewer)
}
