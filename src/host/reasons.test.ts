/** Reasons for hints: what they say in known positions, and that they never need more than the seat knows. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { quickRng } from '../kit/chance.ts'
import type { GameEntry } from '../kit/entry.ts'
import { begin, type Match, playText } from '../kit/match.ts'
import { readRecord, replayRecord } from '../kit/record.ts'
import { speak } from '../kit/text.ts'
import { dealerOf } from './opening.ts'
import { reasonsFor } from './reasons.ts'

/** The match of the lesson after this many moves of its script. */
const lessonAt = async (entry: GameEntry, moves: number): Promise<Match> => {
  const lesson = await entry.lesson?.()
  if (lesson === undefined) throw new Error('no lesson')
  const game = await entry.game()
  const start = { seats: lesson.seats, options: lesson.options, rules: game.meta.rulesVersion }
  return lesson.script
    .slice(0, moves)
    .reduce(
      (match, line) => playText(match, Number(line[0]), line.slice(2)),
      begin(game, start, dealerOf({ seed: lesson.seed })),
    )
}

const reasonsIn = async (id: string, moves: number, notation: string): Promise<readonly string[]> => {
  const entry = games.find((game) => game.id === id)
  const reasoner = await entry?.reasons?.()
  if (entry === undefined || reasoner === undefined) throw new Error(`no reasons for ${id}`)
  const { game, state } = await lessonAt(entry, moves)
  const move = game.parse(notation)
  if (move === undefined) throw new Error(`no move ${notation}`)
  const { texts } = await entry.text.en()
  const determinized = game.determinize(game.view(state, 0), quickRng(5))
  return reasonsFor(game, await entry.heuristics(), reasoner, determinized, 0, move).map((message) =>
    speak({ language: 'en', texts, seat: String }, message),
  )
}

describe('reasons for moves of the lessons', () => {
  test('Paris Connection: a city for the shares held, and a trade', async () => {
    expect(await reasonsIn('paris-connection', 1, 'D8')).toEqual([
      'Rouen raises Brown by 1: 4 points for you.',
      'Black can no longer take Rouen.',
    ])
    expect(await reasonsIn('paris-connection', 7, 'red>2brown')).toEqual(['Your shares are worth 4 points more.'])
  })

  test('Great Lakes: points, and the ticket that comes closer', async () => {
    expect(await reasonsIn('great-lakes', 9, 'claim:DET-CLE.s')).toEqual([
      'Brings Milwaukee–Erie (7) closer: 7 spaces to go.',
      'Scores 2 points now.',
    ])
  })

  test('Railways: points, pulling power, and what others earn', async () => {
    expect(await reasonsIn('railways-card', 14, 'lay')).toContain('You can deliver over 2 links.')
    expect(await reasonsIn('railways-card', 16, '>C3f')).toEqual([
      'Scores 2 points now.',
      'Other owners score 1 point.',
    ])
  })

  test('Russian Railroads: income of every round to come', async () => {
    expect(await reasonsIn('russian-railroads', 24, 'O1')).toContain('1 more point every round, 6 scorings to go.')
  })
})

/** The reasons for the next move of a recorded match, from what its seat knows. */
const reasonsInMatch = async (id: string, file: string, moves: number): Promise<readonly string[]> => {
  const entry = games.find((game) => game.id === id)
  const reasoner = await entry?.reasons?.()
  if (entry === undefined || reasoner === undefined) throw new Error(`no reasons for ${id}`)
  const game = await entry.game()
  const record = readRecord(readFileSync(new URL(`../games/${id}/playthroughs/${file}.json`, import.meta.url), 'utf8'))
  const { state } = replayRecord(game, record, moves)
  const [seat = '', notation = ''] = record.moves[moves]?.split(' ') ?? []
  const move = game.parse(notation)
  if (move === undefined) throw new Error(`no move ${notation}`)
  const { texts } = await entry.text.en()
  const known = game.determinize(game.view(state, Number(seat)), quickRng(5))
  return reasonsFor(game, await entry.heuristics(), reasoner, known, Number(seat), move).map((message) =>
    speak({ language: 'en', texts, seat: (at) => `P${at}` }, message),
  )
}

describe('what a move blocks or prevents', () => {
  test('Paris Connection: a city that another company stood next to', async () => {
    expect(await reasonsInMatch('paris-connection', '3-seats-marseille', 11)).toContain(
      'Yellow can no longer take Orléans.',
    )
  })

  test('Great Lakes: the way between two parts of a network, a harbour that a rival could build, and its 4 points', async () => {
    expect(await reasonsInMatch('great-lakes', '2-seats-last-turns', 60)).toContain(
      'Blocks P0: no other free route joins these two ends of that network.',
    )
    expect(await reasonsInMatch('great-lakes', '3-seats-last-turns', 192)).toEqual(
      expect.arrayContaining([
        'P1 could build a harbour there too.',
        'You avoid losing 4 points for a missing harbour.',
      ]),
    )
  })

  test('Railways: a lead that changes hands, the last link space, and sets of goods', async () => {
    expect(await reasonsInMatch('railways-card', '3-seats-rules-2', 38)).toContain(
      'You take the lead in Savannah (2) from P2: 2 points at the end.',
    )
    expect(await reasonsInMatch('railways-card', '4-seats-deck', 133)).toContain(
      'Then nobody else can connect to Santa Fe (2): it is the last free link space.',
    )
    expect(await reasonsInMatch('railways-card', '2-seats-deck', 117)).toContain(
      'Your delivered goods score 2 points more at the end.',
    )
  })

  test('Russian Railroads: the last space of its kind, and the turn order', async () => {
    expect(await reasonsInMatch('russian-railroads', '2-seats-short', 5)).toContain(
      'The others have no space on the board that does the same this round.',
    )
    expect(await reasonsInMatch('russian-railroads', '2-seats-short', 1)).toContain(
      'You take place 1 in the turn order of the next round.',
    )
  })
})

/** After each `STEP` moves of a recorded match examines legal moves, `MOST` of each kind. */
const STEP = 12
const MOST = 6

/** A draft may come without them. */
const withReasons = games.filter(({ meta, reasons }) => meta.draft !== true || reasons !== undefined)

test.each(withReasons)('$title: every reason is given in some recorded match', async (entry) => {
  const [game, heuristics, reasoner, { texts }] = await Promise.all([
    entry.game(),
    entry.heuristics(),
    entry.reasons?.(),
    entry.text.en(),
  ])
  if (reasoner === undefined) throw new Error(`no reasons for ${entry.id}`)
  const found = new Set<string>()
  const folder = new URL(`../games/${entry.id}/playthroughs/`, import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'))
    let match = replayRecord(game, record, 0)
    for (const [index, line] of record.moves.entries()) {
      const [seat = '', notation = ''] = line.split(' ')
      const legal = index % STEP === 0 ? game.legal(match.state, Number(seat)) : []
      const played = game.parse(notation)
      const some = legal.filter((move, at) => move.kind !== legal[at - MOST]?.kind)
      for (const move of [...some, ...(played === undefined ? [] : [played])])
        for (const { id } of reasonsFor(game, heuristics, reasoner, match.state, Number(seat), move)) found.add(id)
      match = playText(match, Number(seat), notation)
    }
  }
  expect(Object.keys(texts).filter((id) => id.startsWith('reason.') && !found.has(id))).toEqual([])
})
