/** Where the program's own files are. The sources and the compiled program lie at different depths. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rootFrom = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder))

/** The folder of package.json. */
const ROOT = rootFrom(dirname(fileURLToPath(import.meta.url)))

/** A compiled file, by its path in src: threads and processes run what was built, in tests too. */
export const builtFile = (path: string): string => join(ROOT, 'dist/src', path.replace(/\.ts$/, '.js'))

/** The built pages. */
export const PAGES = join(ROOT, 'dist/web')

const versionIn = (about: unknown): string =>
  typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '?'

export const VERSION = versionIn(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
