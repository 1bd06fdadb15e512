/** Positions for the tests of this game: reached by playing moves, with given hands and decks. */
import { keyedDealer } from '../../../kit/chance.ts'
import { begin, type Match, playText } from '../../../kit/match.ts'
import { ALL_CARDS, type Back, BEYOND, CARD_KINDS, type Card, countBacks, FIRST } from '../cards/cards.ts'
import { cardTarget } from '../describe/targets.ts'
import { game } from '../game.ts'
import { ROUTES, type Route } from '../map/map.ts'
import { computeOpenings } from '../map/openings.ts'
import { clone, type State } from '../state.ts'

export type GreatLakesMatch = Match<typeof game>

/** After set-up: every seat has kept its first three tickets and plays with this many trains. */
export const started = (seats = 4, trains = 27, seed = '1'): GreatLakesMatch => {
  let match: GreatLakesMatch = begin(game, { seats, options: {}, rules: 1 }, keyedDealer(seed))
  for (let seat = 0; seat < seats; seat++) {
    match = playText(match, seat, 'keep:123')
    match = playText(match, seat, `pieces:${trains}`)
  }
  return match
}

/** The match with a modified state. */
export const withState = (match: GreatLakesMatch, change: (state: State) => void): GreatLakesMatch => {
  const state = clone(match.state)
  change(state)
  return { ...match, state: { ...state, open: computeOpenings(state) } }
}

/** `'red-plain*2 locomotive'` as counts by card. */
export const cards = (text: string): number[] => {
  const counts = ALL_CARDS.map(() => 0)
  for (const part of text.split(' ').filter((word) => word !== '')) {
    const [name, times] = part.split('*')
    counts[card(name ?? '')] = Number(times ?? 1)
  }
  return counts
}

export const card = (name: string): Card => {
  const found = ALL_CARDS.findIndex((other) => cardTarget(other) === `card:${name}`)
  if (found < 0) throw new Error(`no card ${name}`)
  return found
}

/** Gives the mover exactly this hand. */
export const withHand = (match: GreatLakesMatch, text: string): GreatLakesMatch =>
  withState(match, (state) => {
    state.hands.splice(state.mover * CARD_KINDS, CARD_KINDS, ...cards(text))
  })

/** Makes a deck hold exactly these cards. */
export const withDeck = (match: GreatLakesMatch, back: Back, text: string): GreatLakesMatch =>
  withState(match, (state) => {
    const counts = cards(text)
    for (let at = FIRST[back]; at < BEYOND[back]; at++) state.deck[at] = state.stock[at] = counts[at] ?? 0
    state.left[back] = countBacks(counts, back)
  })

/** Lays these cards in the row, starting at place 1. */
export const withRow = (match: GreatLakesMatch, text: string): GreatLakesMatch =>
  withState(match, (state) => {
    text.split(' ').forEach((name, place) => {
      state.row[place] = card(name)
    })
  })

export const route = (code: string): Route => {
  const found = ROUTES.findIndex((other) => other.code === code)
  if (found < 0) throw new Error(`no route ${code}`)
  return found
}

/** Gives routes to a seat. */
export const withRoutes = (match: GreatLakesMatch, seat: number, ...codes: readonly string[]): GreatLakesMatch =>
  withState(match, (state) => {
    for (const code of codes) state.owners[route(code)] = seat
  })

/** The notations of the legal moves that start with this prefix. */
export const legalNotations = (match: GreatLakesMatch, start: string): readonly string[] =>
  game
    .legal(match.state, match.state.mover)
    .map((move) => game.notate(move))
    .filter((move) => move.startsWith(start))

/** All events of one kind. */
export const eventsOf = <K extends string>(match: GreatLakesMatch, kind: K) =>
  match.log.filter(({ event }) => event.kind === kind)
