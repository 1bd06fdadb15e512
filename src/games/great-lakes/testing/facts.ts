/**
 * Every public fact that the board draws, straight from the data of the view. `say` puts a message into words; the board
 * in words must contain each of these texts.
 */
import type { Message } from '../../../kit/text.ts'
import { CITIES } from '../data/cities.ts'
import { HARBOURS } from '../data/counts.ts'
import { ROUTES } from '../data/routes.ts'
import { cardName, say as word } from '../describe/words.ts'
import type { View } from '../view.ts'

type Speak = (message: Message) => string

export const factsOf = (view: View, say: Speak): readonly string[] => [
  ...routes(view, say),
  ...harbours(view, say),
  ...view.row.map((card, at) => say(word('board.open', { place: at + 1, card: cardName(card) }))),
  say(word('words.deck', { deck: word('deck.train'), count: view.left[0] ?? -1 })),
  say(word('words.deck', { deck: word('deck.ship'), count: view.left[1] ?? -1 })),
  say(word('words.deck.tickets', { count: view.ticketsLeft + view.underBy.length })),
  ...Array.from({ length: view.seats }, (_, seat) => player(view, seat, say)).flat(),
  ...view.discards.flatMap((count, card) => (count > 0 ? [say(word('cards', { count, card: cardName(card) }))] : [])),
  ...(view.turn > 0 && view.end === 'none' ? [say(word('words.mover', { seat: { seat: view.mover } }))] : []),
  ...(view.last > 0 && view.end === 'none' ? [say(word('board.last', { count: view.last }))] : []),
]

const cityOf = (code: string): Message | string => {
  const city = CITIES.find((row) => row.code === code)
  if (city === undefined) throw new RangeError(`no city ${code}`)
  return city.place === 'junction' ? { id: `junction.${code}` } : city.name
}

/** Who owns each route, and what each open one costs. */
const routes = (view: View, say: Speak): readonly string[] =>
  ROUTES.map(([a, b, kind, colour, length], at) => {
    const route = word('route', { a: cityOf(a), b: cityOf(b) })
    const cost = { id: `spaces.${kind}.${colour}`, params: { count: length } }
    const owner = view.owners[at] ?? -1
    if (owner < 0) return say(word('board.route', { route, cost }))
    return say(word('board.route.owned', { route, cost, seat: { seat: owner } }))
  })

const harbours = (view: View, say: Speak): readonly string[] =>
  view.harbours.flatMap((owner, city) =>
    owner < 0 ? [] : [say(word('board.port.built', { city: cityOf(CITIES[city]?.code ?? ''), seat: { seat: owner } }))],
  )

const player = (view: View, seat: number, say: Speak): readonly string[] => {
  const who = { seat: { seat } }
  const pieces = (trains: number, ships: number) => ({
    trains: word('pieces.train', { count: trains }),
    ships: word('pieces.ship', { count: ships }),
  })
  const built = view.harbours.filter((owner) => owner === seat).length
  return [
    say(word('words.points', { ...who, points: view.points[seat] ?? -1 })),
    say(word('words.cards', { ...who, trains: view.trainCards[seat] ?? -1, ships: view.shipCards[seat] ?? -1 })),
    say(word('words.held', { ...who, count: view.held[seat] ?? -1 })),
    say(word('words.harbours.left', { ...who, count: HARBOURS - built })),
    ...(view.turn === 0
      ? [say(word(view.ready[seat] === true ? 'words.ready' : 'words.choosing', who))]
      : [say(word('words.pieces', { ...who, ...pieces(view.trains[seat] ?? -1, view.ships[seat] ?? -1) }))]),
  ]
}
