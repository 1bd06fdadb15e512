/** A move in words, for lists, terminals and screen readers. */
import type { Message } from '../../../kit/text.ts'
import type { Move } from '../moves.ts'
import * as W from '../words.ts'

const { say } = W

export const describeMove = (move: Move): Message => {
  switch (move.kind) {
    case 'bonus':
      return say('move.bonus', { effect: W.bonusWords(move.card) })
    case 'place':
    case 'swap':
    case 'again':
    case 'relocate':
      return say(`move.${move.kind}`, { space: W.spaceWords(move.space) })
    case 'pay':
      return say('move.pay', { pile: W.pileWords(move.pile) })
    case 'step':
      return say('move.step', { tracks: W.colourName(move.colour), route: W.routeName(move.route) })
    case 'advance':
      return say(move.marker === 0 ? 'move.advance' : 'move.advance.second')
    case 'build':
      return say(`move.build.${move.what}`)
    case 'token':
      return say('move.token', { effect: W.tokenWords(move.token) })
    case 'more':
      return say(`move.more.${move.what}`)
    case 'lay':
      return say('move.lay', { slot: W.slotName(move.slot) })
    case 'pick':
      if (move.number === 0) return say('move.pick.stack')
      return say('move.pick', { number: move.number, effect: W.factoryWords(move.number) })
    case 'replace':
      return say('move.replace', { gap: move.gap + 1 })
    case 'card':
      return say('move.card', { effect: W.cardWords(move.card) })
    case 'keep':
      return say('move.keep', { card: W.endCardName(move.card) })
    default:
      return say(`move.${move.kind}`)
  }
}
