/**
 * Can the secret of a deal be predicted? Two servers with the same events at the same times, down to the names of their
 * tables, must deal two different games; otherwise the secret follows from public facts.
 */

import { saltHash } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import { systemRandom } from '../../src/server/people/keys.ts'
import type { OpenedTable } from '../../src/wire/api.ts'
import type { OnlineTable } from '../../src/wire/online.ts'
import { connectTo, requestTo } from './guest-socket.ts'
import { cookieOf } from './people.ts'
import { openSite, type Spoil } from './site.ts'
import { saltOf } from './truth.ts'

/** The titles whose deal could be predicted. */
export const predictableTitles = async (
  games: readonly GameEntry[],
  spoil: Spoil = (parts) => parts,
): Promise<readonly string[]> => {
  const [one, other] = [await commitmentsOf(games, spoil), await commitmentsOf(games, spoil)]
  return games.map(({ id }) => id).filter((id) => one.get(id) === other.get(id))
}

/** Ids are counted, the clock stands still, and only secrets are random. */
const commitmentsOf = async (games: readonly GameEntry[], spoil: Spoil): Promise<ReadonlyMap<string, string>> => {
  const site = await openSite(games, {
    spoil: (parts) => spoil({ ...parts, random: { ...systemRandom, letters: parts.random.letters } }),
  })
  const commitments = new Map<string, string>()
  for (const { id, meta } of games) {
    const body = {
      game: id,
      options: defaultOptions(meta.options),
      seats: Array.from({ length: meta.seats[0] ?? 2 }, () => null),
      pace: { kind: 'untimed' },
      visibility: 'link',
      seed: null,
      saltHash: saltHash(saltOf(0)),
    }
    const answer = await requestTo(site.port, cookieOf(0), 'POST', '/api/tables', JSON.stringify(body))
    const { table } = JSON.parse(answer.slice(answer.indexOf('\n'))) as OpenedTable
    const guest = await connectTo(site.port, table, cookieOf(0), null)
    const shown = JSON.parse(await guest.nextFrame((frame) => frame.startsWith('{"kind":"table"'), 0)) as {
      readonly table: OnlineTable
    }
    commitments.set(id, shown.table.deal.commitment)
    guest.close()
  }
  await site.close()
  return commitments
}
