/** A deep copy of a state, as the kit requires. Within the rules, copies share their lists. */
import type { TurnEvent } from '../events.ts'
import { type Board, copyBoard } from './board.ts'
import { copyMat, type Mat } from './mat.ts'
import type { State } from './state.ts'
import { copyTurn } from './turn-in-progress.ts'

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  turn: state.turn,
  board: cloneBoard(state.board),
  current: copyTurn(state.current),
  mats: state.mats.map(cloneMat),
  before: state.before && { board: cloneBoard(state.before.board), mat: cloneMat(state.before.mat) },
  untold: state.untold.map(cloneEvent),
  endCardPile: state.endCardPile,
  endCardsTaken: state.endCardsTaken.slice(),
  looks: state.looks.map(({ seat, takes }) => ({ seat, takes })),
})

const cloneBoard = (board: Board): Board => {
  const copy = copyBoard(board)
  copy.order = board.order.slice()
  copy.stacks = board.stacks.slice()
  copy.returned = board.returned.slice()
  copy.engineerRow = board.engineerRow.slice()
  copy.endCardTakers = board.endCardTakers.slice()
  return copy
}

const cloneMat = (mat: Mat): Mat => {
  const copy = copyMat(mat)
  copy.tracks = mat.tracks.slice()
  copy.locomotives = mat.locomotives.slice()
  copy.factories = mat.factories.slice()
  copy.markers = mat.markers.slice()
  copy.piles = mat.piles.slice()
  copy.points = mat.points.slice()
  return copy
}

const cloneEvent = (event: TurnEvent): TurnEvent => {
  if ('pile' in event) return { ...event, pile: { ...event.pile } }
  return 'cards' in event ? { ...event, cards: event.cards.slice() } : { ...event }
}
