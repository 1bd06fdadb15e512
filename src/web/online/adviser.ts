/**
 * Advice at a table on a server: thought out in this browser, from the view that the server has sent anyway, and only
 * where the server says that it may be. Nothing is asked of the server but moments of the past.
 */
import { type AdviceRequest, adviceRequestFor } from '../../host/advice.ts'
import type { Viewer } from '../../kit/game.ts'
import type { Advice, Answer, Command, TableView } from '../../wire/host.ts'

/** Where a search thinks. */
export interface Mind {
  consider(considering: AdviceRequest): Promise<Advice | null>
  close(): void
}

export interface Adviser {
  advise(command: Extract<Command, { kind: 'advice' }>): Promise<Answer>
  /** A moment of the past that this page was shown. */
  saw(scene: TableView): void
  close(): void
}

interface AdviserWish {
  /** The scene as it stands. */
  live(): TableView | null
  replay(moves: number, viewer: Viewer): Promise<Answer>
  /** Loaded when the first question is asked. */
  mind(): Promise<Mind>
}

export const adviserOf = ({ live, replay, mind }: AdviserWish): Adviser => {
  let past: TableView | null = null
  let thinking: Promise<Mind> | null = null

  const momentOf = async (moves: number, viewer: Viewer): Promise<Answer> => {
    const now = live()
    const isThat = (scene: TableView): boolean =>
      scene.moves === moves && scene.viewer === viewer && scene.seq >= (now?.seq ?? 0)
    const known = [now, past].find((scene) => scene !== null && isThat(scene))
    // A match that was broken off asks nothing any more; its last moment, looked back at, does.
    return known != null && known.toAct.length > 0 ? { kind: 'scene', scene: known } : replay(moves, viewer)
  }

  /** Without a mind, the next question tries to load it again. */
  const consider = async (considering: AdviceRequest): Promise<Advice | null> => {
    thinking ??= mind()
    const found = await thinking.catch(() => null)
    if (found === null) thinking = null
    return found?.consider(considering) ?? null
  }

  return {
    async advise({ moves, viewer }) {
      if (live()?.advised !== true) return problem('advice.people')
      const moment = await momentOf(moves, viewer)
      if (moment.kind !== 'scene') return moment
      const considering = adviceRequestFor(moment.scene)
      if (considering === null) return problem('table.idle')
      const advice = await consider(considering)
      return advice === null ? problem('advice.none') : { kind: 'advice', advice }
    },
    saw(scene) {
      past = scene
    },
    close() {
      void thinking?.then((one) => one.close()).catch(() => {})
    },
  }
}

const problem = (id: string): Answer => ({ kind: 'problem', say: { id } })
