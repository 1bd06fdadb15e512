/** Every command, loaded when it is called. */
import type { Command } from './command.ts'

const LOADERS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  serve: () => import('./serve.ts'),
  'export-table': () => import('./export-table.ts'),
  play: () => import('./play.ts'),
  watch: () => import('./watch.ts'),
  replay: () => import('./replay.ts'),
  record: () => import('./record.ts'),
  verify: () => import('./verify.ts'),
  fuzz: () => import('./fuzz.ts'),
  arena: () => import('./arena.ts'),
  report: () => import('./report.ts'),
  ladder: () => import('./ladder.ts'),
  bench: () => import('./bench.ts'),
  'new-game': () => import('./new-game.ts'),
}

export const COMMANDS: readonly string[] = Object.keys(LOADERS)

export const loadCommand = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(LOADERS, name) ? (await LOADERS[name]?.())?.command : undefined
