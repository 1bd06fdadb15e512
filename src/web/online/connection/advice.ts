/**
 * Advice at a table on a server: thought out in this browser, from the view that the server has sent anyway, and only
 * where the server says that it may be. Nothing is asked of the server but moments of the past.
 */
import { type AdviceRequest, adviceRequestFor } from '../../../host/advice-request.ts'
import type { Viewer } from '../../../kit/game.ts'
import type { Advice, Answer, Command, TableView } from '../../../wire/host.ts'

/** Where a search thinks. */
export interface AdviceEngine {
  consider(request: AdviceRequest): Promise<Advice | null>
  close(): void
}

export interface Adviser {
  advise(command: Extract<Command, { kind: 'advice' }>): Promise<Answer>
  /** A moment of the past that this page was shown. */
  saw(tableView: TableView): void
  close(): void
}

interface AdviserOptions {
  /** The tableView as it stands. */
  live(): TableView | null
  replay(moves: number, viewer: Viewer): Promise<Answer>
  /** Loaded when the first question is asked. */
  loadEngine(): Promise<AdviceEngine>
}

export const createAdviser = ({ live, replay, loadEngine }: AdviserOptions): Adviser => {
  let past: TableView | null = null
  let thinking: Promise<AdviceEngine> | null = null

  const momentOf = async (moves: number, viewer: Viewer): Promise<Answer> => {
    const now = live()
    const isThat = (tableView: TableView): boolean =>
      tableView.moves === moves && tableView.viewer === viewer && tableView.seq >= (now?.seq ?? 0)
    const known = [now, past].find((tableView) => tableView !== null && isThat(tableView))
    // A match that was broken off asks nothing any more; its last moment, looked back at, does.
    return known != null && known.toAct.length > 0 ? { kind: 'scene', scene: known } : replay(moves, viewer)
  }

  /** Without a loadEngine, the next question tries to load it again. */
  const consider = async (request: AdviceRequest): Promise<Advice | null> => {
    thinking ??= loadEngine()
    const found = await thinking.catch(() => null)
    if (found === null) thinking = null
    return found?.consider(request) ?? null
  }

  return {
    async advise({ moves, viewer }) {
      if (live()?.advised !== true) return problem('advice.people')
      const moment = await momentOf(moves, viewer)
      if (moment.kind !== 'scene') return moment
      const request = adviceRequestFor(moment.scene)
      if (request === null) return problem('table.idle')
      const advice = await consider(request)
      return advice === null ? problem('advice.none') : { kind: 'advice', advice }
    },
    saw(tableView) {
      past = tableView
    },
    close() {
      void thinking?.then((one) => one.close()).catch(() => {})
    },
  }
}

const problem = (id: string): Answer => ({ kind: 'problem', say: { id } })
