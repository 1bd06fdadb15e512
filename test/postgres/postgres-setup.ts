/** One PostgreSQL for all tests of a run; each file makes databases of its own in it (`testDatabase`). */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared server's first database. */
    readonly postgres: string
  }
}

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  provide('postgres', server.url('postgres'))
  return () => server.remove()
}
