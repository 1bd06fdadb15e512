/** One sitting at a table in the terminal: the match, where it is kept, and what its people have been shown. */
import type { Seat, Tagged } from '../../kit/game.ts'
import { saveRecord } from '../files.ts'
import type { Shelved, Speaker } from '../game.ts'
import type { Words } from '../language.ts'
import type { Terminal } from '../terminal.ts'
import { type CannotUndo, type Hosted, makeMove, recordHosted, takeBack } from './host.ts'

export interface Sitting {
  readonly terminal: Terminal
  readonly shelved: Shelved
  readonly words: Words
  readonly say: Speaker
  readonly names: readonly string[]
  /** Where the match is kept. */
  readonly file: string
  hosted: Hosted
  /** By seat: how much of the log it was told. */
  told: number[]
  /** Whose secrets are on the screen. */
  shown: Seat | undefined
}

export const people = ({ hosted }: Pick<Sitting, 'hosted'>): readonly Seat[] =>
  hosted.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))

/** After every move, so that nothing is lost whatever happens. */
export const save = ({ file, hosted }: Pick<Sitting, 'file' | 'hosted'>): void => saveRecord(file, recordHosted(hosted))

export const moveFor = (sitting: Sitting, seat: Seat, move: Tagged): void => {
  sitting.hosted = makeMove(sitting.hosted, seat, move)
  save(sitting)
}

/** Takes back the last move of a seat, or says why that cannot be. */
export const undoFor = (sitting: Sitting, seat: Seat): 'done' | CannotUndo => {
  const back = takeBack(sitting.hosted, seat)
  if (typeof back === 'string') return back
  sitting.hosted = back
  sitting.told = sitting.told.map((count) => Math.min(count, back.match.log.length))
  save(sitting)
  return 'done'
}
