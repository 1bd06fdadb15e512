/** Laws about taking back: what may be taken back draws nothing, shows nothing and leaves no trace. */
import { quickRng } from '../../src/kit/chance.ts'
import { begin, type Match, play, undo, undoable, visibleEvents } from '../../src/kit/match.ts'
import { same } from './same.ts'
import { advance, broken, dealerOf, type Law, viewersOf } from './trial.ts'

export const lawsOfUndo = [
  {
    name: 'undo and then redo is the identity',
    check(trial) {
      let match: Match = begin(trial.game, trial.start, dealerOf(trial))
      for (const { seat, move, number } of trial.journey.steps) {
        const before = match
        match = play(match, seat, move)
        const index = undoable(match, seat)
        if (index === undefined || number > SAMPLE) continue
        const undone = undo(match, index)
        if (!same(undone.state, before.state)) broken(`undoing move ${number} leaves another state`)
        if (!same(undone.log, before.log)) broken(`undoing move ${number} leaves another log`)
        const redone = play(undone, seat, move)
        if (!same(redone.state, match.state)) broken(`redoing move ${number} leads to another state`)
      }
    },
  },
  {
    name: 'a move that is not final draws nothing',
    check({ game, journey }) {
      for (const { before, seat, move, draws, number } of journey.steps) {
        if (draws.length > 0 && !game.final(before, seat, move)) broken(`move ${number} draws and is not final`)
      }
    },
  },
  {
    name: 'a move that is not final shows its mover nothing new',
    check(trial) {
      const { game, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, move, after, number } of journey.steps) {
        if (game.final(before, seat, move)) continue
        const seen = game.view(after, seat)
        for (let i = 0; i < GUESSES; i++) {
          const other = advance(game, game.determinize(game.view(before, seat), rng), seat, move, dealerOf(trial)).after
          if (!same(game.view(other, seat), seen)) broken(`move ${number} shows its mover something and is not final`)
        }
      }
    },
  },
  {
    name: 'whether a move is final follows from what its mover knows',
    check(trial) {
      const { game, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, legal, number } of journey.steps) {
        const guess = game.determinize(game.view(before, seat), rng)
        const differs = legal.some((move) => game.final(before, seat, move) !== game.final(guess, seat, move))
        if (differs) broken(`final before move ${number} depends on something hidden`)
      }
    },
  },
  {
    name: 'what can be taken back and is not complete tells nobody else anything',
    check({ game, start, journey }) {
      for (const { before, seat, move, after, told, number } of journey.steps) {
        const isComplete = !game.toAct(after).includes(seat) || game.turn(after) !== game.turn(before)
        if (isComplete || game.final(before, seat, move)) continue
        if (!same(game.toAct(after), game.toAct(before))) broken(`move ${number} shows who is to act`)
        for (const viewer of viewersOf(start)) {
          if (viewer === seat) continue
          if (visibleEvents(told, viewer).length > 0)
            broken(`move ${number} is told to ${viewer} and can be taken back`)
          if (!same(game.view(after, viewer), game.view(before, viewer))) {
            broken(`move ${number} is seen by ${viewer} and can be taken back`)
          }
        }
      }
    },
  },
] as const satisfies readonly Law[]

/** Undo replays the match, so only the first moves of each trial are taken back. */
const SAMPLE = 60
const GUESSES = 2
