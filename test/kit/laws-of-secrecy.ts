/** Laws about who knows what: views hide what they must, forget nothing, and can be filled in again. */
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { GameEvent, Seat, Tagged, Viewer } from '../../src/kit/game.ts'
import { isKnownTo, type LogEntry, visibleEvents, whoKnows } from '../../src/kit/match.ts'
import { same } from './same.ts'
import { advance, broken, dealerOf, type Law, type Trial, viewersOf } from './trial.ts'

export const lawsOfSecrecy = [
  {
    name: 'a guess looks to its viewer like the truth',
    check(trial) {
      const { game } = trial
      for (const { viewer, view, guess, number } of guesses(trial)) {
        if (!same(game.view(guess, viewer), view)) {
          broken(`before move ${number}, ${viewer} sees another view of a guess`)
        }
        const wrong = trial.proof.invariants(guess)
        if (wrong.length > 0) broken(`a guess before move ${number}: ${wrong.join('; ')}`)
      }
    },
  },
  {
    name: 'legal moves follow from what their seat knows',
    check(trial) {
      const { game } = trial
      for (const { state, viewer, guess, number } of guesses(trial)) {
        if (viewer === 'watcher') continue
        const [moves, guessed] = [game.legal(state, viewer), game.legal(guess, viewer)]
        if (moves.length !== guessed.length || moves.some((move, at) => move !== guessed[at])) {
          broken(`before move ${number}, seat ${viewer} has other moves in a guess`)
        }
      }
    },
  },
  {
    name: 'guesses differ from the truth where something is hidden',
    check(trial) {
      if (!trial.game.meta.secrets) return
      for (const { state, guess } of guesses(trial)) if (!same(state, guess)) return
      broken('every guess was the truth')
    },
  },
  {
    name: 'points that a viewer is said to know follow from what it knows, and its own are among them',
    check(trial) {
      const { game, start } = trial
      for (const { state, viewer, view, guess, number } of guesses(trial)) {
        const another = game.determinize(view, quickRng(number))
        for (let seat = 0; seat < start.seats; seat++) {
          const isKnown = game.knowsScore(view, seat)
          if (seat === viewer && !isKnown) broken(`before move ${number}, ${viewer} does not know its own points`)
          if (!isKnown) continue
          const points = game.score(guess, seat)
          if (!same(points, game.score(another, seat))) {
            broken(`before move ${number}, ${viewer} cannot know the points of seat ${seat}`)
          }
          if (!isKept(trial, number, viewer) && !same(points, game.score(state, seat))) {
            broken(`before move ${number}, ${viewer} is said to know other points of seat ${seat} than there are`)
          }
        }
      }
    },
  },
  {
    name: 'events tell a viewer no more than its view shows',
    check(trial) {
      const { game, start, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, move, after, told, number } of journey.steps) {
        const dealt = otherDeal(trial, before, seat, move)
        for (const viewer of viewersOf(start)) {
          const guess = game.determinize(game.view(before, viewer), rng)
          const others = [dealt]
          if (game.legal(guess, seat).includes(move)) others.push(advance(game, guess, seat, move, dealerOf(trial)))
          for (const other of others) {
            if (!same(game.view(other.after, viewer), game.view(after, viewer))) continue
            if (!same(hears(other.told, viewer), hears(told, viewer))) {
              broken(`move ${number} tells ${viewer} something that the view does not show`)
            }
          }
        }
      }
    },
  },
  {
    name: 'a view forgets nothing that its viewer was told',
    check({ game, proof, start, seed, journey }) {
      const rng = quickRng(seed)
      let told = journey.told
      for (const { after, told: news, number } of journey.steps) {
        told = [...told, ...news]
        if (number % EVERY !== 0 && after !== journey.last) continue
        for (const viewer of viewersOf(start)) {
          const guess = game.determinize(game.view(after, viewer), rng)
          for (const fact of proof.follows(hears(told, viewer), viewer)) {
            if (!fact.holds(after)) broken(`after move ${number}, ${viewer} was told what is not so: ${fact.say}`)
            if (!fact.holds(guess)) broken(`after move ${number}, ${viewer} has forgotten that ${fact.say}`)
          }
        }
      }
    },
  },
  {
    name: 'a move that a viewer does not know of changes nothing for it',
    check({ game, start, journey }) {
      const seen = (state: unknown, viewer: Viewer) => [game.view(state, viewer), game.outcome(state) ?? null]
      for (const { before, seat, after, told, number } of journey.steps) {
        const knownTo = whoKnows(game, before, seat, after, told)
        for (const viewer of viewersOf(start)) {
          if (isKnownTo({ knownTo }, viewer)) continue
          if (!same(seen(before, viewer), seen(after, viewer))) {
            broken(`move ${number} changes what ${viewer} sees, and no event tells it of the move`)
          }
        }
      }
    },
  },
  {
    name: 'the watcher sees no more than any seat',
    check(trial) {
      const { game } = trial
      for (const { state, viewer, guess, number } of guesses(trial)) {
        if (!same(game.view(guess, 'watcher'), game.view(state, 'watcher'))) {
          broken(`before move ${number}, the watcher sees what ${viewer} does not`)
        }
      }
    },
  },
] as const satisfies readonly Law[]

/** The facts of a long match are many: they are looked at every so many moves, and at the end. */
const EVERY = 7

/** A guess of every viewer in every position. */
function* guesses({ game, start, seed, journey }: Trial) {
  const rng = quickRng(seed)
  const positions = [...journey.steps.map(({ before }) => before), journey.last]
  for (const [at, state] of positions.entries()) {
    for (const viewer of viewersOf(start)) {
      const view = game.view(state, viewer)
      yield { state, viewer, view, guess: game.determinize(view, rng), number: at + 1 }
    }
  }
}

/** Has somebody begun something, in the turn of this move, that the viewer does not know of? */
const isKept = ({ game, journey }: Trial, number: number, viewer: Viewer): boolean => {
  const steps = journey.steps.slice(0, number - 1)
  const turn = game.turn(steps.at(-1)?.after ?? journey.first)
  return steps
    .slice(steps.findLastIndex(({ before }) => game.turn(before) !== turn) + 1)
    .some(({ before, seat, after, told }) => !isKnownTo({ knownTo: whoKnows(game, before, seat, after, told) }, viewer))
}

const hears = (told: readonly LogEntry<GameEvent>[], viewer: Viewer): readonly GameEvent[] =>
  visibleEvents(told, viewer).map(({ event }) => event)

const otherDeal = ({ game, seed }: Trial, state: unknown, seat: Seat, move: Tagged) =>
  advance(game, state, seat, move, keyedDealer(`another ${seed}`))
