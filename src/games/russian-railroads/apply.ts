/** What a move does. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { carry, carryOut, GAIN, MUST } from './actions/carry-out.ts'
import { BONUS_CARDS, CARDS, TOKENS } from './data/cards.ts'
import { type Event, KIND } from './events.ts'
import { onlyAnswer } from './legal.ts'
import { build, endChain, found, giveBack, lay, pick } from './locomotives/lay.ts'
import type { Move } from './moves.ts'
import { countIndustry, countStep } from './open-list/counting.ts'
import * as C from './state/cells.ts'
import { add, addOnMat, note, write } from './state/draft.ts'
import type { State } from './state/state.ts'
import { stepMarker, stepTrack } from './track/step.ts'
import { closeList, keep, pass, takePoints } from './turn/end.ts'
import { endTurn } from './turn/round.ts'
import { actOn, engineerAt, pay, relocate, swap } from './workers/place.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  perform(draft, seat, move, table)
  settle(draft, table)
}

/** RR §16: a decision with a single answer is not asked, except for a turn. */
const settle = (draft: State, table: GameContext<Event>): void => {
  for (;;) {
    const waits = draft.cells[C.WAITS]!
    if (waits === C.PENDING.turn || waits === C.PENDING.over) return
    const mover = draft.cells[C.MOVER]!
    const answer = onlyAnswer(draft, mover)
    if (answer === undefined) return
    perform(draft, mover, answer, table)
  }
}

const perform = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  const { cells } = draft
  switch (move.kind) {
    case 'bonus':
      add(draft, C.BONUS_LEFT, -(1 << move.card))
      note(draft, KIND.picked, move.card)
      carryOut(draft, seat, BONUS_CARDS[move.card]!.effect, MUST)
      break
    case 'place':
      write(draft, C.CHOSEN, move.space)
      write(draft, C.WAITS, C.PENDING.pay)
      break
    case 'pass':
      pass(draft, seat, table)
      break
    case 'pay':
      pay(draft, seat, move.pile)
      break
    case 'swap':
      swap(draft, seat, move.space)
      break
    case 'step':
      add(draft, countStep(draft, seat, move.route, move.colour), -1)
      stepTrack(draft, seat, move.route, move.colour)
      break
    case 'advance':
      add(draft, countIndustry(draft), -1)
      stepMarker(draft, seat, move.marker)
      break
    case 'build':
      build(draft, seat, move.what)
      break
    case 'token':
      placeToken(draft, seat, move.token)
      break
    case 'more':
      add(draft, C.FOURTH_OWED, -1)
      carry(draft, seat, MORE_OF[move.what], GAIN)
      break
    case 'lay':
      lay(draft, seat, move.slot)
      break
    case 'return':
      giveBack(draft, cells[C.HAND]!, 0)
      endChain(draft, seat)
      break
    case 'pick':
      pick(draft, seat, move.number)
      break
    case 'replace':
      giveBack(draft, cells[C.mat(seat) + C.GAP + move.gap]!, 1)
      found(draft, seat, cells[C.PIECE]!, move.gap)
      break
    case 'again':
      note(draft, KIND.repeated, move.space, 0, engineerAt(draft, move.space))
      actOn(draft, seat, move.space)
      break
    case 'card':
      add(draft, C.CARDS_LEFT, -(1 << move.card))
      note(draft, KIND.drew, move.card)
      carryOut(draft, seat, CARDS[move.card]!.effect, MUST)
      break
    case 'skip':
      write(draft, C.WAITS, C.PENDING.do)
      break
    case 'done':
      closeList(draft, seat, table)
      break
    case 'keep':
      keep(draft, seat, move.card, table)
      break
    case 'points':
      takePoints(draft, seat, table)
      break
    case 'relocate':
      relocate(draft, seat, move.space)
      break
    case 'stay':
      note(draft, KIND.stayed, cells[C.DURING] === C.WITHIN.underTwo ? 2 : 1)
      endTurn(draft, table)
      break
  }
}

/** RR-13.1, RR-R16 */
const placeToken = (draft: State, seat: Seat, token: number): void => {
  add(draft, C.TOKENS_OWED, -1)
  addOnMat(draft, seat, C.PLACED_TOKENS, 1 << token)
  note(draft, KIND.installed, token)
  carry(draft, seat, TOKENS[token]!.effect, GAIN)
}

/** RR-13.2: the parts of the card that may be had a second time. */
const MORE_OF = {
  doubler: [['doubler', 1]],
  industry: [['industry', 1]],
  black: [['steps', 'black', 1]],
} as const
