/** The table as text: the cities at their positions, the open cards, and the players. */

import type { Seat } from '../../../kit/game.ts'
import type { Message, Param } from '../../../kit/text.ts'
import type { Paint, TextBoard } from '../../../kit/text-board.ts'
import { ALL_CARDS, CARD_KINDS, type Card, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../cards/cards.ts'
import { CITIES } from '../data/cities.ts'
import { COLOURS } from '../data/counts.ts'
import { harboursLeft } from '../holdings.ts'
import { ROUTES, type Ticket } from '../map/map.ts'
import { connectedBy, isCompleted } from '../map/network.ts'
import type { View } from '../view.ts'
import { cardName, ticketName, say as words } from './words.ts'

type Speak = (message: Message) => string

export const textBoard: TextBoard<View> = (view, say, paint) => [
  ...map(view, paint),
  say(words('textBoard.legend')),
  '',
  ...market(view, say, paint),
  '',
  ...seatLines(view, say, paint),
  ...routeLines(view, say),
  ...(view.last > 0 ? [say(words('textBoard.last', { count: view.last }))] : []),
  ...own(view, say, paint),
]

/** The colour of each seat, and its letter. */
const SEAT_COLOURS = ['blue', 'red', 'green', 'yellow', 'white']
const LETTERS = 'ABCDE'

const WIDTH = 78
const HEIGHT = 19
/** The size of the board's drawing. */
const DRAWN = { x: 1840, y: 1120 }

/** Three letters for each city, in capitals for ports, with the letter of the seat that has a harbour there. */
const map = (view: View, paint: Paint): readonly string[] => {
  const lines = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH).fill(' '))
  CITIES.forEach(({ code, place, x, y }, city) => {
    const line = lines[Math.floor((y / DRAWN.y) * HEIGHT)]
    const column = Math.floor((x / DRAWN.x) * (WIDTH - 5))
    const owner = view.harbours[city] ?? -1
    const name = place === 'junction' ? '+' : place === 'port' ? code : code.toLowerCase()
    const mark = owner < 0 ? name : `${name}*${LETTERS[owner]}`
    const shown =
      owner < 0 ? paint(mark, place === 'port' ? 'blue' : 'dim') : paint(mark, SEAT_COLOURS[owner] ?? 'bold')
    if (line === undefined) return
    line[column] = shown
    for (let i = 1; i < mark.length; i++) line[column + i] = ''
  })
  return lines.map((line) => line.join('').trimEnd())
}

const word = (id: `textBoard.${string}`, params: Readonly<Record<string, Param>> = {}): Message => ({ id, params })

const colourOf = (card: Card): string => {
  if (card === LOCOMOTIVE) return 'bold'
  const from = [DOUBLE, SINGLE, SYMBOL, PLAIN].find((first) => card >= first) ?? PLAIN
  return COLOURS[card - from] ?? 'bold'
}

const market = (view: View, say: Speak, paint: Paint): readonly string[] => {
  const cards = view.row.map((card, place) => `  ${place + 1} ${paint(say(cardName(card)), colourOf(card))}`)
  const [trains, ships] = [view.left[0] ?? 0, view.left[1] ?? 0]
  const tickets = view.ticketsLeft + view.under.length
  return [say(word('textBoard.row')), ...cards, say(word('textBoard.decks', { trains, ships, tickets }))]
}

const seatLines = (view: View, say: Speak, paint: Paint): readonly string[] => {
  const heads = say(word('textBoard.head')).split(' ')
  const widths = heads.map((head) => Math.max(head.length, 5) + 1)
  const head = `${' '.repeat(NAME)}${heads.map((text, at) => text.padStart(widths[at] ?? 0)).join('')}`
  return [head, ...Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat, widths, say, paint))]
}

const NAME = 16

const seatLine = (view: View, seat: Seat, widths: readonly number[], say: Speak, paint: Paint): string => {
  const isMover = seat === view.mover && view.end === 'none' && view.turn > 0
  const name = say(word('textBoard.seat', { seat: { seat } })).slice(0, NAME - 5)
  const cells = [
    view.points[seat],
    view.trains[seat],
    view.ships[seat],
    harboursLeft(view, seat),
    `${view.trainCards[seat]}+${view.shipCards[seat]}`,
    view.held[seat],
  ]
  const figures = cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join('')
  const letter = paint(LETTERS[seat] ?? '?', SEAT_COLOURS[seat] ?? 'bold')
  return `${isMover ? '>' : ' '} ${letter} ${name.padEnd(NAME - 4)}${figures}`
}

const routeLines = (view: View, say: Speak): readonly string[] =>
  Array.from({ length: view.seats }, (_, seat) => seat).flatMap((seat) => {
    const codes = ROUTES.flatMap(({ code }, route) => (view.owners[route] === seat ? [code] : []))
    if (codes.length === 0) return []
    return folded(say(word('textBoard.routes', { seat: { seat }, routes: codes.join(' ') })))
  })

/** Wraps at words, so that no line is too long. */
const folded = (text: string): readonly string[] => {
  const lines: string[] = []
  for (const part of text.split(' ')) {
    const longer = `${lines.at(-1)} ${part}`
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(lines.length > 0 ? `  ${part}` : part)
  }
  return lines
}

const own = (view: View, say: Speak, paint: Paint): readonly string[] => {
  if (view.viewer === 'watcher') return []
  const tickets = view.tickets[view.viewer] ?? []
  const joined = connectedBy(view, view.viewer)
  const line = (ticket: Ticket): string => `  ${isCompleted(joined, ticket) ? 'x' : '.'} ${say(ticketName(ticket))}`
  return [
    '',
    say(word('textBoard.hand')),
    ...handLines(view, say, paint),
    ...(tickets.length === 0 ? [] : [say(word('textBoard.tickets')), ...tickets.map(line)]),
    ...(view.offer.length === 0 ? [] : [say(word('textBoard.offer'))]),
    ...view.offer.map((ticket, place) => `  ${place + 1} ${say(ticketName(ticket))}`),
  ]
}

/** A line for each card held: `  2 × red train`. */
const handLines = (view: View, say: Speak, paint: Paint): readonly string[] =>
  ALL_CARDS.slice(0, CARD_KINDS).flatMap((card) => {
    const count = view.hand[card] ?? 0
    return count === 0 ? [] : [`  ${count} × ${paint(say(cardName(card)), colourOf(card))}`]
  })
