/** The table in words, for people who do not see it. */
import { memo, type ReactNode } from 'react'
import type { Message } from '../../../kit/text.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { paymentValue } from '../cards/payment.ts'
import { cityName, colourName, demandName, goodName, placeName, say as word } from '../describe/words.ts'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { placesLeft, TILE } from '../network/cities.ts'
import { seatsOf } from '../state.ts'
import type { View } from '../view.ts'
import { leadersAt } from './leaders.ts'

type Props = Pick<BoardProps<View>, 'view' | 'say'>

export const Network = memo(
  ({ view, say }: Props): ReactNode => (
    <div className="unseen">
      <h2>{say(word('board.network'))}</h2>
      <ul>
        {view.built.map((city) => (
          <li key={city}>
            {say(linkInWords(view, city))} {say(cityInWords(view, city))}
          </li>
        ))}
      </ul>
    </div>
  ),
)

const linkInWords = (view: View, city: number): Message =>
  word('board.link', {
    city: cityName(city),
    place: placeName(view.parent[city] ?? TILE),
    colour: colourName(view.colour[city] ?? 0),
    seat: { seat: view.owner[city] ?? 0 },
    value: paymentValue(view.paid[city] ?? 0),
  })

const cityInWords = (view: View, city: number): Message => {
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
