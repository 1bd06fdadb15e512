/** Laws about undo: a reversible move draws nothing, shows nothing and leaves no trace. */
import { quickRng } from '../../src/kit/chance.ts'
import { begin, type Match, play, undo, undoable, visibleEvents } from '../../src/kit/match.ts'
import { difference, same } from './same.ts'
import { advance, broken, dealerOf, type Law, nameOf, viewersOf } from './trial.ts'

export const lawsOfUndo = [
  {
    name: 'undo and then redo restores the same state',
    check(trial) {
      let match: Match = begin(trial.game, trial.start, dealerOf(trial))
      for (const { seat, move, number } of trial.journey.steps) {
        const before = match
        match = play(match, seat, move)
        const index = undoable(match, seat)
        if (index === undefined || number > SAMPLE) continue
        const undone = undo(match, index)
        if (!same(before.state, undone.state)) {
          broken(`undoing move ${number} changes the state at ${difference(before.state, undone.state)}`)
        }
        if (!same(before.log, undone.log)) {
          broken(`undoing move ${number} changes the log at ${difference(before.log, undone.log)}`)
        }
        const redone = play(undone, seat, move)
        if (!same(match.state, redone.state)) {
          broken(`redoing move ${number} changes the state at ${difference(match.state, redone.state)}`)
        }
      }
    },
  },
  {
    name: 'a reversible move draws nothing',
    check({ game, journey }) {
      for (const { before, seat, move, draws, number } of journey.steps) {
        if (draws.length === 0 || game.irreversible(before, seat, move) !== null) continue
        broken(`move ${number} (${game.notate(move)}) draws from ${draws[0]?.[0]} and is reversible`)
      }
    },
  },
  {
    name: 'a reversible move shows its mover nothing new',
    check(trial) {
      const { game, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, move, after, number } of journey.steps) {
        if (game.irreversible(before, seat, move) !== null) continue
        const seen = game.view(after, seat)
        for (let i = 0; i < GUESSES; i++) {
          const determinized = game.determinize(game.view(before, seat), rng)
          const other = game.view(advance(game, determinized, seat, move, dealerOf(trial)).after, seat)
          if (!same(seen, other)) {
            const what = `move ${number} (${game.notate(move)}) is reversible and shows its mover`
            broken(`${what} ${difference(seen, other)}`)
          }
        }
      }
    },
  },
  {
    name: 'the reason why a move is irreversible follows from what its mover knows',
    check(trial) {
      const { game, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, legal, number } of journey.steps) {
        const determinized = game.determinize(game.view(before, seat), rng)
        for (const move of legal) {
          const [reason, possible] = [
            game.irreversible(before, seat, move),
            game.irreversible(determinized, seat, move),
          ]
          if (same(reason, possible)) continue
          const what = `before move ${number}: the reason for ${game.notate(move)} depends on something hidden`
          broken(`${what}: ${difference(reason, possible)}`)
        }
      }
    },
  },
  {
    name: 'a reversible, unfinished move shows nothing to others',
    check({ game, start, journey }) {
      for (const { before, seat, move, after, events, number } of journey.steps) {
        const isComplete = !game.toAct(after).includes(seat) || game.turn(after) !== game.turn(before)
        if (isComplete || game.irreversible(before, seat, move) !== null) continue
        const what = `move ${number} (${game.notate(move)}) is reversible`
        if (!same(game.toAct(after), game.toAct(before))) broken(`${what} and changes who is to act`)
        for (const viewer of viewersOf(start)) {
          if (viewer === seat) continue
          const [shown] = visibleEvents(events, viewer)
          if (shown !== undefined) broken(`${what} and shows ${nameOf(viewer)} ${JSON.stringify(shown.event)}`)
          const [was, is] = [game.view(before, viewer), game.view(after, viewer)]
          if (!same(was, is)) broken(`${what} and changes the view of ${nameOf(viewer)} at ${difference(was, is)}`)
        }
      }
    },
  },
] as const satisfies readonly Law[]

/** Undo replays the match, so only the first moves of each trial are undone. */
const SAMPLE = 60
const GUESSES = 2
