/** The end of a turn, several people at one screen, and taking moves back. */
import { describe, expect, test } from 'vitest'
import { bot, openingOf, person, resume, type Seated, seatNew } from '../../../test/web/host/seated.ts'
import {
  act,
  atParis,
  atTemplate,
  greatLakesBundle,
  PAIR,
  parisBundle,
  playOut,
  playToEndOfTurn,
  SOLO,
  secretsShown,
} from '../../../test/web/host/tables.ts'
import { quickRng } from '../../kit/chance.ts'
import type { Seat } from '../../kit/game.ts'
import type { TableView } from '../../wire/host.ts'

describe('ending a turn', () => {
  test('bots wait for done, and undo works meanwhile', () => {
    const table = atParis(SOLO)
    const held = playToEndOfTurn(table)
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
    const held = playToEndOfTurn(table)
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
    const held = playToEndOfTurn(table)
    const next = held.toAct[0] ?? -1
    expect([held.viewer, held.handOver]).toEqual([first, true])
    expect(table.apply({ kind: 'sit', viewer: next }).question).not.toBeNull()
  })

  test('a person who plays alone still has to press Done after coming back; among several the turn has ended', () => {
    const alone = atParis(SOLO)
    playToEndOfTurn(alone)
    expect(resume(alone.table.saved(), parisBundle).scene().handOver).toBe(true)
    const pair = atParis(PAIR)
    while (playToEndOfTurn(pair).viewer !== 0) pair.apply({ kind: 'done' })
    const again = resume(pair.table.saved(), parisBundle).scene()
    expect([again.viewer, again.handOver]).toEqual(['watcher', false])
    expect(again.moves).toBeGreaterThan(pair.scene().moves)
  })
})

describe('several people at one screen', () => {
  const THREE = [person('Ann'), person('Bea'), person('Cas')]
  /** The first person has completed and ended a turn. */
  const afterFirstTurn = (): { table: Seated; first: Seat; next: Seat } => {
    const table = atParis(THREE)
    const first = table.scene().toAct[0] ?? -1
    playToEndOfTurn(table)
    const scene = table.apply({ kind: 'done' })
    return { table, first, next: scene.toAct[0] ?? -1 }
  }

  test('between two people nobody sits at the screen, and nothing secret is sent', () => {
    const { table, first, next } = afterFirstTurn()
    const scene = table.scene()
    expect([scene.viewer, secretsShown(scene), scene.question]).toEqual(['watcher', [], null])
    expect(scene.undo).toEqual({ can: false, barrier: 'nothing' })
    expect(next).not.toBe(first)
  })

  test('while nobody sits at the screen, undo, redo and refusals are refused', () => {
    const { table, first } = afterFirstTurn()
    expect(table.refusal({ kind: 'undo' })).toBe('undo.nothing')
    expect(table.refusal({ kind: 'redo' })).toBe('redo.nothing')
    expect(table.refusal({ kind: 'replay', moves: 1, viewer: first })).toBe('table.views')
    expect(table.refusal({ kind: 'comeBack', seat: (first + 1) % 3 })).toBe('undo.nothing')
    // A person with nothing to do does not stay.
    const scene = table.apply({ kind: 'sit', viewer: first })
    expect([scene.viewer, secretsShown(scene)]).toEqual(['watcher', []])
  })

  test('the person who moved last is named and must come back before the move is undone', () => {
    const { table, first } = afterFirstTurn()
    expect(table.scene().mayComeBack).toBe(first)
    const before = table.scene().moves
    const back = table.apply({ kind: 'comeBack', seat: first })
    expect([back.viewer, back.moves, back.question === null]).toEqual([first, before - 1, false])
    expect(back.mayComeBack).toBeUndefined()
    expect(secretsShown(back)).toEqual([first])
    expect(table.apply({ kind: 'redo' }).handOver).toBe(true)
  })

  test('once the next person sits at the screen nobody can come back', () => {
    const { table, first, next } = afterFirstTurn()
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
    playToEndOfTurn(table)
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
    playToEndOfTurn(table)
    expect(table.apply({ kind: 'done' }).undo).toEqual({ can: false, barrier: 'others' })
    expect(table.refusal({ kind: 'undo' })).toBe('undo.others')
  })

  test('what one person undid is not shown to another', () => {
    const table = atParis(PAIR)
    playToEndOfTurn(table)
    const { viewer } = table.scene()
    expect(table.apply({ kind: 'undo' }).redo).toHaveLength(1)
    const other = viewer === 0 ? 2 : 0
    expect(table.apply({ kind: 'sit', viewer: other }).redo).toEqual([])
    expect(table.refusal({ kind: 'redo' })).toBe('redo.nothing')
  })

  test('a person who plays alone can take back to any own decision, and the record counts it', () => {
    const table = atParis(SOLO)
    const first = table.scene()
    playToEndOfTurn(table)
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
    expect(secretsShown(back)).toEqual([1])
    playOut(table)
    expect(table.record().takenBack).toBe(1)
  })

  test('with several people there is only undo', () => {
    const table = atParis(PAIR)
    playToEndOfTurn(table)
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
