/** A table and its commands: whole matches are played through it, and no table view shows too much. */
import { describe, expect, test } from 'vitest'
import { bot, handTimer, openingOf, person, randomHex, resume, seatNew } from '../../../test/web/host/seated.ts'
import {
  atParis,
  atTemplate,
  BOTS,
  PAIR,
  parisBundle,
  playOut,
  SOLO,
  secretsShown,
  templateBundle,
} from '../../../test/web/host/tables.ts'
import type { SavedTable } from '../../host/hosted-table.ts'
import type { Deal } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { movesAtKnown } from '../../kit/match.ts'
import { type MatchRecord, replayRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { SeatInfo, TableView } from '../../wire/host.ts'
import { newTable } from './table.ts'

/** A table view without viewer and numbers: moves are numbered for a viewer, and for all once the match is over. */
const shownAt = ({ view, log, forecast, turn, toAct, outcome, table }: TableView) => ({
  view,
  log: log.map(({ after: _, ...line }) => line),
  forecast,
  turn,
  toAct,
  outcome,
  table,
})

const games = [
  ['Paris Connection', atParis],
  ['the template', atTemplate],
] as const
const tables = [
  ['one person and bots', SOLO],
  ['two people and a bot', PAIR],
  ['bots only', BOTS],
] as const
const pairings = games.flatMap(([game, open]) => tables.map(([who, seats]) => ({ game, open, who, seats })))

describe.each(pairings)('$game with $who', ({ open, seats }) => {
  const gameHere = () => (open === atParis ? parisBundle : templateBundle).game

  test('is played to its end, its record can be verified, and the scores are shown', () => {
    const table = open(seats, { seed: null })
    playOut(table)
    const record = table.record()
    expect(table.scene().table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect('deal' in record && record.deal.salts.map((salt) => salt === null)).toEqual(seats.map((s) => s.bot !== null))
    expect(() => verify(open === atParis ? parisBundle.game : templateBundle.game, record)).not.toThrow()
    const totals = table.scene().forecast.map((lines) => lines?.reduce((sum, { points }) => sum + points, 0))
    expect(totals).toEqual(table.scene().outcome?.totals)
    expect(record.takenBack).toBe(0)
  })

  test('no table view before the end holds the secrets of another seat or of the deal', () => {
    const table = open(seats, { seed: null })
    playOut(table)
    const { deal } = table.record() as MatchRecord & { readonly deal: Deal }
    const hidden = [deal.secret, ...deal.salts].filter((one) => one !== null)
    const running = table.scenes.filter(({ outcome }) => outcome === null)
    expect(running.length).toBeGreaterThan(3)
    for (const scene of running) {
      expect(secretsShown(scene)).toEqual(scene.viewer === 'watcher' ? [] : [scene.viewer])
    }
    const sent = running.map((scene) => JSON.stringify(scene)).join()
    for (const word of [...hidden, '"revealed"', '"secret"', '"seed"']) expect(sent).not.toContain(word)
    expect(secretsShown(table.scene())).toHaveLength(seats.length)
  })

  test('a replay shows each moment as it was', () => {
    const table = open(seats)
    playOut(table)
    const match = replayRecord(gameHere(), table.record())
    const live = table.scenes.filter(({ moves, outcome }) => moves % 7 === 0 && outcome === null)
    for (const scene of live) {
      const { viewer } = scene
      const moves = movesAtKnown(match, viewer, scene.moves)
      const answer = table.send({ kind: 'replay', moves, viewer })
      if (answer.kind !== 'scene') throw new Error(answer.kind)
      expect(shownAt(answer.scene)).toEqual(shownAt(scene))
      expect(answer.scene).toMatchObject({ moves, viewer, of: match.moves.length, question: null, redo: [] })
    }
  })

  test('a match resumed from its record has the same position and continues in the same way', () => {
    const table = open(seats)
    const saves: SavedTable[] = [table.table.saved()]
    playOut(table, () => saves.push(table.table.saved()))
    const half = saves[saves.length >> 1] ?? table.table.saved()
    const again = resume(half, open === atParis ? parisBundle : templateBundle)
    const { viewer } = again.scene()
    const then = table.send({ kind: 'replay', moves: half.record.moves.length, viewer })
    const [now] = again.scenes
    expect(then.kind === 'scene' && shownAt(then.scene)).toEqual(now && shownAt(now))
    expect(table.record().moves.slice(0, again.record().moves.length)).toEqual(again.record().moves)
  })
})

describe('answers', () => {
  test('only a legal move is played', () => {
    const table = atParis(SOLO)
    const decision = table.scene().question?.decision ?? -1
    const before = table.scene().moves
    expect(table.refusal({ kind: 'play', decision, notation: 'stop' })).toBe('move.illegal')
    expect(table.refusal({ kind: 'play', decision, notation: 'castle' })).toBe('move.unknown')
    expect(table.scene().moves).toBe(before)
  })

  test('an answer to a decision that is no longer open is refused', () => {
    const table = atParis(SOLO)
    const { decision, choices } = table.scene().question ?? { decision: -1, choices: [] }
    const notation = choices[0]?.notation ?? ''
    table.play(notation)
    const next = table.choices()[0]?.notation ?? ''
    expect(table.refusal({ kind: 'play', decision, notation: next })).toBe('move.stale')
    table.apply({ kind: 'undo' })
    expect(table.refusal({ kind: 'play', decision, notation })).toBe('move.stale')
    table.play(notation)
  })

  test('a decision stays open while others answer theirs', () => {
    const table = atTemplate([person('Ann'), person('Bea'), bot('random')], { waitForDone: false })
    table.apply({ kind: 'sit', viewer: 0 })
    const decision = table.scene().question?.decision
    table.apply({ kind: 'sit', viewer: 1 })
    table.play(table.choices()[0]?.notation ?? '')
    expect(table.apply({ kind: 'sit', viewer: 0 }).question?.decision).toBe(decision)
  })

  test('nobody sits in the seat of a bot, or plays from it, while the match runs', () => {
    const table = atParis(SOLO)
    expect(table.refusal({ kind: 'sit', viewer: 0 })).toBe('table.seat')
    expect(table.refusal({ kind: 'sit', viewer: 3 })).toBe('table.seat')
    expect(table.refusal({ kind: 'replay', moves: 0, viewer: 0 })).toBe('table.views')
    table.apply({ kind: 'sit', viewer: 'watcher' })
    expect(table.scene().question).toBeNull()
    expect(table.refusal({ kind: 'play', decision: table.scene().seq, notation: 'stop' })).toBe('move.stale')
    expect(table.refusal({ kind: 'undo' })).toBe('undo.nothing')
  })

  test('once the match is over any seat may be viewed, and nothing can be played from it', () => {
    const table = atParis(SOLO)
    playOut(table)
    expect(table.apply({ kind: 'sit', viewer: 0 }).viewer).toBe(0)
    expect(table.scene().undo).toEqual({ can: false, barrier: 'nothing' })
    expect(table.refusal({ kind: 'sit', viewer: 3 })).toBe('table.seat')
    expect(table.refusal({ kind: 'replay', moves: 99999, viewer: 0 })).toBe('table.moves')
  })

  test('with two people at the screen, a replay shows nobody the view of the other', () => {
    const table = atParis(PAIR)
    expect(table.scene().viewer).toBe('watcher')
    table.apply({ kind: 'sit', viewer: 2 })
    expect(table.refusal({ kind: 'replay', moves: 0, viewer: 0 })).toBe('table.views')
    expect(table.send({ kind: 'replay', moves: 0, viewer: 2 }).kind).toBe('scene')
  })

  test('refusals are for the person who has to decide', () => {
    const table = atParis(SOLO)
    const answer = table.send({ kind: 'refusals' })
    const named = new Set(table.choices().flatMap(({ targets }) => targets))
    const missing = (table.scene().question?.ask.targets ?? []).filter((target) => !named.has(target))
    expect(answer.kind === 'refusals' && answer.refusals.map(({ target }) => target).sort()).toEqual(missing.sort())
    table.apply({ kind: 'sit', viewer: 'watcher' })
    expect(table.send({ kind: 'refusals' })).toEqual({ kind: 'refusals', refusals: [] })
  })
})

describe('progress', () => {
  test('a game with rounds shows its round', () => {
    expect(atTemplate(SOLO).scene().progress).toMatchObject({ kind: 'round', round: 1 })
  })

  test('a game without rounds counts the turns of the seat to act', () => {
    const table = atParis(SOLO)
    expect(table.scene().progress).toEqual({ kind: 'turn', seat: 1, turn: 1 })
  })
})

describe('forecast', () => {
  test('a viewer sees own points, and the points of others only if they follow from the view', () => {
    const table = atParis(SOLO)
    const { forecast } = table.scene()
    expect(forecast[1]).not.toBeNull()
    expect([forecast[0], forecast[2]]).toEqual([null, null])
  })
})

describe('bots', () => {
  test('any legal move is played for a bot that fails or answers nonsense', () => {
    const broken = (): never => {
      throw new Error('no idea')
    }
    const nonsense = () => ({ kind: 'castle' })
    const bundle = { ...parisBundle, bots: { random: broken, casual: nonsense } }
    const table = seatNew(openingOf('paris-connection', BOTS), bundle)
    expect(table.scene().outcome).not.toBeNull()
  })

  test('get a view and the number of their moves in this turn, and nothing else of the match', () => {
    const seen: unknown[] = []
    const { random } = parisBundle.bots
    const watched = (decision: Parameters<NonNullable<typeof random>>[0]) => {
      seen.push(Object.keys(decision).sort(), (decision.view as { viewer: Seat }).viewer === decision.seat)
      return random?.(decision) ?? { kind: '' }
    }
    seatNew(openingOf('paris-connection', BOTS), { ...parisBundle, bots: { random: watched, casual: watched } })
    const keys = ['game', 'heuristics', 'movesMade', 'rng', 'seat', 'view']
    expect(seen.every((one) => one === true || String(one) === String(keys))).toBe(true)
    expect(seen.length).toBeGreaterThan(20)
  })

  test('depend on the seed only: a match of bots repeats exactly, also from the middle', () => {
    const whole = atParis(BOTS)
    expect(atParis(BOTS).record()).toEqual(whole.record())
    const saved = whole.table.saved()
    const half = { ...saved.record, moves: saved.record.moves.slice(0, 40), draws: null, result: null }
    expect(resume({ ...saved, record: half }, parisBundle).record()).toEqual(whole.record())
    expect(atParis(BOTS, { seed: 'other' }).record().moves).not.toEqual(whole.record().moves)
  })

  test('wait for one timer, even if commands arrive meanwhile', () => {
    const { timer, waiting } = handTimer()
    const opening = openingOf('paris-connection', BOTS)
    const table = newTable(opening, parisBundle, randomHex, { timer, show() {}, changed() {} })
    table.begin()
    for (const botDelay of [1, 2, 3]) table.send({ kind: 'pace', waitForDone: true, botDelay })
    expect(waiting()).toBe(1)
    table.close()
    expect(waiting()).toBe(0)
  })

  test('move one at a time', () => {
    const table = atParis(BOTS)
    const running = table.scenes.filter(({ outcome }) => outcome === null)
    expect(running.map(({ moves }) => moves)).toEqual(running.map((_, at) => at))
  })
})

describe('opening', () => {
  test.each<[string, readonly SeatInfo[], object, string]>([
    ['too few seats', [person('Ann')], {}, 'record.seats'],
    ['an unknown bot', [person('Ann'), bot('random'), bot('genius')], {}, 'table.bot'],
    ['a person with the name of a bot', [person('casual'), bot('random'), bot('random')], {}, 'table.name'],
    ['a strange option', SOLO, { options: { fog: true } }, 'record.surplus'],
  ])('%s is refused in a sentence', (_name, seats, more, id) => {
    expect(() => atParis(seats, more)).toThrow(expect.objectContaining({ say: expect.objectContaining({ id }) }))
  })
})
