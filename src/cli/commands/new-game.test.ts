import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runScripted } from '../../../test/cli/scripted.ts'
import { OK, USAGE } from '../command.ts'
import { command } from './new-game.ts'

const games = fileURLToPath(new URL('../../games', import.meta.url))
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-new-game-'))
  cpSync(join(games, 'template'), join(root, 'src/games/template'), { recursive: true })
  cpSync(join(games, 'template-bare'), join(root, 'src/games/template-bare'), { recursive: true })
  cpSync(join(games, 'registry.ts'), join(root, 'src/games/registry.ts'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

const run = (...args: readonly string[]) => runScripted(command.run, args)

/** Every file under a folder with its text. */
const texts = (folder: string): ReadonlyMap<string, string> => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]))
}

const registry = (): readonly string[] => readFileSync(join(root, 'src/games/registry.ts'), 'utf8').split('\n')
const folder = (id: string): string => join(root, 'src/games', id)

describe('a new game', () => {
  test('has every file of the template except the faults, and no name of the template in it', async () => {
    expect((await run('hill-climb')).code).toBe(OK)
    const made = texts(folder('hill-climb'))
    const template = [...texts(folder('template')).keys()].filter((path) => !path.startsWith('testing/faults/'))
    expect([...made.keys()]).toEqual(template)
    for (const [path, text] of made) expect(text, path).not.toMatch(/\bCR-|Coal Run|['"]template['"]|faults/)
  })

  test('uses its id, its title and its initials', async () => {
    await run('hill-climb')
    const made = texts(folder('hill-climb'))
    expect(made.get('meta.ts')).toContain("id: 'hill-climb',\n  title: 'Hill Climb',")
    expect(made.get('data/rules.ts')).toContain("'HC-'")
    expect(made.get('playthroughs/2-short.json')).toContain('"game": "hill-climb"')
    expect(made.get('playthroughs/2-short.txt')).toMatch(/^Hill Climb, Ada, Ben\n/)
  })

  test.each([
    ['Coal Run', []],
    ['Short Line', ['--bare']],
  ])('is a draft until it is released: a copy of %s', async (_template, flags) => {
    await run('hill-climb', ...flags)
    expect(texts(folder('hill-climb')).get('meta.ts')).toMatch(/\n {2}draft: true,\n}\n$/)
  })

  test('with --bare is a copy of the smallest template: no options, in English', async () => {
    expect((await run('hill-climb', '--bare')).code).toBe(OK)
    const made = texts(folder('hill-climb'))
    expect([...made.keys()]).toEqual([...texts(folder('template-bare')).keys()])
    for (const [path, text] of made) expect(text, path).not.toMatch(/\bSL-|\bsl-|Short Line|template-bare/)
    expect(made.get('meta.ts')).toContain('options: [],')
  })

  test('has style classes of its own', async () => {
    await run('hill-climb')
    const made = texts(folder('hill-climb'))
    expect(made.get('board/board.css')).toContain('.hc-train')
    expect(made.get('board/Dock.tsx')).toContain('"hc-dock"')
    for (const [path, text] of made) expect(text, path).not.toMatch(/\bcr-/)
  })

  test('takes more letters when another game has its initials', async () => {
    await run('hill-climb')
    await run('hard-coal')
    expect(texts(folder('hard-coal')).get('data/rules.ts')).toContain("'HAR-'")
    expect(texts(folder('hard-coal')).get('board/board.css')).toContain('.har-train')
  })

  test('takes the title that is given', async () => {
    expect((await run('puffer', '--title', "Ada's $& Line")).code).toBe(USAGE)
    await run('puffer', '--title', " Ada's Line ")
    const made = texts(folder('puffer'))
    expect(made.get('meta.ts')).toContain('title: "Ada\'s Line",')
    expect(made.get('text/en.ts')).toContain("/** Ada's Line in English. */")
    expect(made.get('data/rules.ts')).toContain("'PU-'")
  })

  test('adds one line to the registry, in its place, and changes nothing else', async () => {
    const before = texts(root)
    const lines = registry()
    for (const id of ['hill-climb', 'zebra-10', 'zebra-2', 'paris']) await run(id)
    const after = texts(root)
    for (const [path, text] of before) if (path !== 'src/games/registry.ts') expect(after.get(path), path).toBe(text)
    const added = registry().filter((line) => !lines.includes(line))
    expect(added).toEqual([
      "export { entry as hillClimb } from './hill-climb/entry.ts'",
      "export { entry as paris } from './paris/entry.ts'",
      "export { entry as zebra2 } from './zebra-2/entry.ts'",
      "export { entry as zebra10 } from './zebra-10/entry.ts'",
    ])
    expect(registry().filter((line) => !added.includes(line))).toEqual(lines)
    const order = registry().flatMap((line) => /'\.\/(.*)\/entry/.exec(line)?.[1] ?? [])
    expect(order).toEqual([...order].sort(new Intl.Collator('en', { numeric: true }).compare))
    expect(order).toContain('paris-connection')
  })
})

describe('bad arguments are refused in one sentence, and nothing changes', () => {
  const refused = async (says: RegExp, ...args: readonly string[]): Promise<void> => {
    const before = texts(root)
    const { code, printed, errors } = await run(...args)
    expect({ code, printed }).toEqual({ code: USAGE, printed: '' })
    expect(errors).toMatch(says)
    expect(errors.split('\n')).toHaveLength(1)
    expect(texts(root)).toEqual(before)
  }

  test.each([
    'Hill',
    'hill_climb',
    'hill--climb',
    '-hill',
    'hill-',
    '2nd',
    'a/b',
    '..',
    'hill climb',
    '',
    'x'.repeat(33),
  ])('an id like “%s”', (id) => refused(/cannot be an id/, '--', id))

  test('no id at all', () => refused(/^What is the game to be called\?/))

  test.each(['template', 'paris-connection'])('the id of an existing game: %s', (id) => refused(/already/, id))

  test.each(['', '*/ alert()', 'two\nlines', 'back\\slash', 'x'.repeat(61)])('a title like “%s”', (title) =>
    refused(/cannot be a title/, 'hill-climb', `--title=${title}`),
  )

  test('a folder that is not a clone', async () => {
    rmSync(folder('template'), { recursive: true })
    writeFileSync(join(root, 'notes.txt'), 'mine')
    await refused(/^There is no src\/games\/template here/, 'hill-climb')
  })
})
