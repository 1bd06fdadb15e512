/** Tables of two games for the tests of a host, and ways to play at them. */
import { entry as greatLakes } from '../../../src/games/great-lakes/entry.ts'
import { entry as paris } from '../../../src/games/paris-connection/entry.ts'
import { entry as template } from '../../../src/games/template/entry.ts'
import { quickRng } from '../../../src/kit/chance.ts'
import type { Seat } from '../../../src/kit/game.ts'
import type { SeatInfo, TableView } from '../../../src/wire/host.ts'
import { bot, bundleOf, openingOf, person, type Seated, seatNew } from './seated.ts'

export const parisBundle = await bundleOf(paris)
export const templateBundle = await bundleOf(template)
export const greatLakesBundle = await bundleOf(greatLakes)

export const SOLO = [bot('random'), person('Ann'), bot('random')]
export const PAIR = [person('Ann'), bot('random'), person('Bea')]
export const BOTS = [bot('random'), bot('casual'), bot('random')]
const SHORT = { options: { length: 'short' } }

export const atParis = (seats: readonly SeatInfo[], more = {}): Seated =>
  seatNew(openingOf('paris-connection', seats, more), parisBundle)
export const atTemplate = (seats: readonly SeatInfo[], more = {}): Seated =>
  seatNew(openingOf('template', seats, { ...SHORT, ...more }), templateBundle)

/** Plays as every person of the table until the match is over, calling `look` at each stop. */
export const playOut = (table: Seated, look: (scene: TableView) => void = () => {}): void => {
  const rng = quickRng(5)
  for (let count = 0; table.scene().outcome === null; count++) {
    if (count > 2000) throw new Error('the match does not end')
    look(table.scene())
    act(table, rng)
  }
}

export const act = (table: Seated, rng: (n: number) => number): void => {
  const { handOver, question, toAct, table: info } = table.scene()
  const next = toAct.find((seat) => info.seats[seat]?.bot === null)
  if (handOver) table.apply({ kind: 'done' })
  else if (question !== null) table.play(question.choices[rng(question.choices.length)]?.notation ?? '')
  else if (next !== undefined) table.apply({ kind: 'sit', viewer: next })
  else throw new Error('nobody can act')
}

/** Plays until the person at the screen has completed a turn that waits for `done`. */
export const playToEndOfTurn = (table: Seated): TableView => {
  const rng = quickRng(9)
  while (!table.scene().handOver) act(table, rng)
  return table.scene()
}

/** The seats whose secrets a table view holds: shares in Paris, hands of coal in the template. */
export const secretsShown = ({ view, log }: TableView): readonly Seat[] => {
  const { shares, hands } = view as { shares?: readonly unknown[]; hands?: readonly unknown[] }
  const inView = (shares ?? hands ?? []).flatMap((own, seat) => (own === null ? [] : [seat]))
  const inLog = log.flatMap(({ event }) => (event.kind === 'drew' ? [(event as { seat?: Seat }).seat ?? -1] : []))
  return [...new Set([...inView, ...inLog])]
}
