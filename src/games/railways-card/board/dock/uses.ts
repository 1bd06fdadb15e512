/** What a card of the hand is good for in an action. */
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import { CARDS, type Card, cityOn, colourOf, isCity, JOKER, railCard } from '../../cards/cards.ts'
import { countOf } from '../../cards/decks.ts'
import { payment, paymentValue } from '../../cards/payment.ts'
import { buildTarget } from '../../describe/targets.ts'
import { COLOURS } from '../../moves.ts'
import { type City, SHOWN, VALUE } from '../../network/cities.ts'

/** The cities of the hand that can be built now and that this rail or locomotive may help to pay. */
export const paysFor = (question: PendingDecision | null, hand: readonly number[], card: Card): readonly City[] =>
  citiesOf(hand).filter((city) => {
    if (choiceFor(question, buildTarget(city)) === undefined) return false
    return coloursFor(hand, city).some((colour) => card === JOKER || colour === colourOf(card))
  })

/** The colours of this city in which the hand has rails, and with its locomotives enough for the city's value. */
export const coloursFor = (hand: readonly number[], city: City): readonly number[] =>
  COLOURS.filter((colour) => {
    const [ones, twos] = [countOf(hand, 0, railCard(colour, 1)), countOf(hand, 0, railCard(colour, 2))]
    const most = paymentValue(payment(ones, twos, countOf(hand, 0, JOKER)))
    return ((SHOWN[city] ?? 0) >> colour) & 1 && ones + twos > 0 && most >= (VALUE[city] ?? 0)
  })

const citiesOf = (hand: readonly number[]): readonly City[] => cardsOf(hand).filter(isCity).map(cityOn)

/** Each kind of card once: rails by colour, locomotives, cities. */
export const cardsOf = (hand: readonly number[]): readonly Card[] => CARDS.filter((card) => countOf(hand, 0, card) > 0)

/** The cards that can pay for a link of this colour: ones, twos and locomotives. */
export const kindsOf = (colour: number): readonly Card[] => [railCard(colour, 1), railCard(colour, 2), JOKER]
