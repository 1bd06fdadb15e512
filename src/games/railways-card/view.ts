/** RC §12: who sees what. */
import type { Seat, Viewer } from '../../kit/game.ts'
import { BUNCH } from './cards/decks.ts'
import type { Event } from './events.ts'
import { NOTHING_BEGUN } from './setup.ts'
import { type ChangingList, type PublicBefore, type State, seatsOf } from './state.ts'

/** Public fields are the same as in the state. */
type Open = Pick<
  State,
  | ChangingList
  | 'seats'
  | 'rules'
  | 'younger'
  | 'secondLocomotive'
  | 'anyPlaces'
  | 'start'
  | 'mover'
  | 'turn'
  | 'step'
  | 'building'
  | 'joint'
  | 'discarding'
  | 'source'
  | 'good'
  | 'cube'
  | 'taken'
  | 'busy'
  | 'idle'
  | 'end'
  | 'closing'
  | 'deckLeft'
  | 'deckDrawn'
  | 'bag'
  | 'bagLeft'
  | 'bagDrawn'
>

export interface View extends Readonly<Open> {
  readonly viewer: Viewer
  /** The viewer's own cards, a bunch; empty for a spectator. */
  readonly hand: readonly number[] | null
  /** Visible to the mover only: moves that the others do not see yet (see `State`). */
  readonly before: PublicBefore | null
  readonly untold: readonly Event[]
}

/** Others do not see moves that can still be undone. */
export const view = (state: State, viewer: Viewer): View =>
  viewer === state.mover
    ? { ...table(state, viewer), before: state.before, untold: state.untold }
    : { ...table(state, viewer), ...asBefore(state), before: null, untold: [] }

/** The changed fields, as the others still see them. */
const asBefore = ({ before }: State): Partial<Open> =>
  Object.fromEntries(Object.entries(before ?? {}).filter(([, value]) => value !== null))

const table = (state: State, viewer: Viewer): Omit<View, 'before' | 'untold'> => ({
  viewer,
  seats: state.seats,
  rules: state.rules,
  younger: state.younger,
  secondLocomotive: state.secondLocomotive,
  anyPlaces: state.anyPlaces,
  start: state.start,
  mover: state.mover,
  turn: state.turn,
  step: state.step,
  ...begun(state, viewer),
  cube: state.cube,
  taken: state.taken,
  busy: state.busy,
  idle: state.idle,
  end: state.end,
  closing: state.closing,
  deckLeft: state.deckLeft,
  deckDrawn: state.deckDrawn,
  bag: state.bag,
  bagLeft: state.bagLeft,
  bagDrawn: state.bagDrawn,
  display: state.display,
  pile: state.pile,
  hand: viewer === 'watcher' ? null : handOf(state, viewer),
  sizes: state.sizes,
  known: state.known,
  unshown: state.unshown,
  trains: state.trains,
  power: state.power,
  earned: state.earned,
  tolls: state.tolls,
  delivered: state.delivered,
  built: state.built,
  parent: state.parent,
  owner: state.owner,
  colour: state.colour,
  paid: state.paid,
  open: state.open,
  goods: state.goods,
})

/** Others do not see an action in progress until it is complete. */
const begun = (
  { mover, building, joint, discarding, source, good }: State,
  viewer: Viewer,
): Pick<State, keyof typeof NOTHING_BEGUN> =>
  viewer === mover ? { building, joint, discarding, source, good } : NOTHING_BEGUN

const handOf = ({ hands }: State, seat: Seat): readonly number[] => hands.slice(seat * BUNCH, (seat + 1) * BUNCH)

export const otherSeats = (view: Pick<View, 'seats' | 'viewer'>): readonly Seat[] =>
  seatsOf(view).filter((seat) => seat !== view.viewer)
