/** One sentence about each link and each city, for explanations and for the board in words. */
import type { Message } from '../../../kit/text.ts'
import { paymentValue } from '../cards/payment.ts'
import { cityName, colourName, demandName, goodName, placeName, say as word } from '../describe/words.ts'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { placesLeft, TILE } from '../network/cities.ts'
import { pathBetween, tollsOf } from '../network/paths.ts'
import { seatsOf } from '../state.ts'
import type { View } from '../view.ts'
import { leadersAt } from './standing.ts'

export const linkInWords = (view: View, city: number): Message =>
  word('board.link', {
    city: cityName(city),
    place: placeName(view.parent[city] ?? TILE),
    colour: colourName(view.colour[city] ?? 0),
    seat: { seat: view.owner[city] ?? 0 },
    value: paymentValue(view.paid[city] ?? 0),
  })

export const cityInWords = (view: View, city: number): Message => {
  const goods = ALL_GOODS.flatMap((good) => Array<Message>(view.goods[city * 4 + good] ?? 0).fill(goodName(good)))
  const free = COLOURS.flatMap((colour) =>
    Array<Message>(placesLeft(view.open[city] ?? 0, colour)).fill(colourName(colour)),
  )
  const leaders = seatsOf(view).filter((seat) => (leadersAt(view, city) >> seat) & 1)
  const none = word('board.none')
  return word('board.city', {
    demand: demandName(city),
    goods: goods.length === 0 ? none : goods,
    free: free.length === 0 ? none : free,
    leaders: leaders.length === 0 ? none : leaders.map((seat) => ({ seat })),
  })
}

/** RC-6.6: the links that the chosen good would use on its way to this city, and what each player earns, by seat. */
export const journeyTo = (view: View, to: number) => {
  const links = pathBetween(view.parent, view.source, to)
  const earned = tollsOf(view, view.mover, links).map((toll, seat) => (seat === view.mover ? links.length : toll))
  return { links, earned }
}

export const destinationInWords = (view: View, to: number): Message => {
  const { links, earned } = journeyTo(view, to)
  const others = earned.flatMap((points, seat) =>
    points > 0 && seat !== view.mover ? [word('toll', { seat: { seat }, points })] : [],
  )
  const params = { city: cityName(to), points: links.length }
  return others.length === 0 ? word('board.to', params) : word('board.to.others', { ...params, others })
}
