/** RC-8 and RC-R11: how the game ends. */
import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { play } from '../../kit/match.ts'
import { game } from './game.ts'
import { PASS } from './moves.ts'
import type { State } from './state.ts'
import { eventsOf, passes, type RailwaysMatch, table } from './testing/matches.ts'

/** The match with part of its state replaced. */
const set = (match: RailwaysMatch, change: Partial<State>): RailwaysMatch => ({
  ...match,
  state: { ...structuredClone(match.state), ...change },
})

/** A deck of one card. */
const oneCard = (match: RailwaysMatch): RailwaysMatch =>
  set(match, { deck: match.state.deck.map((_, at) => (at === 0 ? 1 : 0)), deckLeft: 1, display: [0, 0, 0] })

/** Why this move cannot be undone. */
const reason = ({ state }: RailwaysMatch, text: string): string | undefined => {
  const move = game.parse(text)
  if (move === undefined) throw new Error(`no move ${text}`)
  return game.irreversible(state, state.mover, move)?.id
}

const causes = (match: RailwaysMatch) =>
  eventsOf(match, 'triggered').map((event) => ('cause' in event ? event.cause : ''))

describe('what starts the last round', () => {
  test('RC-8.1 the last card of the deck, drawn or turned up', () => {
    expect(causes(after(oneCard(table(3)), 'pass', 'deck', 'stop'))).toEqual(['deck'])
    expect(causes(after(oneCard(table(3)), 'pass', 'P1', 'stop'))).toEqual(['deck'])
    expect(causes(after(oneCard(table(3)), '-J', 'deck'))).toEqual(['deck'])
    expect(causes(after(table(3), 'pass', 'deck', 'stop'))).toEqual([])
  })

  test('RC-8.1 the last train of a player', () => {
    const match = table(3, { cards: 'P2 P2' })
    const link = ['+C2a', 'tile.P', 'P=0.1.0']
    expect(causes(after(set(match, { trains: [1, 10, 10] }), ...link))).toEqual(['trains'])
    expect(causes(after(set(match, { trains: [2, 10, 10] }), ...link))).toEqual([])
  })

  test('RC-8.1 the last cube of the bag, by a new city or by restocking', () => {
    const match = set(table(3, { cards: 'P2 P2' }), { bag: [1, 0, 0, 0], bagLeft: 1 })
    expect(causes(after(match, '+C2a', 'tile.P', 'P=0.1.0'))).toEqual(['bag'])
    expect(causes(after(set(match, { built: [20] }), '-P2', 'cube'))).toEqual(['bag'])
    expect(causes(after(set(match, { bag: [2, 0, 0, 0], bagLeft: 2 }), '+C2a', 'tile.P', 'P=0.1.0'))).toEqual([])
  })

  test('RC-8.5 the last round starts immediately, in any part of a turn, and is never undone; the turn goes on', () => {
    const match = after(oneCard(table(3)), 'pass', 'deck')
    expect([match.state.end, game.prompt(match.state, 0).kind]).toEqual(['deck', 'take'])
    expect(choices(match)).toEqual(['P1', 'stop'])
  })

  test('RC-8.5 further causes change nothing', () => {
    const match = set(table(3, { cards: 'P2 P2' }), { trains: [1, 10, 10], bag: [1, 0, 0, 0], bagLeft: 1 })
    const ended = after(match, '+C2a', 'tile.P', 'P=0.1.0')
    expect([ended.state.end, causes(ended)]).toEqual(['trains', ['trains']])
  })

  test('RC-8.3 RC-R3 without a deck the display is not refilled, and discards never become a new deck', () => {
    const match = after(oneCard(table(3)), '-J', 'deck')
    expect(choices(match)).toEqual(['P1', 'pile'])
    const taken = after(match, 'P1')
    expect([taken.state.display, taken.state.deckLeft]).toEqual([[-1, 0, 0], 0])
    expect(refusedBy(taken, 'deck')).toBe('RC-8.3')
    expect(taken.state.pile).toEqual([10])
  })

  test('RC-8.6 every action that is possible stays possible', () => {
    const match = set(table(3, { cards: 'P2 P2' }), { end: 'bag', bag: [0, 0, 0, 0], bagLeft: 0 })
    expect(choices(match)).toEqual(['+C2a', 'lay', '-P2', '-J', '-C2a', 'pass'])
    const built = after(match, '+C2a', 'tile.P', 'P=0.1.0')
    expect(eventsOf(built, 'supplied')).toEqual([])
  })
})

