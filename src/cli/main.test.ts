import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scripted } from '../../test/cli/scripted.ts'
import { LANGUAGES } from '../kit/text.ts'
import { COMMANDS } from './commands.ts'
import { main } from './main.ts'

const run = async (args: string, env = {}) => {
  const terminal = scripted([], env)
  const code = await main(args.split(' ').filter(Boolean), terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

describe('help', () => {
  test.each(['', '--help', '-h', 'help'])('`roundhouse %s` lists every command', async (args) => {
    const { code, printed } = await run(args)
    expect(code).toBe(0)
    for (const name of COMMANDS) expect(printed).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
    expect(printed).toContain('Exit codes')
  })

  test.each(COMMANDS)('%s --help says how to use it and runs nothing', async (name) => {
    const { code, printed, errors } = await run(`${name} --help`)
    expect(code).toBe(0)
    expect(errors).toBe('')
    expect(printed).toContain(`roundhouse ${name}`)
    expect(await run(`${name} -h`)).toEqual({ code, printed, errors })
  })

  test.each(['play', 'watch', 'replay', 'record', 'verify'])('%s --help documents its exit codes', async (name) => {
    expect((await run(`${name} --help`)).printed).toContain('Exit codes: 0')
  })
})

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(await run('--version')).toEqual({ code: 0, printed: version, errors: '' })
})

describe('arguments that cannot be used are reported in one sentence', () => {
  test.each([
    ['chess', 'There is no command chess.'],
    ['constructor', 'There is no command constructor.'],
    ['watch paris-connection --sets casual', 'There is no option --sets here'],
    ['watch paris-connection --seed', 'The option --seed needs a value.'],
    ['watch --json=1', 'The option --json takes no value.'],
    ['watch paris-connection twice', '“twice” is one argument too many.'],
    ['watch paris-connection --delay soon', '--delay must be a whole number from 0 to 999,999,999, not soon.'],
    [
      'watch paris-connection --seats you,casual,casual',
      '“you” can’t sit here: only bots play (random, newcomer, casual, beginner, amateur, skilled, strong, and expert).',
    ],
    ['watch paris-connection --seats casual,casual', 'Paris Connection can’t be played with 2 seats'],
    ['watch paris-connection --seats casual,casual,casaul', '“casaul” can’t sit here: only bots play ('],
    ['watch paris-connection --option map=big', 'Paris Connection has no option map.'],
    ['watch chess', 'There is no game called chess. Choose one of great-lakes, paris-connection'],
    ['watch', 'Which game?'],
    ['play paris-connection --seats casual,casual,casual', 'Nobody sits at the keyboard'],
    ['play paris-connection --lang fr', 'There is no language fr.'],
    ['play --resume no-such-file.json', 'There is no file no-such-file.json.'],
    ['record paris-connection --games 0', '--games must be a whole number from 1 to 999,999,999, not 0.'],
    ['record paris-connection --games 12345678901', '--games must be a whole number from 1 to 999,999,999, not 12'],
    ['arena paris-connection --blocks -3', '--blocks must be a whole number from 1 to 999,999,999, not -3.'],
    ['watch paris-connection --delay --json', 'The option --delay needs a value.'],
    ['watch paris-connection -- --delay -1', '“--delay” is one argument too many.'],
    ['watch delay -1', 'There is no option -1 here'],
    ['replay', 'Which saved game?'],
    ['verify', 'Which saved game?'],
    ['verify src', 'src can’t be read (EISDIR).'],
  ])('roundhouse %s', async (args, sentence) => {
    const { code, printed, errors } = await run(args)
    expect(code).toBe(2)
    expect(printed).toBe('')
    expect(errors).toContain(sentence)
    expect(errors.split('\n')).toHaveLength(1)
  })
})

describe('the language', () => {
  const error: Readonly<Record<string, string>> = { en: 'There is no', nl: 'Er is geen', de: 'Einen', hu: 'Nincs' }

  test.each(LANGUAGES)('--lang %s, before or after =', async (language) => {
    expect((await run(`chess --lang ${language}`)).errors).toContain(error[language])
    expect((await run(`chess --lang=${language}`)).errors).toContain(error[language])
  })

  test.each([
    [{ LC_ALL: 'nl_NL.UTF-8', LANG: 'de_DE' }, 'nl'],
    [{ LC_ALL: '', LC_MESSAGES: 'hu', LANG: 'de_DE' }, 'hu'],
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'fr_FR' }, 'en'],
    [{ LANG: 'C' }, 'en'],
  ])('without --lang the language of the system: %o', async (env, language) => {
    expect((await run('chess', env)).errors).toContain(error[language])
  })

  test.each(LANGUAGES)('problems that the kit finds are reported in %s too', async (language) => {
    const { errors } = await run(`watch chess --lang ${language}`)
    const { kitTexts } = await import('../kit/text/index.ts')
    expect(errors).toContain((kitTexts[language]['record.game'] ?? '').split('{')[0])
  })
})
