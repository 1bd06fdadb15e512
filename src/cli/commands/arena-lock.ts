/**
 * One arena at a time adds to a file: two would play the same deals, and each would overwrite the
 * other's results. The lock is a file beside it with the id of the process that adds to it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, writing } from '../files.ts'
import { trouble } from '../trouble.ts'

/** Runs the work while no other arena adds to the file. Fails before the first match if the file cannot be written. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${file}.lock`
  writing(file, () => mkdirSync(dirname(file), { recursive: true, mode: 0o700 }))
  if (!take(file, lock)) {
    if (isHeld(lock)) trouble('arena.busy', { file, lock })
    rmSync(lock, { force: true })
    if (!take(file, lock)) trouble('arena.busy', { file, lock })
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const take = (file: string, lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : trouble('file.unwritable', { file, why: codeOf(error) })
  }
}

/** A process that was killed leaves its lock behind. */
const isHeld = (lock: string): boolean => {
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH' && codeOf(error) !== 'ENOENT'
  }
}
