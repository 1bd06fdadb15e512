import { describe, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { main } from '../main.ts'

const run = async (args: string) => {
  const terminal = scripted()
  const code = await main(args.split(' '), terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

describe('report', () => {
  test('prints points by rule and the figures of the game, for every bot at the table', async () => {
    const { code, printed, errors } = await run('report great-lakes --bots rollout,random --games 2 --cores 1')
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(printed).toContain('2 deals, 4 matches')
    for (const name of ['win share', 'points', 'GL-5.1', 'GL-6.2', 'tickets done', 'turns drawing cards']) {
      expect(printed).toMatch(new RegExp(`^${name} .*±.*±`, 'm'))
    }
  })

  test('the same seed and iterations give the same figures', async () => {
    const once = () => run('report great-lakes --bots strong#40,random --games 1 --cores 1 --json')
    expect(await once()).toEqual(await once())
  })

  test.each([
    ['--bots nobody,random', '“nobody” can’t sit here'],
    ['--bots other:random,random', 'Use --against to say where the other build is'],
    ['--bots random,random --games 0', '--games must be a whole number'],
    ['--bots random', 'Great Lakes'],
  ])('%s is refused in one sentence', async (args, sentence) => {
    const { code, errors } = await run(`report great-lakes ${args}`)
    expect(code).toBe(2)
    expect(errors).toContain(sentence)
    expect(errors).not.toContain('\n')
  })
})
