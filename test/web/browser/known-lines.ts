/** All lines of the coach, as a browser remembers them after the first games. */

import { games } from '../../../src/games/index.ts'
import { LEARN } from '../../../src/web/table/coach/next-line.ts'

export const knownLines = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    await Promise.all(
      games.map(async ({ id }) => {
        // A new game may have no coach yet.
        const { texts } = await import(`../../../src/games/${id}/coach/en.ts`).catch(() => ({ texts: {} }))
        return [id, [LEARN, ...Object.keys(texts)]] as const
      }),
    ),
  )
