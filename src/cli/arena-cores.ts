/**
 * Blocks of the arena on several cores, each asked for the next block when it has played one. They
 * are processes and not threads, because a process can tell what time it was at work itself.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Block, Setup } from './arena-block.ts'

/** The same file from src/cli and from dist/cli: other processes run what was built. */
const WORKER = fileURLToPath(new URL('../../dist/cli/arena-worker.js', import.meta.url))

/** Plays blocks from the number `first` on, at most `count`, until `played` says that it is enough. */
export const playBlocks = async (
  setup: Setup,
  first: number,
  count: number,
  cores: number,
  played: (block: Block) => 'on' | 'enough',
): Promise<void> => {
  let next = first
  let isEnough = false
  const work = async (): Promise<void> => {
    const worker = fork(WORKER, [JSON.stringify(setup)])
    try {
      while (!isEnough && next < first + count) {
        const block = await blockFrom(worker, next++)
        if (!isEnough) isEnough = played(block) === 'enough'
      }
    } finally {
      worker.kill()
    }
  }
  await Promise.all(Array.from({ length: Math.min(cores, count) }, work))
}

const blockFrom = (worker: ChildProcess, number: number): Promise<Block> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a process of the arena has ended (${code})`))
    worker.once('error', reject).once('exit', ended)
    worker.once('message', (block: Block) => {
      worker.off('error', reject).off('exit', ended)
      resolve(block)
    })
    worker.send(number)
  })
