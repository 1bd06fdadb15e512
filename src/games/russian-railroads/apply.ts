/** What a move does. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { keepEndCard, takePointsInstead } from './cards/end-cards.ts'
import { havePartAgain, pickBonus, placeToken, takeCard } from './cards/place.ts'
import { engineerAt } from './engineers/engineers.ts'
import type { Event } from './events.ts'
import { advanceMarker } from './industry/advance.ts'
import { pickPiece, replaceFactory } from './industry/factories.ts'
import { onlyAnswer } from './legal.ts'
import { takeInHand } from './locomotives/hand.ts'
import { layLocomotive, returnLocomotive } from './locomotives/lay.ts'
import { takeLowest } from './locomotives/stacks.ts'
import type { Move } from './moves.ts'
import { countOff, entryForBuild, entryForIndustry, entryForStep } from './open-list/counting.ts'
import type { Build } from './open-list/entries.ts'
import { keepPositionBefore, note } from './state/draft.ts'
import type { SpaceNo } from './state/space-numbers.ts'
import type { State } from './state/state.ts'
import { stepTrack } from './track/step.ts'
import { closeOpenList, pass, stay } from './turn/end.ts'
import { actOn, pay, relocate, swap } from './workers/place.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  perform(draft, seat, move, table)
  settle(draft, table)
}

/** RR §16: a decision with a single answer is not asked, except for a turn. */
const settle = (draft: State, table: GameContext<Event>): void => {
  for (;;) {
    const { decision, mover } = draft.current
    if (decision === 'turn' || decision === 'over') return
    const answer = onlyAnswer(draft, mover)
    if (answer === undefined) return
    perform(draft, mover, answer, table)
  }
}

const perform = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  keepPositionBefore(draft)
  switch (move.kind) {
    case 'bonus':
      pickBonus(draft, seat, move.card)
      break
    case 'place':
      draft.current.chosenSpace = move.space
      draft.current.decision = 'pay'
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
      countOff(draft, entryForStep(draft, seat, move.route, move.colour))
      stepTrack(draft, seat, move.route, move.colour)
      break
    case 'advance':
      countOff(draft, entryForIndustry(draft))
      advanceMarker(draft, seat, move.marker)
      break
    case 'build':
      build(draft, seat, move.what)
      break
    case 'token':
      placeToken(draft, seat, move.token)
      break
    case 'more':
      havePartAgain(draft, seat, move.what)
      break
    case 'lay':
      layLocomotive(draft, seat, move.slot)
      break
    case 'return':
      returnLocomotive(draft, seat)
      break
    case 'pick':
      pickPiece(draft, seat, move.number)
      break
    case 'replace':
      replaceFactory(draft, seat, move.gap)
      break
    case 'again':
      repeat(draft, seat, move.space)
      break
    case 'card':
      takeCard(draft, seat, move.card)
      break
    case 'skip':
      draft.current.decision = 'do'
      break
    case 'done':
      closeOpenList(draft, seat, table)
      break
    case 'keep':
      keepEndCard(draft, seat, move.card, table)
      break
    case 'points':
      takePointsInstead(draft, seat, table)
      break
    case 'relocate':
      relocate(draft, seat, move.space)
      break
    case 'stay':
      stay(draft, seat, table)
      break
  }
}

/** RR-5.1, RR-6.1 */
const build = (draft: State, seat: Seat, what: Build): void => {
  countOff(draft, entryForBuild(draft, seat, what))
  if (what === 'locomotive') takeInHand(draft, takeLowest(draft), 'justTaken')
  else draft.current.decision = 'factory'
}

/** RR-8.4 */
const repeat = (draft: State, seat: Seat, space: SpaceNo): void => {
  note(draft, { kind: 'repeated', rule: 'RR-8.4', seat, space, engineer: engineerAt(draft, space) })
  actOn(draft, seat, space)
}
