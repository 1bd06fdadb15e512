/** One sitting at a table in the terminal: the table, its file, and what its people have been shown. */
import { applyCommand } from '../../host/commands.ts'
import type { HostedTable } from '../../host/hosted-table.ts'
import { undoBarrierFor } from '../../host/table-view.ts'
import type { Seat } from '../../kit/game.ts'
import type { UndoBarrier } from '../../wire/host.ts'
import { saveRecord } from '../files.ts'
import type { CliSpeaker, LoadedGame } from '../game.ts'
import type { CliWords } from '../language.ts'
import type { Terminal } from '../terminal.ts'
import { recordOfTable } from './terminal-table.ts'

export interface Sitting {
  readonly terminal: Terminal
  readonly loaded: LoadedGame
  readonly words: CliWords
  readonly say: CliSpeaker
  readonly names: readonly string[]
  /** Where the match is saved. */
  readonly file: string
  readonly hosted: HostedTable
  /** By seat: how many entries of the log it has been shown. */
  logShown: number[]
  /** Whose secrets are on the screen. */
  shown: Seat | undefined
}

/** After every move, so that nothing is lost if the program ends. */
export const save = ({ file, hosted }: Pick<Sitting, 'file' | 'hosted'>): void =>
  saveRecord(file, recordOfTable(hosted))

/** A person's move. */
export const playFor = (sitting: Sitting, seat: Seat, notation: string): void => {
  const { hosted } = sitting
  applyCommand(hosted, seat, { kind: 'play', decision: hosted.decisions[seat] ?? -1, notation })
  save(sitting)
}

/** Undoes the last move of a seat and returns null, or returns why that is not possible. */
export const undoFor = (sitting: Sitting, seat: Seat): UndoBarrier | null => {
  const { hosted } = sitting
  const barrier = undoBarrierFor(hosted, seat)
  if (barrier !== null) return barrier
  applyCommand(hosted, seat, { kind: 'undo' })
  sitting.logShown = sitting.logShown.map((count) => Math.min(count, hosted.match.log.length))
  save(sitting)
  return null
}

/** What undo has done, in words. */
export const undoWords = ({ words }: Sitting, barrier: UndoBarrier | null): string => {
  switch (barrier) {
    case null:
      return words('undo.done')
    case 'nothing':
      return words('undo.none')
    case 'final':
      return words('undo.final')
    // The terminal opens no daily games.
    case 'daily':
    case 'others':
      return words('undo.others')
    default:
      return barrier satisfies never
  }
}
