/** The table as text: the network as a tree with a city per line, and below it players and cards. */

import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Paint, TextBoard } from '../../../kit/text-board.ts'
import { CARDS, type Card } from '../cards/cards.ts'
import { countOf } from '../cards/decks.ts'
import { paymentValue } from '../cards/payment.ts'
import { IDLE_ROUNDS } from '../data/counts.ts'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { type City, cardOf, placesLeft, RAIL_LETTERS, TILE } from '../network/cities.ts'
import { demands } from '../network/network.ts'
import { seatsOf } from '../state.ts'
import type { View } from '../view.ts'
import { cardName, colourName, goodName, say as word } from './words.ts'

type Speak = (message: Message) => string

export const textBoard: TextBoard<View> = (view, say, paint) => [
  say(word('textBoard.tile')),
  ...branches(view, TILE, '', say, paint),
  '',
  ...legend(say),
  '',
  ...players(view, say, paint),
  '',
  ...cards(view, say),
  ...remarks(view, say),
]

/** A letter for each seat, the same in every language, in the closest terminal colour of its trains. */
const SEATS = 'ABCD'
const TRAINS = ['purple', 'blue', 'black', 'brown'] as const

const seatLetter = (seat: Seat, paint: Paint): string => paint(SEATS[seat] ?? '?', TRAINS[seat] ?? 'bold')

/** One column for each step from the tile: a line of 25 cities still fits. */
const branches = (view: View, place: number, margin: string, say: Speak, paint: Paint): readonly string[] => {
  const joined = view.built.filter((city) => view.parent[city] === place)
  return joined.flatMap((city, at) => {
    const isLast = at === joined.length - 1
    const line = `${margin}${isLast ? '`' : '|'}-${link(view, city, paint)} ${cityLine(view, city, say)}`
    return [line, ...branches(view, city, `${margin}${isLast ? ' ' : '|'}`, say, paint)]
  })
}

/** `O4-A`: colour and value of the link, and its owner. */
const link = (view: View, city: City, paint: Paint): string => {
  const value = paymentValue(view.paid[city] ?? 0)
  return `${RAIL_LETTERS[view.colour[city] ?? 0]}${value}-${seatLetter(view.owner[city] ?? 0, paint)}`
}

const cityLine = (view: View, city: City, say: Speak): string => {
  const { name, value } = cardOf(city)
  const free = COLOURS.map((colour) => (RAIL_LETTERS[colour] ?? '').repeat(placesLeft(view.open[city] ?? 0, colour)))
  const wanted = ALL_GOODS.filter((good) => demands(city, good)).map((good) => goodLetter(good, say))
  const stock = ALL_GOODS.map((good) => goodLetter(good, say).repeat(view.goods[city * 4 + good] ?? 0)).join('')
  const has = stock === '' ? '' : `, ${say(word('textBoard.goods'))} ${stock}`
  return `${name} ${value} ${free.join('') || '-'}, ${say(word('textBoard.wants'))} ${wanted.join('')}${has}`
}

/** The first letter of its name, which is unique among the four goods in every language. */
const goodLetter = (good: number, say: Speak): string => say(goodName(good)).slice(0, 1).toUpperCase()

const legend = (say: Speak): readonly string[] => [
  `${say(word('textBoard.free'))}: ${COLOURS.map((colour) => `${RAIL_LETTERS[colour]} ${say(colourName(colour))}`).join('  ')}`,
  `${say(word('textBoard.named'))}: ${ALL_GOODS.map((good) => `${goodLetter(good, say)} ${say(goodName(good))}`).join('  ')}`,
]

const NAME = 18
const COLUMN = 11

const players = (view: View, say: Speak, paint: Paint): readonly string[] => [
  ' '.repeat(NAME) +
    [
      word('textBoard.points'),
      word('textBoard.trains'),
      word('textBoard.locomotives'),
      word('textBoard.cards'),
      word('textBoard.cubes'),
    ]
      .map((message) => say(message).padEnd(COLUMN))
      .join('')
      .trimEnd(),
  ...seatsOf(view).map((seat) => player(view, seat, say, paint)),
]

const player = (view: View, seat: Seat, say: Speak, paint: Paint): string => {
  const name = say(word('textBoard.seat', { seat: { seat } }))
    .slice(0, NAME - 3)
    .padEnd(NAME - 2)
  const figures = [pointsOf(view, seat), view.trains[seat], view.power[seat], view.sizes[seat]]
  const goods = ALL_GOODS.flatMap((good) => {
    const count = view.delivered[seat * 4 + good] ?? 0
    return count === 0 ? [] : [`${goodLetter(good, say)}${count}`]
  })
  const row = figures.map((figure) => String(figure).padEnd(COLUMN)).join('')
  return `${seatLetter(seat, paint)} ${name}${row}${goods.join(' ') || '-'}`
}

/** The points so far: links, deliveries, and other players’ deliveries over own links. */
const pointsOf = (view: View, seat: Seat): number =>
  view.built.reduce((sum, city) => (view.owner[city] === seat ? sum + paymentValue(view.paid[city] ?? 0) : sum), 0) +
  (view.earned[seat] ?? 0) +
  (view.tolls[seat] ?? 0)

const cards = (view: View, say: Speak): readonly string[] => {
  const top = view.pile.at(-1)
  const display = view.display.filter((card) => card >= 0)
  return [
    say(word('textBoard.piles', { deck: view.deckLeft, bag: view.bagLeft, pile: view.pile.length })),
    ...(display.length === 0 ? [] : inLines(say(word('textBoard.display', { cards: '' })), display.map(cardName), say)),
    ...(top === undefined ? [] : [say(word('textBoard.top', { card: cardName(top) }))]),
    ...(view.hand === null ? [] : inLines(say(word('textBoard.hand', { cards: '' })), heldCards(view.hand), say)),
  ]
}

const heldCards = (hand: readonly number[]): readonly Message[] =>
  CARDS.flatMap((card: Card) => {
    const count = countOf(hand, 0, card)
    if (count === 0) return []
    return [count === 1 ? cardName(card) : word('textBoard.count', { count, card: cardName(card) })]
  })

/** As many to a line as fit. */
const inLines = (head: string, items: readonly Message[], say: Speak): readonly string[] => {
  const lines = [head.trimEnd()]
  items.forEach((item, at) => {
    const text = `${say(item)}${at < items.length - 1 ? ',' : ''}`
    const longer = `${lines.at(-1)} ${text}`
    if (longer.length <= 80) lines[lines.length - 1] = longer
    else lines.push(`  ${text}`)
  })
  return lines
}

const remarks = (view: View, say: Speak): readonly string[] => [
  ...(view.end === 'none' || view.step === 'over' ? [] : [say(word('textBoard.last'))]),
  ...(view.idle === 0 || view.end !== 'none'
    ? []
    : [say(word('textBoard.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats }))]),
]