describe('the last round', () => {
  test.each([0, 1, 2])(
    'RC-8.2 it ends with the player to the right of the start player: started in turn %i',
    (turns) => {
      const match = passes(table(3, { start: 1 }), turns)
      const ending = after(oneCard(match), 'pass', 'deck', 'stop')
      const rest = [0, 1, 2].slice(turns + 1)
      const last = rest.reduce(
        (so) => after(so, 'pass', ...(choices(after(so, 'pass')).includes('P1') ? ['P1', 'stop'] : [])),
        ending,
      )
      expect(game.outcome(last.state)?.rule).toBe('RC-8.1')
      expect(last.state.step).toBe('over')
      if (turns < 2) expect(game.outcome(ending.state)).toBeUndefined()
    },
  )

  test('RC-8.5 when started in the turn of the last player, that turn is the last', () => {
    const match = passes(table(2), 1)
    const over = after(oneCard(match), 'pass', 'deck', 'stop')
    expect([over.state.step, game.toAct(over.state)]).toEqual(['over', []])
    expect(eventsOf(over, 'ended')).toEqual([{ kind: 'ended', rule: 'RC-8.1', cause: 'deck' }])
  })
})

/** Albany at the tile by seat 0 and Richmond at Albany by seat 1; each has a good that the other demands. */
const linked = after(
  table(4, { twos: 'C2a C2b', cards: 'P2 P2 | G2 G2 | W1 W1 | W1 W1', cubes: 'bk' }),
  ...['+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop'],
)

describe('last deliveries', () => {
  /** RC-E8: the deck runs out in the turn of the third of four players. */
  const third = after(set(oneCard(linked), { power: [2, 2, 0, 0], owner: linked.state.owner }), 'pass', 'deck', 'stop')

  test('RC-E8 RC-8.4 the fourth still plays, then each may deliver once, the start player first', () => {
    expect([third.state.end, third.state.mover]).toEqual(['deck', 3])
    const closing = after(third, 'pass', 'P1', 'stop')
    expect([closing.state.mover, game.prompt(closing.state, 1).kind]).toEqual([1, 'deliver'])
    expect(game.prompt(closing.state, 1).message.id).toBe('ask.deliver.last')
    expect(choices(closing)).toEqual(['C2a.blue', 'C2b.black', 'decline'])
    const over = after(closing, 'C2a.blue', '>C2b')
    expect(over.state.step).toBe('over')
    expect(eventsOf(over, 'delivered')).toMatchObject([{ rule: 'RC-8.4', seat: 1, points: 1 }])
  })

  /** Richmond and Santa Fe, which both demand ore, are joined to Albany by links of seats 1 and 2; there is one ore. */
  const two = after(
    table(4, { twos: 'C2a C2b C2d', cards: 'P2 P2 | G2 G2 | B2 B2 | W1 W1', cubes: 'brr' }),
    ...['+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop'],
    ...['+C2d', 'C2a.B', 'B=0.1.0', 'deck', 'stop'],
  )

  test('RC-8.7 a player may decline, and each starts from the table that the previous player left', () => {
    const closing = after(set(oneCard(two), { power: [0, 1, 1, 0] }), 'pass', 'deck', 'stop')
    expect([closing.state.mover, choices(closing)]).toEqual([1, ['C2a.blue', 'decline']])
    expect(after(closing, 'C2a.blue', '>C2b').state.step).toBe('over')
    const declined = after(closing, 'decline')
    expect(eventsOf(declined, 'declined')).toEqual([{ kind: 'declined', rule: 'RC-8.7', seat: 1 }])
    expect([declined.state.mover, choices(declined)]).toEqual([2, ['C2a.blue', 'decline']])
  })

  test('RC-8.4 the move that ends the game cannot be undone, and the steps before it can', () => {
    const closing = after(set(oneCard(two), { power: [0, 1, 1, 0] }), 'pass', 'deck', 'stop')
    expect([reason(closing, 'decline'), reason(closing, 'C2a.blue')]).toEqual([undefined, undefined])
    expect(reason(after(closing, 'C2a.blue'), '>C2b')).toBe('irreversible.ends')
    expect(reason(after(closing, 'decline'), 'decline')).toBe('irreversible.ends')
    // Nobody can deliver: the last turn of the last round ends it, also by an ordinary draw.
    const last = after(set(two, { end: 'bag', power: [0, 0, 0, 0] }), 'pass')
    expect(reason(last, 'deck')).toBe('irreversible.draws')
    const second = after(last, 'deck')
    for (const move of ['stop', 'deck']) {
      expect(reason(second, move)).toBe('irreversible.ends')
      expect(after(second, move).state.step).toBe('over')
    }
  })

  test('RC-8.4 the start player is first, at any seat', () => {
    const changes = { power: [0, 1, 1, 0], start: 2, mover: 1 }
    const closing = after(set(oneCard(two), changes), 'pass', 'deck', 'stop')
    expect([closing.state.mover, after(closing, 'decline').state.mover]).toEqual([2, 1])
  })

  test('RC-8.4 the start player’s last delivery is marked as one too', () => {
    const owner = two.state.owner.map((seat) => (seat === 1 ? 0 : seat))
    const closing = after(set(oneCard(two), { power: [1, 0, 0, 0], owner }), 'pass', 'deck', 'stop')
    expect(closing.state.closing).toBe(0)
    expect(eventsOf(after(closing, 'C2a.blue', '>C2b'), 'delivered')).toMatchObject([{ rule: 'RC-8.4', seat: 0 }])
  })

  test('RC-8.7 a last delivery scores for the player and for other owners, and its cube counts', () => {
    const yellow = after(
      table(4, { twos: 'C2a C2b C2c', cards: 'P2 P2 | G2 G2 | O2 O2 | W1 W1', cubes: 'byk' }),
      ...['+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop'],
      ...['+C2c', 'tile.O', 'O=0.1.0', 'deck', 'stop'],
    )
    const closing = after(set(oneCard(yellow), { power: [0, 3, 0, 0] }), 'pass', 'deck', 'stop')
    const over = after(closing, 'C2b.yellow', '>C2c')
    expect(eventsOf(over, 'delivered')).toMatchObject([{ rule: 'RC-8.4', points: 3, tolls: [1, 0, 1, 0] }])
    expect([over.state.earned, over.state.tolls]).toEqual([
      [0, 3, 0, 0],
      [1, 0, 1, 0],
    ])
    expect(over.state.delivered.slice(4, 8)).toEqual([0, 0, 1, 0])
  })
})

