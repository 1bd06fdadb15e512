/**
 * Runs blocks of the arena and deals of the report on several cores; each process gets the next number when it is done.
 * Processes rather than threads, because a process can measure its own CPU time.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { builtFile } from '../../program/package.ts'
import type { ArenaSetup, Block } from './block.ts'

/** Plays blocks from the number `first` on, at most `count`, until `played` returns that it is enough. */
export const playBlocks = (
  setup: ArenaSetup,
  first: number,
  count: number,
  cores: number,
  played: (block: Block) => 'on' | 'enough',
): Promise<void> => onCores('lab/arena/worker.ts', setup, first, count, cores, played)

/** Sends numbers from `first` on, at most `count`, to processes of `worker`, until `played` returns that it is enough. */
export const onCores = async <Result>(
  worker: string,
  setup: unknown,
  first: number,
  count: number,
  cores: number,
  played: (result: Result) => 'on' | 'enough',
): Promise<void> => {
  let next = first
  let isEnough = false
  const work = async (): Promise<void> => {
    // Typed arrays arrive as such.
    const process = fork(builtFile(worker), [JSON.stringify(setup)], { serialization: 'advanced' })
    try {
      while (!isEnough && next < first + count) {
        const result = await resultFrom<Result>(process, next++)
        if (!isEnough) isEnough = played(result) === 'enough'
      }
    } finally {
      process.kill()
    }
  }
  await Promise.all(Array.from({ length: Math.min(cores, count) }, work))
}

const resultFrom = <Result>(process: ChildProcess, number: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a process that played has ended (${code})`))
    process.once('error', reject).once('exit', ended)
    process.once('message', (result: Result) => {
      process.off('error', reject).off('exit', ended)
      resolve(result)
    })
    process.send(number)
  })
