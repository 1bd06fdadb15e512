/** All commands. Each is loaded when it is called. */
import type { CliCommand } from './command.ts'

const LOADERS: Readonly<Record<string, () => Promise<{ readonly command: CliCommand }>>> = {
  serve: () => import('./commands/serve.ts'),
  'export-table': () => import('./commands/export-table.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  'check-data': () => import('./commands/check-data.ts'),
  'export-data': () => import('./commands/export-data.ts'),
  'import-data': () => import('./commands/import-data.ts'),
  'move-data': () => import('./commands/move-data.ts'),
  play: () => import('./commands/play.ts'),
  watch: () => import('./commands/watch.ts'),
  replay: () => import('./commands/replay.ts'),
  record: () => import('./commands/record.ts'),
  verify: () => import('./commands/verify.ts'),
  arena: () => import('./commands/arena.ts'),
  report: () => import('./commands/report.ts'),
  'bot-ratings': () => import('./commands/bot-ratings.ts'),
  bench: () => import('./commands/bench.ts'),
  'new-game': () => import('./commands/new-game.ts'),
  check: () => import('./commands/check.ts'),
}

export const COMMANDS: readonly string[] = Object.keys(LOADERS)

export const loadCommand = async (name: string): Promise<CliCommand | undefined> =>
  Object.hasOwn(LOADERS, name) ? (await LOADERS[name]?.())?.command : undefined
