/**
 * Advice at a table on a server. This browser computes it, from the view that the server sent anyway, and only if the
 * server allows advice. The page requests only earlier positions from the server.
 */
import { type AdviceRequest, adviceRequestFor } from '../../../host/advice.ts'
import type { Viewer } from '../../../kit/game.ts'
import type { Advice, Answer, Command, TableView } from '../../../wire/host.ts'

/** Runs the search. */
export interface AdviceEngine {
  consider(request: AdviceRequest): Promise<Advice | null>
  close(): void
}

export interface OnlineAdviser {
  advise(command: Extract<Command, { kind: 'advice' }>): Promise<Answer>
  /** Keeps an earlier position that this page was shown. */
  remember(tableView: TableView): void
  close(): void
}

interface AdviserOptions {
  /** The present position. */
  live(): TableView | null
  replay(moves: number, viewer: Viewer): Promise<Answer>
  /** Called for the first request. */
  loadEngine(): Promise<AdviceEngine>
}

export const createAdviser = ({ live, replay, loadEngine }: AdviserOptions): OnlineAdviser => {
  let past: TableView | null = null
  let engine: Promise<AdviceEngine> | null = null

  const positionAt = async (moves: number, viewer: Viewer): Promise<Answer> => {
    const now = live()
    const isWanted = (tableView: TableView): boolean =>
      tableView.moves === moves && tableView.viewer === viewer && tableView.seq >= (now?.seq ?? 0)
    const known = [now, past].find((tableView) => tableView !== null && isWanted(tableView))
    // The live view of a match that was broken off has nobody to act; a replay of its last position has.
    return known != null && known.toAct.length > 0 ? { kind: 'scene', scene: known } : replay(moves, viewer)
  }

  /** If the engine cannot be loaded, the next request tries again. */
  const consider = async (request: AdviceRequest): Promise<Advice | null> => {
    engine ??= loadEngine()
    const loaded = await engine.catch(() => null)
    if (loaded === null) engine = null
    return loaded?.consider(request) ?? null
  }

  return {
    async advise({ moves, viewer }) {
      if (live()?.advised !== true) return problem('advice.people')
      const position = await positionAt(moves, viewer)
      if (position.kind !== 'scene') return position
      const request = adviceRequestFor(position.scene)
      if (request === null) return problem('table.idle')
      const advice = await consider(request)
      return advice === null ? problem('advice.none') : { kind: 'advice', advice }
    },
    remember(tableView) {
      past = tableView
    },
    close() {
      void engine?.then((loaded) => loaded.close()).catch(() => {})
    },
  }
}

const problem = (id: string): Answer => ({ kind: 'problem', say: { id } })
