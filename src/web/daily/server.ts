/** What the daily page knows of the server. */
import type { DailyOverview } from '../../wire/daily.ts'
import type { api } from '../online/connection/api.ts'

export type DailyServer =
  | { readonly kind: 'offline' }
  /** `name`: the visitor's, or null for nobody yet. */
  | { readonly kind: 'online'; readonly overview: DailyOverview; readonly name: string | null }

export const loadServer = async ({ daily, me }: Pick<typeof api, 'daily' | 'me'>): Promise<DailyServer> => {
  const [overview, visitor] = await Promise.all([daily(), me()])
  if (!overview.ok || !visitor.ok) return { kind: 'offline' }
  return { kind: 'online', overview: overview.value, name: visitor.value.person?.name ?? null }
}
