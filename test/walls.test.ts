/** The walls between the folders stand: for each, an offence is planted that the project's own settings must find. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Offence {
  readonly says: string
  readonly file: string
  readonly bad: string
  readonly good: string
  readonly rule: string
}

const IMPORTS = 'lint/style/noRestrictedImports'
const imports = (says: string, file: string, bad: string, good: string): Offence => {
  const code = (from: string): string => `import { a } from '${from}'\nexport const b = a\n`
  return { says, file, bad: code(bad), good: code(good), rule: IMPORTS }
}

const OFFENCES: readonly Offence[] = [
  imports('the kit imports no game', 'src/kit/a.ts', '../games/one/game.ts', './game.ts'),
  imports('the kit imports no Node module', 'src/kit/b.ts', 'node:fs', './text.ts'),
  imports('the kit imports one library', 'src/kit/c.ts', 'zod', '@noble/hashes/sha2.js'),
  imports('the kit imports no tests', 'src/kit/d.ts', '../../test/kit/laws.ts', './match.ts'),
  imports("the kit's texts import no game", 'src/kit/text/a.ts', '../../games/index.ts', '../text.ts'),
  imports('a bot imports no code of the lab', 'src/bots/lab.ts', '../lab/play.ts', './random.ts'),
  imports('the server imports no code of the lab', 'src/server/c.ts', '../lab/play.ts', '../wire/host.ts'),
  imports('the web imports no code of the lab', 'src/web/app/c.ts', '../../lab/play.ts', 'react'),
  imports('the wire imports no game', 'src/wire/a.ts', '../games/index.ts', '../kit/game.ts'),
  imports("the wire's texts import no game", 'src/wire/text/a.ts', '../../games/index.ts', '../../kit/text.ts'),
  imports('the host imports no game', 'src/host/a.ts', '../games/index.ts', '../kit/match.ts'),
  imports('the host imports no Node module', 'src/host/b.ts', 'node:fs', '../wire/host.ts'),
  imports('the server imports no page', 'src/server/a.ts', '../web/main.ts', '../wire/host.ts'),
  imports('the server looks into no game', 'src/server/b.ts', '../games/one/state.ts', '../games/index.ts'),
  imports('the web looks into no game', 'src/web/app/a.ts', '../../games/one/state.ts', '../../games/index.ts'),
  imports('the web imports no Node module', 'src/web/app/b.ts', 'node:fs', 'react'),
  imports('a board imports no rules', 'src/games/one/board/a.ts', '../legal.ts', '../view.ts'),
  imports('a board imports no other game', 'src/games/one/board/b.ts', '../../two/view.ts', '../data/map.ts'),
  imports(
    'a board imports no table frame',
    'src/games/one/board/c.ts',
    '../../../web/table/a.ts',
    '../../../web/toolkit/board.ts',
  ),
  imports('a game imports no other game', 'src/games/one/a.ts', '../two/state.ts', './state.ts'),
  imports('a game imports no Node module', 'src/games/one/b.ts', 'node:fs', '../../kit/game.ts'),
  imports('a game imports no board', 'src/games/one/c.ts', './board/map.ts', './data/map.ts'),
  imports('a game imports no tests of the kit', 'src/games/one/d.ts', '../../../test/kit/laws.ts', '../../kit/deck.ts'),
  imports('a game imports no tests of its own', 'src/games/one/e.ts', './rules.test.ts', './rules.ts'),
  imports('a game does not import what its tests know', 'src/games/one/l.ts', './testing/proof.ts', './rules.ts'),
  imports('a game imports no bot', 'src/games/one/f.ts', '../../bots/index.ts', '../../kit/chance.ts'),
  imports('a game imports no library', 'src/games/one/g.ts', '@noble/hashes/sha2.js', './score.ts'),
  imports('a game takes no way round', 'src/games/one/h.ts', './../two/state.ts', './data/counts.ts'),
  imports("a game's data import no other game", 'src/games/one/data/a.ts', '../../two/state.ts', '../state.ts'),
  imports("a game's data import no board", 'src/games/one/data/b.ts', '../board/map.ts', './map.ts'),
  imports("a game's texts import no tests", 'src/games/one/text/a.ts', '../../../../test/kit/laws.ts', '../words.ts'),
  imports('the registry imports only entries', 'src/games/a.ts', './one/game.ts', './one/entry.ts'),
  imports('a bot imports no game', 'src/bots/a.ts', '../games/index.ts', '../kit/game.ts'),
  imports('a bot imports no Node module', 'src/bots/b.ts', 'node:os', './random.ts'),
  imports('a search imports no game', 'src/bots/search/a.ts', '../../games/index.ts', '../../kit/game.ts'),
  imports('the command line imports no inside of a game', 'src/cli/a.ts', '../games/one/game.ts', '../games/index.ts'),
  imports('the command line imports no tests', 'src/cli/b.ts', '../../test/kit/laws.ts', 'node:fs'),
  imports(
    'a command imports no inside of a game',
    'src/cli/play/a.ts',
    '../../games/one/game.ts',
    '../../kit/text/nl.ts',
  ),
  {
    says: 'a game is not loaded late by another either',
    file: 'src/games/one/i.ts',
    bad: "export const load = () => import('../two/game.ts')\n",
    good: "export const load = () => import('./game.ts')\n",
    rule: IMPORTS,
  },
  {
    says: 'files do not import each other in a ring',
    file: 'src/kit/hen.ts',
    bad: "import { egg } from './egg.ts'\nexport const hen = () => egg\n",
    good: 'export const hen = () => 1\n',
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    says: 'rules use no chance of their own',
    file: 'src/games/one/j.ts',
    bad: 'export const roll = () => Math.random()\n',
    good: 'export const roll = () => Math.max(1, 2)\n',
    rule: 'lint/nursery/noJsRestrictedProperties',
  },
  {
    says: 'bots use no clock',
    file: 'src/bots/c.ts',
    bad: 'export const now = () => Date.now()\n',
    good: 'export const now = (turn: number) => turn\n',
    rule: 'lint/style/noRestrictedGlobals',
  },
  {
    says: 'there is no any',
    file: 'src/cli/c.ts',
    bad: 'export const show = (x: any) => String(x)\n',
    good: 'export const show = (x: unknown) => String(x)\n',
    rule: 'lint/suspicious/noExplicitAny',
  },
  {
    says: 'nothing is taken for present outside of hot code',
    file: 'src/games/one/k.ts',
    bad: 'export const first = (list: number[]) => list[0]!\n',
    good: 'export const first = (list: number[]) => list[0] ?? 0\n',
    rule: 'lint/style/noNonNullAssertion',
  },
]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A small project elsewhere, with these settings of ours and these files. */
const plant = (settings: readonly string[], files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-walls-'))
  folders.push(folder)
  for (const name of settings) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  return folder
}

