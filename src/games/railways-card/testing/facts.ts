/**
 * Every public fact that the board draws for a view, as the sentence that the board in words must contain. Derived from the
 * view alone, one fact after another, without the code that writes the board in words.
 */
import type { Message, Param } from '../../../kit/text.ts'
import { CARDS } from '../cards/cards.ts'
import { CITIES } from '../data/cities.ts'
import { GOODS, RAIL_COLOURS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import type { View } from '../view.ts'

type Speak = (message: Message) => string

export const factsOf = (view: View, say: Speak): readonly string[] =>
  [...links(view), ...cities(view), ...market(view), ...players(view)].map(say)

const named = (city: number): Message =>
  city >= CITIES.length
    ? word('tile')
    : word('city', { name: CITIES[city]?.name ?? '', value: CITIES[city]?.value ?? 0 })
const colour = (at: number): Message => ({ id: `colour.${RAIL_COLOURS[at]}` })
const good = (at: number): Message => ({ id: `good.${GOODS[at]?.name}` })

/** The first ten cards are rails: a one and a two of each colour. */
const card = (at: number): Message => {
  if (at > 10) return named(at - 11)
  return at === 10 ? word('card.joker') : word('card.rail', { colour: colour(Math.floor(at / 2)), value: 1 + (at % 2) })
}

/** What a link is worth: ones, twice the twos, and locomotives, in four bits each. */
const worth = (paid: number): number => (paid % 16) + 2 * (Math.floor(paid / 16) % 16) + Math.floor(paid / 256)

const orNone = (list: readonly Message[]): Param => (list.length === 0 ? word('board.none') : list)

const links = (view: View): readonly Message[] =>
  view.built.map((city) =>
    word('board.link', {
      city: named(city),
      place: named(view.parent[city] ?? -1),
      colour: colour(view.colour[city] ?? -1),
      seat: { seat: view.owner[city] ?? -1 },
      value: worth(view.paid[city] ?? 0),
    }),
  )

const cities = (view: View): readonly Message[] =>
  view.built.map((city) => {
    const printed = CITIES[city]
    const goods = GOODS.flatMap((_, at) => Array<Message>(view.goods[4 * city + at] ?? 0).fill(good(at)))
    const free = RAIL_COLOURS.flatMap((_, at) =>
      Array<Message>(Math.floor((view.open[city] ?? 0) / 8 ** at) % 8).fill(colour(at)),
    )
    const leaders = leading(view, city).map((seat) => ({ seat }))
    return word('board.city', {
      demand:
        printed?.demand === 'any' ? word('demand.any') : good(GOODS.findIndex((one) => one.colour === printed?.demand)),
      goods: orNone(goods),
      free: orNone(free),
      leaders,
    })
  })

/** RC-9.1: the seats whose links at the city are worth most. */
const leading = (view: View, city: number): readonly number[] => {
  const at = Array.from({ length: view.seats }, (_, seat) =>
    view.built
      .filter((link) => view.owner[link] === seat && (link === city || view.parent[link] === city))
      .reduce((sum, link) => sum + worth(view.paid[link] ?? 0), 0),
  )
  return at.flatMap((total, seat) => (total === Math.max(...at) ? [seat] : []))
}

const counts = (list: readonly number[], first: number): Param =>
  orNone(
    GOODS.flatMap((_, at) => {
      const count = list[first + at] ?? 0
      return count > 0 ? [word('words.count', { count, thing: good(at) })] : []
    }),
  )

const market = (view: View): readonly Message[] => [
  word('board.deck', { count: view.deckLeft }),
  ...view.display.filter((at) => at >= 0).map((at) => word('words.display', { card: card(at) })),
  ...(view.pile.length > 0 ? [word('words.pile', { cards: view.pile.map(card).reverse() })] : []),
  ...(view.younger
    ? []
    : [word('board.bag', { count: view.bagLeft }), word('words.bag', { goods: counts(view.bag, 0) })]),
]

const players = (view: View): readonly Message[] =>
  view.sizes.flatMap((cards, seat) => {
    const points =
      (view.earned[seat] ?? 0) +
      (view.tolls[seat] ?? 0) +
      view.built.filter((city) => view.owner[city] === seat).reduce((sum, city) => sum + worth(view.paid[city] ?? 0), 0)
    const params = { seat: { seat }, points, trains: view.trains[seat] ?? -1, cards }
    const own = view.younger
      ? word('words.player.younger', params)
      : word('words.player', { ...params, power: view.power[seat] ?? -1, goods: counts(view.delivered, 4 * seat) })
    const known = seat === view.viewer ? [] : seen(view.known.slice(12 * seat, 12 * seat + 12))
    return known.length === 0 ? [own] : [own, word('words.known', { seat: { seat }, cards: known })]
  })

/** The cards of a bunch: eleven counts, then the cities as bits. */
const seen = (bunch: readonly number[]): readonly Message[] =>
  CARDS.flatMap((at) => {
    const count = at < 11 ? (bunch[at] ?? 0) : ((bunch[11] ?? 0) >> (at - 11)) & 1
    return count > 0 ? [word('words.count', { count, thing: card(at) })] : []
  })
