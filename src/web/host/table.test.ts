/** A table and its commands: whole matches are played through it, and no table view shows too much. */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  bot,
  bundleOf,
  handTimer,
  openingOf,
  person,
  randomHex,
  resume,
  type Seated,
  seatNew,
} from '../../../test/web/host/seated.ts'
import { entry as greatLakes } from '../../games/great-lakes/entry.ts'
import { entry as paris } from '../../games/paris-connection/entry.ts'
import { entry as template } from '../../games/template/entry.ts'
import type { SavedTable } from '../../host/hosted-table.ts'
import type { GameBundle } from '../../host/opening.ts'
import { quickRng } from '../../kit/chance.ts'
import type { Deal } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { movesAtKnown } from '../../kit/match.ts'
import { type MatchRecord, replayRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { SeatInfo, TableView } from '../../wire/host.ts'
import { newTable } from './table.ts'

let parisBundle: GameBundle
let templateBundle: GameBundle
let greatLakesBundle: GameBundle

beforeAll(async () => {
  parisBundle = await bundleOf(paris)
  templateBundle = await bundleOf(template)
  greatLakesBundle = await bundleOf(greatLakes)
})

const SOLO = [bot('random'), person('Ann'), bot('random')]
const PAIR = [person('Ann'), bot('random'), person('Bea')]
const BOTS = [bot('random'), bot('casual'), bot('random')]
const SHORT = { options: { length: 'short' } }

const atParis = (seats: readonly SeatInfo[], more = {}): Seated =>
  seatNew(openingOf('paris-connection', seats, more), parisBundle)
const atTemplate = (seats: readonly SeatInfo[], more = {}): Seated =>
  seatNew(openingOf('template', seats, { ...SHORT, ...more }), templateBundle)

/** Plays as every person of the table until the match is over, calling `look` at each stop. */
const playOut = (table: Seated, look: (scene: TableView) => void = () => {}): void => {
  const rng = quickRng(5)
  for (let count = 0; table.scene().outcome === null; count++) {
    if (count > 2000) throw new Error('the match does not end')
    look(table.scene())
    act(table, rng)
  }
}

const act = (table: Seated, rng: (n: number) => number): void => {
  const { handOver, question, toAct, table: info } = table.scene()
  const next = toAct.find((seat) => info.seats[seat]?.bot === null)
  if (handOver) table.apply({ kind: 'done' })
  else if (question !== null) table.play(question.choices[rng(question.choices.length)]?.notation ?? '')
  else if (next !== undefined) table.apply({ kind: 'sit', viewer: next })
  else throw new Error('nobody can act')
}

/** Plays until the person at the screen has completed a turn that waits for `done`. */
const playToHandOver = (table: Seated): TableView => {
  const rng = quickRng(9)
  while (!table.scene().handOver) act(table, rng)
  return table.scene()
}

/** The seats whose secrets a table view holds: shares in Paris, hands of coal in the template. */
const laidOpen = ({ view, log }: TableView): readonly Seat[] => {
  const { shares, hands } = view as { shares?: readonly unknown[]; hands?: readonly unknown[] }
  const inView = (shares ?? hands ?? []).flatMap((own, seat) => (own === null ? [] : [seat]))
  const inLog = log.flatMap(({ event }) => (event.kind === 'drew' ? [(event as { seat?: Seat }).seat ?? -1] : []))
  return [...new Set([...inView, ...inLog])]
}

/** A table view without viewer and numbers: moves are numbered for a viewer, and for all once the match is over. */
const sights = ({ view, log, forecast, turn, toAct, outcome, table }: TableView) => ({
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
      expect(laidOpen(scene)).toEqual(scene.viewer === 'watcher' ? [] : [scene.viewer])
    }
    const told = running.map((scene) => JSON.stringify(scene)).join()
    for (const word of [...hidden, '"revealed"', '"secret"', '"seed"']) expect(told).not.toContain(word)
    expect(laidOpen(table.scene())).toHaveLength(seats.length)
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
      expect(sights(answer.scene)).toEqual(sights(scene))
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
    expect(then.kind === 'scene' && sights(then.scene)).toEqual(now && sights(now))
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

describe('ending a turn', () => {
  test('bots wait for done, and undo works meanwhile', () => {
    const table = atParis(SOLO)
    const held = playToHandOver(table)
    expect([held.question, held.undo]).toEqual([null, { can: true }])
    expect(table.tick()).toBe(false)
    expect(table.apply({ kind: 'undo' }).handOver).toBe(false)
    expect(table.apply({ kind: 'redo' }).handOver).toBe(true)
    const after = table.apply({ kind: 'done' })
    expect(after.moves).toBeGreaterThan(held.moves)
    expect(table.refusal({ kind: 'done' })).toBe('table.done')
  })

  test('without waiting for done, bots move at once', () => {
    const table = atParis(SOLO, { waitForDone: false })
    playOut(table)
    expect(table.scenes.some(({ handOver }) => handOver)).toBe(false)
  })

  test('waiting for done can be switched off while a turn waits', () => {
    const table = atParis(SOLO)
    const held = playToHandOver(table)
    expect(table.apply({ kind: 'pace', waitForDone: false, botDelay: 0 }).moves).toBeGreaterThan(held.moves)
    expect(table.table.saved()).toMatchObject({ waitForDone: false, botDelay: 0 })
  })

  test('an irreversible move needs no done', () => {
    const table = atTemplate(SOLO)
    const final = table.choices().find((choice) => choice.final)?.notation ?? ''
    const before = table.scene().moves
    const scene = table.play(final)
    expect(table.scenes.find(({ moves }) => moves === before + 1)?.handOver).toBe(false)
    expect(scene.undo).toEqual({ can: false, barrier: 'final' })
  })

  test('the move that ends the match needs no done', () => {
    const game = { ...parisBundle.game, irreversible: () => null }
    const people = [person('Ann'), person('Bea'), person('Cas')]
    const table = seatNew(openingOf('paris-connection', people), { ...parisBundle, game })
    playOut(table)
    expect([table.scene().handOver, table.scene().undo]).toEqual([false, { can: true }])
  })

  test('the turn ends when another person sits down', () => {
    const table = atParis([person('Ann'), person('Bea'), person('Cas')])
    const first = table.scene().toAct[0] ?? -1
    const held = playToHandOver(table)
    const next = held.toAct[0] ?? -1
    expect([held.viewer, held.handOver]).toEqual([first, true])
    expect(table.apply({ kind: 'sit', viewer: next }).question).not.toBeNull()
  })

  test('a person who plays alone still has to press Done after coming back; among several the turn has ended', () => {
    const alone = atParis(SOLO)
    playToHandOver(alone)
    expect(resume(alone.table.saved(), parisBundle).scene().handOver).toBe(true)
    const pair = atParis(PAIR)
    while (playToHandOver(pair).viewer !== 0) pair.apply({ kind: 'done' })
    const again = resume(pair.table.saved(), parisBundle).scene()
    expect([again.viewer, again.handOver]).toEqual(['watcher', false])
    expect(again.moves).toBeGreaterThan(pair.scene().moves)
  })
})

describe('several people at one screen', () => {
  const THREE = [person('Ann'), person('Bea'), person('Cas')]
  /** The first person has completed and ended a turn. */
  const handedOver = (): { table: Seated; first: Seat; next: Seat } => {
    const table = atParis(THREE)
    const first = table.scene().toAct[0] ?? -1
    playToHandOver(table)
    const scene = table.apply({ kind: 'done' })
    return { table, first, next: scene.toAct[0] ?? -1 }
  }

  test('between two people nobody sits at the screen, and nothing secret is sent', () => {
    const { table, first, next } = handedOver()
    const scene = table.scene()
    expect([scene.viewer, laidOpen(scene), scene.question]).toEqual(['watcher', [], null])
    expect(scene.undo).toEqual({ can: false, barrier: 'nothing' })
    expect(next).not.toBe(first)
  })

  test('while nobody sits at the screen, undo, redo and refusals are refused', () => {
    const { table, first } = handedOver()
    expect(table.refusal({ kind: 'undo' })).toBe('undo.nothing')
    expect(table.refusal({ kind: 'redo' })).toBe('redo.nothing')
    expect(table.refusal({ kind: 'replay', moves: 1, viewer: first })).toBe('table.views')
    expect(table.refusal({ kind: 'comeBack', seat: (first + 1) % 3 })).toBe('undo.nothing')
    // A person with nothing to do does not stay.
    const scene = table.apply({ kind: 'sit', viewer: first })
    expect([scene.viewer, laidOpen(scene)]).toEqual(['watcher', []])
  })

  test('the person who moved last is named and must come back before the move is undone', () => {
    const { table, first } = handedOver()
    expect(table.scene().mayComeBack).toBe(first)
    const before = table.scene().moves
    const back = table.apply({ kind: 'comeBack', seat: first })
    expect([back.viewer, back.moves, back.question === null]).toEqual([first, before - 1, false])
    expect(back.mayComeBack).toBeUndefined()
    expect(laidOpen(back)).toEqual([first])
    expect(table.apply({ kind: 'redo' }).handOver).toBe(true)
  })

  test('once the next person sits at the screen nobody can come back', () => {
    const { table, first, next } = handedOver()
    const scene = table.apply({ kind: 'sit', viewer: next })
    expect(scene.mayComeBack).toBeUndefined()
    expect(table.refusal({ kind: 'comeBack', seat: first })).toBe('undo.nothing')
    expect(table.scene().viewer).toBe(next)
  })

  test.each([true, false])(
    'GL-4 cards that were drawn are shown until Done, waiting for bots or not (%s)',
    (waitForDone) => {
      const people = [person('Ann'), person('Bea')]
      const table = seatNew(openingOf('great-lakes', people, { waitForDone }), greatLakesBundle)
      const rng = quickRng(9)
      const drewLast = ({ log }: TableView): boolean => log.at(-1)?.event.kind === 'drew'
      const isDrawn = (scene: TableView): boolean =>
        !scene.undo.can && scene.undo.barrier === 'final' && drewLast(scene)
      for (let count = 0; !(table.scene().handOver && isDrawn(table.scene())); count++) {
        if (count > 200) throw new Error('nobody draws')
        act(table, rng)
      }
      const drawn = table.scene()
      const seat = drawn.viewer
      expect(drawn.toAct).not.toContain(seat)
      expect(table.tick()).toBe(false)
      const next = table.apply({ kind: 'done' })
      expect([next.viewer, next.handOver, next.mayComeBack]).toEqual(['watcher', false, undefined])
      expect([next.question, drewLast(next)]).toEqual([null, false])
    },
  )

  test('a person who plays alone with bots stays at the screen', () => {
    const table = atParis(SOLO)
    playToHandOver(table)
    expect(table.apply({ kind: 'done' }).viewer).toBe(1)
    expect(table.refusal({ kind: 'comeBack', seat: 1 })).toBe('undo.nothing')
  })
})

describe('taking back', () => {
  const nonFinal = (table: Seated): string => table.choices().find((choice) => !choice.final)?.notation ?? ''

  test('undo and redo go step by step, and another move clears redo', () => {
    const table = atParis(SOLO)
    const start = table.scene()
    const extend = table.choices().find(({ kind }) => kind === 'extend')?.notation ?? ''
    table.play(extend)
    const place = nonFinal(table)
    const two = table.play(place)
    table.apply({ kind: 'undo' })
    const undone = table.apply({ kind: 'undo' })
    expect(undone.redo).toEqual([extend, place])
    expect(undone.view).toEqual(start.view)
    expect(undone.undo).toEqual({ can: false, barrier: 'nothing' })
    expect(table.apply({ kind: 'redo' }).redo).toEqual([place])
    expect(table.apply({ kind: 'redo' }).view).toEqual(two.view)
    expect(table.refusal({ kind: 'redo' })).toBe('redo.nothing')
    table.apply({ kind: 'undo' })
    const other = table.choices().findLast(({ notation, final }) => !final && notation !== place)?.notation ?? ''
    expect(table.play(other).redo).toEqual([])
    expect(table.record().takenBack).toBe(0)
  })

  test('the undo barrier is named: others have acted', () => {
    const table = atParis(SOLO)
    playToHandOver(table)
    expect(table.apply({ kind: 'done' }).undo).toEqual({ can: false, barrier: 'others' })
    expect(table.refusal({ kind: 'undo' })).toBe('undo.others')
  })

  test('what one person undid is not shown to another', () => {
    const table = atParis(PAIR)
    playToHandOver(table)
    const { viewer } = table.scene()
    expect(table.apply({ kind: 'undo' }).redo).toHaveLength(1)
    const other = viewer === 0 ? 2 : 0
    expect(table.apply({ kind: 'sit', viewer: other }).redo).toEqual([])
    expect(table.refusal({ kind: 'redo' })).toBe('redo.nothing')
  })

  test('a person who plays alone can take back to any own decision, and the record counts it', () => {
    const table = atParis(SOLO)
    const first = table.scene()
    playToHandOver(table)
    const asked = table.apply({ kind: 'done' })
    expect(asked.question).not.toBeNull()
    const bots = asked.moves - 1
    const back = table.apply({ kind: 'takeBack', moves: bots })
    expect(back.moves).toBeLessThan(bots)
    expect(back.question).not.toBeNull()
    expect(table.record().takenBack).toBe(1)
    table.play(nonFinal(table))
    const start = table.apply({ kind: 'takeBack', moves: first.moves })
    expect([start.view, start.log]).toEqual([first.view, first.log])
    expect(table.record().takenBack).toBe(1)
    expect(resume(table.table.saved(), parisBundle).record().takenBack).toBe(1)
    expect(table.refusal({ kind: 'takeBack', moves: start.moves })).toBe('table.moves')
  })

  test('a person can take back from the end, also while viewing a seat that only the end has opened', () => {
    const table = atParis(SOLO)
    playOut(table)
    const end = table.apply({ kind: 'sit', viewer: 0 })
    const back = table.apply({ kind: 'takeBack', moves: end.moves - 1 })
    expect([back.viewer, back.outcome]).toEqual([1, null])
    expect(laidOpen(back)).toEqual([1])
    playOut(table)
    expect(table.record().takenBack).toBe(1)
  })

  test('with several people there is only undo', () => {
    const table = atParis(PAIR)
    playToHandOver(table)
    expect(table.scene().table.freeTakeBack).toBe(false)
    expect(table.refusal({ kind: 'takeBack', moves: 0 })).toBe('table.solo')
  })

  test('undo within an open simultaneous choice keeps the choices of others', () => {
    const table = atTemplate([person('Ann'), person('Bea'), bot('random')], { waitForDone: false })
    table.apply({ kind: 'sit', viewer: 0 })
    const before = table.scene().moves
    expect(table.scene().toAct).toEqual([0, 1])
    table.play(table.choices()[0]?.notation ?? '')
    const undone = table.apply({ kind: 'undo' })
    expect([undone.moves, undone.toAct]).toEqual([before, [0, 1]])
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
