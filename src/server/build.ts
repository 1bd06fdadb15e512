/** The build id: a hash over all files of the program. Caches of other builds are not read. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The state of a table depends on these. */
const FOLDERS = ['kit', 'games', 'host', 'bots', 'server'] as const

export const buildId = (): string => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => join(folder, String(path)))
      .filter((path) => /(?<!\.d|\.test)\.[jt]s$/.test(path) && !/[\\/]testing[\\/]/.test(path)),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
