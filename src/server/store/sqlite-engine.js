/**
 * SQLite as built into Node 22 and later; for Node 20 a package with the same API. All that only
 * Node 20 needs is in this file.
 */

/**
 * While SQLite is an experiment of Node's, loading it prints a warning. Nothing else runs meanwhile
 * in this thread, so no other warning is lost.
 * @returns {typeof import('@photostructure/sqlite') | undefined}
 */
const builtIn = () => {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    const module = process.getBuiltinModule('node:sqlite')
    return module && Object(module)
  } finally {
    process.emitWarning = emitWarning
  }
}

export const { DatabaseSync } = builtIn() ?? (await import('@photostructure/sqlite'))