describe('a standstill', () => {
  /** Both players have 13 cards; each turn the player passes, takes the top discard and discards a card. */
  const full = after(passes(table(2), 8), 'pass', 'deck', 'deck', '--P1', 'pass', 'deck', 'deck', '--P1')
  const idle = (match: RailwaysMatch, times: number): RailwaysMatch =>
    times === 0 ? match : idle(after(match, 'pass', 'pile', 'stop', '--P1'), times - 1)

  test('RC-R11 RC-E10 with two players the sixth consecutive idle turn starts the last round', () => {
    expect([full.state.sizes, full.state.idle]).toEqual([[13, 13], 0])
    const five = idle(full, 5)
    expect([five.state.idle, five.state.end]).toEqual([5, 'none'])
    expect(game.view(five.state, 'watcher').idle).toBe(5)
    const six = idle(full, 6)
    expect([six.state.end, causes(six)]).toEqual(['idle', ['idle']])
    expect(game.outcome(six.state)?.rule).toBe('RC-R11')
  })

  test.each([
    ['deck', ['pass', 'deck', 'stop', '--P1']],
    ['display', ['pass', 'G1', 'stop', '--P1']],
    ['pile and deck', ['pass', 'pile', 'deck', '--P1', '--P2']],
    ['discard', ['-P1', 'deck', 'pile', 'stop', '--P1']],
  ])('RC-R11 RC-E10 a turn with a card from the %s restarts the count', (_name, moves) => {
    const five = idle(full, 5)
    const open = choices(after(five, 'pass')).filter((move) => /^[PGBOW]\d$/.test(move))[0] ?? ''
    const other = after(five, ...moves.map((move) => (move === 'G1' ? open : move)))
    expect([other.state.idle, other.state.end]).toEqual([0, 'none'])
  })

  const built = (match: RailwaysMatch): RailwaysMatch => {
    const joining = after(match, '+C2a')
    const paying = after(joining, choices(joining)[0] ?? '')
    return after(paying, choices(paying)[0] ?? '', 'pile', 'stop')
  }

  test.each([
    ['link', built],
    ['locomotive', (match: RailwaysMatch) => after(match, 'lay', 'pile', 'stop')],
  ])('RC-R11 a %s restarts the count', (_name, turn) => {
    const four = idle(full, 4)
    expect([four.state.idle, turn(four).state.idle]).toEqual([4, 0])
  })

  test('RC-R11 a delivery restarts the count', () => {
    const ready = after(
      table(2, { twos: 'C2a C2b', cards: 'P2 P2 | G2 G2 | W1 W1 W1', cubes: 'bk' }),
      ...['+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop'],
      ...['-P2', 'deck', 'deck', 'stop'],
    )
    const match = set(ready, { power: [0, 1], idle: 3 })
    expect(after(match, 'C2a.blue', '>C2b', 'pile', 'stop').state.idle).toBe(0)
  })

  test('RC-R11 a turn with only a pass is idle too', () => {
    const bare = set(table(2), { deckLeft: 0, deck: Array(12).fill(0), display: [-1, -1, -1] })
    const match = play(bare, 0, PASS)
    expect(match.state.idle).toBe(1)
  })
})
