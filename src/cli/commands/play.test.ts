import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { main } from '../main.ts'
import { cliTexts } from '../text/index.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'roundhouse-'))
})
afterEach(() => rmSync(data, { recursive: true }))

const play = async (args: string, answers: readonly string[]) => {
  const terminal = scripted(answers, { ROUNDHOUSE_DATA: data })
  const code = await main(['play', ...args.split(' ')], terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

const saves = (): readonly string[] => readdirSync(join(data, 'saves')).map((name) => join(data, 'saves', name))
const saved = (file = saves()[0] ?? '') => JSON.parse(readFileSync(file, 'utf8'))

/** Seat 0 begins with this seed. */
const SEED = '--seed 1 --seats you,random,random'
const firstAlways = Array<string>(3000).fill('1')

describe('a whole match through a pipe', () => {
  test('ends with places, points by rule, and a valid record', async () => {
    const { code, printed, errors } = await play('paris-connection --seats you,random,casual', firstAlways)
    expect([code, errors]).toEqual([0, ''])
    const [file] = saves()
    expect(printed).toMatch(/^The shuffle is fixed before the first card:\s+[0-9a-f]{64}$/m)
    expect(printed).toMatch(/(wins|share the victory) \(PC-5\.\d\)\.$/m)
    expect(printed).toContain('PC-6.1')
    expect(printed).toContain(`roundhouse verify ${file}`)
    expect(printed).not.toContain('\u001b')
    const terminal = scripted()
    expect(await main(['verify', file ?? ''], terminal)).toBe(0)
    expect(terminal.printed()).toMatch(
      /^Everything is right and the shuffle is fair: the secret, 1 salt, 37 draws, \d+ moves, and the result\.$/,
    )
  })

  test('the commitment that was shown is the one in the record', async () => {
    const { printed } = await play('paris-connection', [])
    expect(printed).toContain(saved().deal.sheet.commitment)
    expect(saved().deal.sheet.saltHashes.map((hash: unknown) => typeof hash)).toEqual([
      'string',
      'object',
      'object',
      'object',
    ])
  })

  test('the end of the input exits with 0, saves the match for its owner only, and prints how to resume', async () => {
    const { code, printed } = await play(`paris-connection ${SEED}`, ['1', '1'])
    const [file] = saves()
    expect(code).toBe(0)
    expect(printed).toContain(`roundhouse play --resume ${file}`)
    expect(saved().moves).toEqual(['0 +black', expect.stringMatching(/^0 [A-R]\d+$/)])
    expect(statSync(file ?? '').mode & 0o077).toBe(0)
    expect(statSync(join(data, 'saves')).mode & 0o077).toBe(0)
  })

  test('by default you play against three casual bots', async () => {
    await play('paris-connection', [])
    expect(saved().players).toEqual(['you', 'casual', 'casual', 'casual'])
  })
})

describe('resume', () => {
  test.each([1, 2])('a file with a record on each line is left alone: %i of them', async (count) => {
    await play(`paris-connection ${SEED}`, ['1'])
    const line = `${JSON.stringify(saved())}\n`
    const file = join(data, 'matches.jsonl')
    writeFileSync(file, line.repeat(count))
    const { code, printed, errors } = await play(`--resume ${file}`, [])
    expect([code, printed, errors]).toEqual([2, '', expect.stringContaining('put it in a file of its own')])
    expect(readFileSync(file, 'utf8')).toBe(line.repeat(count))
  })

  test('a match that is left and resumed ends like one played through', async () => {
    const answers = Array.from({ length: 3000 }, (_, i) => String(1 + (i % 3)))
    await play(`paris-connection ${SEED}`, answers)
    const [whole] = saves()
    const through = saved(whole)
    rmSync(whole ?? '')

    await play(`paris-connection ${SEED}`, answers.slice(0, 8))
    const [file] = saves()
    const before = saved(file)
    expect(before.result).toBeNull()
    const { printed } = await play(`--resume ${file}`, answers.slice(8))
    expect(printed).toContain(`Continuing ${file} after ${before.moves.length} moves.`)
    expect(saved(file)).toEqual(through)
    expect(through.result).not.toBeNull()
  })

  test('a match of another game is not resumed', async () => {
    await play(`paris-connection ${SEED}`, [])
    const { code, errors } = await play(`great-lakes --resume ${saves()[0]}`, [])
    expect([code, errors]).toEqual([2, `${saves()[0]} is a game of paris-connection.`])
  })
})

describe('orders at the table', () => {
  test('undo works until others have acted', async () => {
    const { printed } = await play(`paris-connection ${SEED}`, [
      'undo',
      '1',
      '1',
      'undo',
      'undo',
      'red>blue',
      'undo',
      'quit',
    ])
    expect(printed).toContain('You have no move to undo yet')
    expect(printed.match(/Undone\./g)).toHaveLength(2)
    expect(printed).toContain('Others have played since your last move')
    expect(saved().moves[0]).toBe('0 red>blue')
  })

  test('an undone move is removed from the save at once', async () => {
    await play(`paris-connection ${SEED}`, ['1', '1', 'undo'])
    expect(saved().moves).toEqual(['0 +black'])
  })

  test('why names the rule and its text, by field, by short form and by colour', async () => {
    const { printed } = await play(`paris-connection ${SEED}`, [
      'why red',
      'why',
      'why F12',
      '1',
      'why e10',
      'why Q14',
      'why stop',
      'why 1',
    ])
    expect(printed).toMatch(
      /why red\n {2}You can’t trade Red for Red: take another colour\.\n {4}PC-R2: In a trade, the pool/,
    )
    expect(printed).toContain('You can choose this now: red.')
    expect(printed).toContain('Why what?')
    expect(printed).toContain('Nothing here is called “F12” now.')
    expect(printed).toMatch(/why e10\n {2}You can’t build on the Eiffel Tower\.\n {4}PC-3\.7: You can never/)
    expect(printed).toMatch(/why Q14\n {2}There is no Black locomotive next to this field\.\n {4}PC-3\.3: /)
    expect(printed).toMatch(/why stop\n {2}Place at least one Black locomotive first\.\n {4}PC-R11: /)
  })

  test('rules are found by number, by section and by word', async () => {
    const { printed } = await play(`paris-connection ${SEED}`, [
      'rules',
      'rules pc-3.8',
      'rules 4',
      'rules R1',
      'rules dragon',
    ])
    expect(printed).toMatch(/rules\nPC-0 Aim of the game\nPC-1 Components\nPC-2 Setup\n/)
    expect(printed).toMatch(/rules pc-3\.8\n {2}PC-3\.8 No company may be cut off\./)
    expect(printed).toMatch(/rules 4\nPC-4 Your turn: trade\n {2}PC-4\.1 [\s\S]*PC-4\.2 [\s\S]*PC-4\.3 [\s\S]*PC-4\.4 /)
    expect(printed).toMatch(/rules R1\n {2}PC-R1 \[ruling\] [^\n]*\n(?! {2}PC-R10)/)
    expect(printed).toContain('No rules match “dragon”.')
  })

  test('score adds up, and the log does not show the shares of others', async () => {
    const { printed } = await play(`paris-connection ${SEED}`, ['red>blue', 'score', 'log'])
    const score = printed.slice(printed.indexOf('> score'), printed.lastIndexOf('> log'))
    const points = [...score.matchAll(/(-?\d+) {2}PC-6\.\d/g)].map(([, line]) => Number(line))
    expect(points.length).toBeGreaterThan(0)
    expect(Number(/Total +(-?\d+)/.exec(score)?.[1])).toBe(points.reduce((sum, line) => sum + line, 0))
    const log = printed.slice(printed.lastIndexOf('> log'))
    expect(log.match(/Your shares:/g)).toHaveLength(1)
    expect(log).toContain('Player 1 gives 1 Red and takes 1 Blue.')
  })

  test('save writes a copy and never overwrites a file', async () => {
    const [copy, other] = [join(data, 'copy.json'), join(data, 'other.txt')]
    writeFileSync(other, 'dear diary')
    const { printed } = await play(`paris-connection ${SEED}`, ['1', `save ${copy}`, `save ${other}`, 'save', '1'])
    expect(saved(copy).moves).toEqual(['0 +black'])
    expect(printed).toContain(`The file ${other} already exists`)
    expect(readFileSync(other, 'utf8')).toBe('dear diary')
    expect(printed).toContain(`Your game is saved in ${saves()[0]}`)
  })

  test('an unknown order changes nothing', async () => {
    const { printed } = await play(`paris-connection ${SEED}`, [
      'castle',
      '0',
      '999',
      '-1',
      '1.5',
      '',
      '  ',
      '+nothing',
    ])
    expect(printed).toContain('“castle” is not one of the choices')
    expect(printed).toContain('“999” is not one of the choices')
    expect(saved().moves).toEqual([])
  })

  test('a short form works in capitals and in lower case', async () => {
    await play(`paris-connection ${SEED}`, ['+BLACK', 'f8', 'STOP'])
    expect(saved().moves.slice(0, 3)).toEqual(['0 +black', '0 F8', '0 stop'])
  })
})

describe('several people at one keyboard', () => {
  const seats = '--seats you:Anna,you:Bert,random --seed 1'

  test('nobody sees the shares of another player: the screen is cleared and waits first', async () => {
    const { printed } = await play(`paris-connection ${seats}`, ['', 'red>blue', '', ''])
    const [opening = '', anna = '', bert = ''] = printed.split('--- cleared ---')
    expect(opening).not.toContain('Your shares')
    expect(anna).toMatch(/^\nAnna, it’s your turn\./)
    expect(bert).toMatch(/^\nBert, it’s your turn\./)
    expect(anna.match(/Your shares:/g)).toHaveLength(1)
    expect(bert.match(/Your shares:/g)).toHaveLength(1)
    expect(anna).toMatch(/^> Anna .*\d/m)
    expect(bert).toMatch(/^ {2}Anna +\d+\/20 +\? +1\+/m)
  })

  test('the result of a turn is shown until Enter; after that nobody can undo it for the player who made it', async () => {
    const { printed } = await play(`paris-connection ${seats}`, ['', 'red>blue', '', 'undo', 'quit'])
    const [, anna = '', bert = ''] = printed.split('--- cleared ---')
    expect(anna).toMatch(/Anna, your turn is over\. Press Enter to hide it .*: $/m)
    expect(bert).toMatch(/^\nBert, it’s your turn\..*undo\n/)
    expect(bert).toMatch(/^> Bert .*\d/m)
    expect(saved().moves).toEqual(['0 red>blue'])
  })

  test('the last move can be undone before the next person sits down', async () => {
    const { printed } = await play(`paris-connection ${seats}`, ['', 'red>blue', 'undo', 'blue>red', 'quit'])
    expect(printed).toContain('Undone.')
    expect(saved().moves).toEqual(['0 blue>red'])
    expect(saved().players).toEqual(['Anna', 'Bert', 'random'])
  })

  test('after resuming, their seats are still people', async () => {
    await play(`paris-connection ${seats}`, [])
    const { printed } = await play(`--resume ${saves()[0]}`, ['', 'red>blue', ''])
    expect(printed).toContain('Anna, it’s your turn.')
    expect(printed).toContain('Bert, it’s your turn.')
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every order works by its own name and in English, and nothing is wider than the screen', async () => {
    const words = cliTexts[language]
    const orders = ['moves', 'map', 'why', 'rules', 'undo', 'score', 'log', 'save', 'help', 'quit']
    const answers = orders.flatMap((order) => (order === 'quit' ? [] : [order, words[`order.${order}`] ?? '']))
    const { code, printed, errors } = await play(`paris-connection --seed 1 --lang ${language}`, [
      ...answers,
      '1',
      'why E10',
      '1',
      words['order.quit'] ?? '',
      'never asked',
    ])
    expect([code, errors]).toEqual([0, ''])
    expect(printed).not.toContain('never asked')
    expect(printed).not.toContain((words['play.unclear'] ?? '').split('{')[0] || '\u0000')
    const ours = printed.split('\n').filter((line) => !line.includes(data))
    expect(ours.filter((line) => line.length > 80)).toEqual([])
  })

  test('a whole match of bots can be watched', async () => {
    const terminal = scripted()
    const args = ['watch', 'paris-connection', '--seats', 'random,casual,random', '--seed', '3', '--lang', language]
    expect(await main(args, terminal)).toBe(0)
    expect(terminal.printed()).toContain('PC-6.1')
  })
})

test('watch --json prints only the result, the same for the same seed', async () => {
  const watch = async () => {
    const terminal = scripted()
    await main('watch paris-connection --seats random,casual,random --seed 3 --json'.split(' '), terminal)
    return JSON.parse(terminal.printed())
  }
  const first = await watch()
  expect(first.players).toEqual(['random', 'casual', 'random'])
  expect(first.result.totals).toHaveLength(3)
  expect(await watch()).toEqual(first)
})
