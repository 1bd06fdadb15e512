/** Blocks of the arena on several threads, each asked for the next block when it has played one. */
import { Worker } from 'node:worker_threads'
import type { Block, Setup } from './arena-block.ts'

/** The same file from src/cli and from dist/cli: threads run what was built. */
const WORKER = new URL('../../dist/cli/arena-worker.js', import.meta.url)

/** Plays blocks from the number `first` on, at most `count`, until `played` says that it is enough. */
export const playBlocks = async (
  setup: Setup,
  first: number,
  count: number,
  threads: number,
  played: (block: Block) => 'on' | 'enough',
): Promise<void> => {
  let next = first
  let isEnough = false
  const work = async (): Promise<void> => {
    const worker = new Worker(WORKER, { workerData: setup })
    try {
      while (!isEnough && next < first + count) {
        const block = await blockFrom(worker, next++)
        if (!isEnough) isEnough = played(block) === 'enough'
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, count) }, work))
}

const blockFrom = (worker: Worker, number: number): Promise<Block> =>
  new Promise((resolve, reject) => {
    const ended = (code: number): void => reject(new Error(`a thread of the arena has ended (${code})`))
    worker.once('error', reject).once('exit', ended)
    worker.once('message', (block: Block) => {
      worker.off('error', reject).off('exit', ended)
      resolve(block)
    })
    worker.postMessage(number)
  })
