/** RR-12.1: the end cards of a player, and what each of them brings. */
import type { Seat } from '../../../kit/game.ts'
import { hasToken } from '../cards/tokens.ts'
import { ROUTES } from '../data/board.ts'
import { END_CARDS, type EndCard, TOKENS } from '../data/cards.ts'
import { setupFor } from '../data/counts.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { matOf, type State } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { PositionWithSeats } from '../workers/spaces.ts'

export const endCardsOf = ({ endCardsTaken, board }: State, seat: Seat): readonly EndCard[] =>
  endCardsTaken.flatMap((card, take) => (board.endCardTakers[take] === seat ? [END_CARDS[card] ?? 'flat'] : []))

const upTo = (most: number, points: number): number => Math.min(points, most)

export const endCardPoints = (position: PositionWithSeats, seat: Seat, card: EndCard): number => {
  const mat = matOf(position, seat)
  switch (card) {
    case 'flat':
      return 15
    case 'workers':
      return upTo(30, 10 * (mat.allWorkers - setupFor(position.seats).workers + mat.allBlackWorkers))
    case 'doublers':
      return mat.doublers >= 7 ? 30 : mat.doublers >= 4 ? 20 : 0
    case 'routes':
      return upTo(30, 10 * ROUTES.filter(({ fields }, route) => track(position, seat, route, 0) === fields).length)
    case 'blackTracks':
      return ROUTES.reduce((sum, _, route) => sum + track(position, seat, route, 0), 0)
    case 'extraEngineer':
      return 0
    case 'locomotives':
      return mat.locomotives.reduce((sum, number) => sum + number, 0)
    case 'tokens':
      return upTo(28, 7 * TOKENS.filter((_, token) => hasToken(position, seat, token)).length)
    case 'engineers':
      return 6 * engineersOf(position, seat).length
    case 'factories':
      return upTo(20, 4 * mat.factories.filter((number) => number > 0).length)
  }
}
