/**
 * The saved state of a table, so that its log is not replayed from the beginning. It is only
 * a cache: only the build that wrote it reads it, and the log is the source of truth.
 */
import type { HostedTable } from '../../host/hosted-table.ts'
import { type GameBundle, hostMatch } from '../../host/opening.ts'
import type { Match } from '../../kit/match.ts'
import { SERVER_PACE } from './history.ts'
import { infoOf, originOf, type TableState } from './table-state.ts'

/** The match without what the program brings along. */
interface Written extends Pick<Match, 'start' | 'state' | 'log' | 'draws'> {
  readonly moves: readonly (Omit<Match['moves'][number], 'move'> & { readonly move: string })[]
  readonly takenBack: number
  readonly versions: readonly number[]
  readonly decisions: readonly number[]
  readonly redo: HostedTable['redo']
  readonly handedOver: number
}

export const snapshotOf = (state: TableState): string =>
  JSON.stringify({ standing: { ...state, hosted: null }, match: state.hosted && written(state.hosted) })

export const tableStateIn = (text: string, bundle: GameBundle): TableState => {
  const { standing, match } = JSON.parse(text) as { readonly standing: TableState; readonly match: Written | null }
  return match === null ? standing : { ...standing, hosted: read(standing, match, bundle) }
}

const written = ({
  match,
  takenBack,
  versions,
  decisions,
  redo,
  movesOfEndedTurns: handedOver,
}: HostedTable): Written => {
  const { game, start, state, moves, log, draws } = match
  const notated = moves.map(({ move, ...rest }) => ({ ...rest, move: game.notate(move) }))
  return { start, state, log, draws, moves: notated, takenBack, versions, decisions, redo, handedOver }
}

const read = (
  standing: TableState,
  { moves, versions, decisions, takenBack, redo, handedOver, ...rest }: Written,
  bundle: GameBundle,
): HostedTable => {
  const { game } = bundle
  const origin = originOf(standing)
  const played = moves.map(({ move, ...more }) => {
    const parsed = game.parse(move)
    if (parsed === undefined) throw new Error(`a snapshot with the move ${move}`)
    return { ...more, move: parsed }
  })
  const match: Match = { ...rest, game, dealer: bundle.dealer(origin), moves: played }
  const hosted = hostMatch(infoOf(standing), SERVER_PACE, bundle, origin, match)
  return { ...hosted, takenBack, versions, decisions, redo, movesOfEndedTurns: handedOver }
}