const run = (cwd: string, tool: string, ...args: string[]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
  })
  if (status === null) throw new Error(`${tool} did not run`)
  return stdout + stderr
}

describe('lint', () => {
  const FOLDERS = ['kit', 'games', 'bots', 'wire', 'host', 'server', 'cli', 'lab', 'web']
  const SETTINGS = ['biome.json', ...FOLDERS.map((folder) => `src/${folder}/biome.json`)]
  /** `rule file` for everything that is reported. */
  const lint = (which: 'bad' | 'good'): readonly string[] => {
    const planted = Object.fromEntries(OFFENCES.map((offence) => [offence.file, offence[which]]))
    const egg = { 'src/kit/egg.ts': "import { hen } from './hen.ts'\nexport const egg = () => hen\n" }
    const folder = plant(SETTINGS, { ...planted, ...egg })
    const output = run(folder, '@biomejs/biome/bin/biome', 'lint', '--reporter=github', '--max-diagnostics=none', '.')
    return [...output.matchAll(/title=([^,]+),file=([^,]+),/g)].map(([, rule, file]) => {
      return `${rule} ${file?.replaceAll('\\', '/').replace(/^.*\/(?=src\/)/, '')}`
    })
  }
  let bad: readonly string[] = []
  let good: readonly string[] = []
  beforeAll(() => {
    bad = lint('bad')
    good = lint('good')
  })

  for (const { says, rule, file } of OFFENCES) {
    test(says, () => {
      expect(bad).toContain(`${rule} ${file}`)
    })
  }

  test('what keeps to the rules is let through', () => {
    expect(good).toEqual([])
  })
})

describe('types', () => {
  const settings = [
    'package.json',
    'tsconfig.base.json',
    'src/kit/tsconfig.json',
    'src/games/tsconfig.json',
    'src/cli/tsconfig.json',
    'src/bots/tsconfig.json',
    'src/lab/tsconfig.json',
    'src/wire/tsconfig.json',
    'src/host/tsconfig.json',
    'src/server/tsconfig.json',
    'src/program/tsconfig.json',
  ]
  const files = {
    'src/kit/a.ts': 'export const one = 1\n',
    'src/bots/a.ts': 'export const two = 2\n',
    'src/wire/a.ts': 'export const three = 3\n',
    'src/host/a.ts': 'export const five = 5\n',
    'src/server/a.ts': 'export const four = 4\n',
    'src/lab/a.ts': 'export const five = 5\n',
    'src/program/a.ts': 'export const six = 6\n',
    'src/games/one/clean.ts': "import { one } from '../../kit/a.ts'\nexport const two = one + 1\n",
    'src/cli/a.ts': "import 'node:fs'\nsetTimeout(() => {}, 1)\n",
  }

  test('rules know no Node, no browser and no timers, and the command line does', () => {
    const folder = plant(settings, {
      ...files,
      'src/games/one/node.ts': "import 'node:fs'\nexport {}\n",
      'src/games/one/dom.ts': 'export const page = () => document.title\n',
      'src/games/one/timer.ts': 'export const later = () => setTimeout(() => {}, 1)\n',
    })
    const output = run(folder, 'typescript/bin/tsc', '-b', 'src/games', 'src/cli')
    const wrong = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file?.replaceAll('\\', '/'))
    expect(wrong.sort()).toEqual(['src/games/one/dom.ts', 'src/games/one/node.ts', 'src/games/one/timer.ts'])
  })

  test('rules that keep to the language compile', () => {
    expect(run(plant(settings, files), 'typescript/bin/tsc', '-b', 'src/games', 'src/cli')).toBe('')
  })
})

test('dead code: an export that nobody uses is found, one that is used is not', () => {
  const folder = plant(['knip.json', 'package.json'], {
    'src/cli/main.ts': "import { used } from '../kit/a.ts'\nexport const main = () => used\n",
    'src/kit/a.ts': 'export const used = 1\nexport const forgotten = 2\n',
  })
  const output = run(folder, 'knip/bin/knip.js', '--no-progress', '--include', 'exports', '--reporter', 'compact')
  expect(output.split('\n').filter((line) => line.startsWith('src/'))).toEqual(['src/kit/a.ts: forgotten'])
})
