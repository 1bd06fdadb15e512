/** Hides from the other players what the mover has done and may still undo. */
import type { GameContext } from '../../kit/game.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { PublicBefore, State } from './state.ts'

/** Before a reversible move: saves what the others still see. Unfinished choices are hidden separately. */
export const savePublicState = (draft: State, { kind }: Move): void => {
  switch (kind) {
    case 'pay':
      saveNetwork(draft, savedState(draft))
      saveHand(draft, savedState(draft))
      break
    case 'lay':
      saveHand(draft, savedState(draft))
      savedState(draft).power ??= draft.power.slice()
      break
    case 'to':
      saveDelivery(draft, savedState(draft))
      break
    case 'take':
      saveHand(draft, savedState(draft))
      savedState(draft).display ??= draft.display.slice()
      savedState(draft).pile ??= draft.pile.slice()
      break
    case 'restock':
      savedState(draft).goods ??= draft.goods.slice()
      break
    case 'trim':
      saveHand(draft, savedState(draft))
      savedState(draft).pile ??= draft.pile.slice()
      break
    case 'pass':
    case 'decline':
    case 'stop':
      savedState(draft)
      break
  }
}

/** Reveals the table to the others, together with the held-back events. */
export const publish = (draft: State, table: GameContext<Event>): void => {
  if (draft.before === null) return
  draft.before = null
  for (const event of draft.untold) table.emit(event)
  if (draft.untold.length > 0) draft.untold = []
}

/** What is saved so far. All fields exist from the start, so that all copies have one object shape. */
const savedState = (draft: State): PublicBefore => {
  draft.before ??= {
    step: draft.step,
    cube: draft.cube,
    taken: draft.taken,
    busy: draft.busy,
    end: draft.end,
    display: null,
    pile: null,
    sizes: null,
    known: null,
    unshown: null,
    trains: null,
    power: null,
    earned: null,
    tolls: null,
    delivered: null,
    built: null,
    parent: null,
    owner: null,
    colour: null,
    paid: null,
    open: null,
    goods: null,
  }
  return draft.before
}

const saveHand = (draft: State, before: PublicBefore): void => {
  before.sizes ??= draft.sizes.slice()
  before.known ??= draft.known.slice()
  before.unshown ??= draft.unshown.slice()
}

/** Only called for a link for which no goods are drawn. */
const saveNetwork = (draft: State, before: PublicBefore): void => {
  before.trains ??= draft.trains.slice()
  before.built ??= draft.built.slice()
  before.parent ??= draft.parent.slice()
  before.owner ??= draft.owner.slice()
  before.colour ??= draft.colour.slice()
  before.paid ??= draft.paid.slice()
  before.open ??= draft.open.slice()
}

const saveDelivery = (draft: State, before: PublicBefore): void => {
  before.goods ??= draft.goods.slice()
  before.delivered ??= draft.delivered.slice()
  before.earned ??= draft.earned.slice()
  before.tolls ??= draft.tolls.slice()
}
