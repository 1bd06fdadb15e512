/** What a move does. */
import { deckOf, drawKind, left } from '../../kit/deck.ts'
import type { GameContext, Seat } from '../../kit/game.ts'
import { DEALT, LENGTHS, SORTED } from './data/counts.ts'
import { ALL, type Coal, type Move, numberOf } from './moves.ts'
import { deal, deckName } from './setup.ts'
import { cardsIn, type Ending, type Event, handOf, inSmoke, moveCard, type State, seatsOf } from './state.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  switch (move.kind) {
    case 'burn':
      choose(draft, seat, move.coal, table)
      break
    case 'shovel':
      shovel(draft, seat, table)
      break
    case 'sort':
      sort(draft, seat, table)
      break
    case 'keep':
      keep(draft, seat, move.coal, table)
      break
  }
}

/** CR-3.1, CR-3.2: choices stay secret until the last one is made. */
const choose = (draft: State, seat: Seat, coal: Coal, table: GameContext<Event>): void => {
  draft.chosen[seat] = coal
  if (!draft.chosen.includes(-1)) burnAll(draft, table)
}

const burnAll = (draft: State, table: GameContext<Event>): void => {
  for (const seat of seatsOf(draft)) burn(draft, seat, table)
  draft.burned = draft.chosen
  draft.chosen = draft.burned.map(() => -1)
  draft.turn += 1
  const end = ending(draft)
  if (end === undefined) beginRefuelling(draft, table)
  else finish(draft, end, table)
}

const burn = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const coal = draft.chosen[seat] ?? 0
  const smoke = inSmoke(draft.chosen, seat)
  const before = draft.miles[seat] ?? 0
  const miles = Math.min(smoke ? 1 : numberOf(coal), LENGTHS[draft.length].harbour - before)
  draft.miles[seat] = before + miles
  moveCard(draft, seat, coal, -1)
  putAway(draft, coal)
  table.emit({ kind: 'burned', rule: smoke ? 'CR-3.4' : 'CR-3.3', seat, coal, miles })
}

/** CR-4.1, CR-4.5: from the first seat on, with cards enough for all. */
const beginRefuelling = (draft: State, table: GameContext<Event>): void => {
  draft.mover = 0
  if (left(draft.deck) < SORTED * draft.seats) rebuild(draft, table)
}

const shovel = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const coal = drawKind(draft.deck, table)
  moveCard(draft, seat, coal, 1)
  table.emit({ kind: 'shovelled', rule: 'CR-4.2', seat })
  table.emit({ kind: 'drew', rule: 'CR-4.2', seat, coal: [coal] }, [seat])
  endRefuelling(draft)
}

/** CR-4.3: the cards wait in `pending`, seen by their seat alone, until it keeps one of them. */
const sort = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  draft.miles[seat] = (draft.miles[seat] ?? 0) - 1
  table.emit({ kind: 'sorted', rule: 'CR-4.3', seat })
  draft.pending = [drawKind(draft.deck, table), drawKind(draft.deck, table)]
  table.emit({ kind: 'drew', rule: 'CR-4.3', seat, coal: [...draft.pending] }, [seat])
}

const keep = (draft: State, seat: Seat, coal: Coal, table: GameContext<Event>): void => {
  const away = draft.pending.toSpliced(draft.pending.indexOf(coal), 1)[0] ?? coal
  draft.pending = []
  moveCard(draft, seat, coal, 1)
  putAway(draft, away)
  table.emit({ kind: 'discarded', rule: 'CR-4.4', seat, coal: away })
  endRefuelling(draft)
}

const putAway = (draft: State, coal: Coal): void => {
  draft.discards[coal] = (draft.discards[coal] ?? 0) + 1
}

/**
 * CR-4.5: hands and the rest of the deck are discarded face down, and all discards form the
 * new deck. Its new name gives it its own draws.
 */
const rebuild = (draft: State, table: GameContext<Event>): void => {
  const cards = [...draft.hands, ...draft.deck.counts].entries()
  for (const [at, count] of cards) draft.discards[at % ALL.length] = (draft.discards[at % ALL.length] ?? 0) + count
  draft.hands.fill(0)
  draft.decks += 1
  draft.deck = deckOf(deckName(draft.decks), draft.discards)
  draft.discards.fill(0)
  table.emit({ kind: 'rebuilt', rule: 'CR-4.5', count: left(draft.deck) })
  for (const seat of seatsOf(draft)) deal(draft, seat, DEALT - 1, 'CR-4.5', table)
}

/** CR-4.1: the next seat refuels; after the last one a new round begins. */
const endRefuelling = (draft: State): void => {
  draft.turn += 1
  draft.mover += 1
  if (draft.mover < draft.seats) return
  draft.mover = -1
  draft.round += 1
}

/** CR-5.1, CR-5.2; CR-R1: in the order in which they are named. */
const ending = (state: State): Ending | undefined => {
  const { harbour, rounds } = LENGTHS[state.length]
  if (state.miles.includes(harbour)) return 'harbour'
  return state.round === rounds ? 'rounds' : undefined
}

/** The rule behind each ending. */
export const END_RULES = { harbour: 'CR-5.1', rounds: 'CR-5.2' } as const

const finish = (draft: State, end: Ending, table: GameContext<Event>): void => {
  draft.end = end
  table.emit({ kind: 'ended', rule: END_RULES[end] })
  for (const seat of seatsOf(draft)) {
    table.emit({ kind: 'revealed', rule: 'CR-5.3', seat, coal: cardsIn(handOf(draft, seat)) })
  }
}
