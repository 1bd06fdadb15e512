/** Laws about who knows what: views hide what they must, keep what was shown, and can be completed to a full state. */
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { GameEvent, Seat, Tagged, Viewer } from '../../src/kit/game.ts'
import { isKnownTo, type LogEntry, visibleEvents, whoKnows } from '../../src/kit/match.ts'
import { difference, same } from './same.ts'
import { advance, broken, dealerOf, type Law, nameOf, type Trial, viewersOf } from './trial.ts'

export const lawsOfSecrecy = [
  {
    name: 'a determinized state looks like the real one to its viewer',
    check(trial) {
      const { game } = trial
      for (const { viewer, view, determinized, number } of determinizations(trial)) {
        const seen = game.view(determinized, viewer)
        if (!same(view, seen)) {
          broken(`before move ${number}: ${nameOf(viewer)} sees a difference at ${difference(view, seen)}`)
        }
        const wrong = trial.proof.invariants(determinized)
        if (wrong.length > 0) broken(`before move ${number}, determinized for ${nameOf(viewer)}: ${wrong.join('; ')}`)
      }
    },
  },
  {
    name: 'legal moves follow from what their seat knows',
    check(trial) {
      const { game } = trial
      for (const { state, viewer, determinized, number } of determinizations(trial)) {
        if (viewer === 'watcher') continue
        const [moves, possible] = [game.legal(state, viewer), game.legal(determinized, viewer)]
        if (moves.length !== possible.length || moves.some((move, at) => move !== possible[at])) {
          const where = difference(moves.map(game.notate), possible.map(game.notate))
          broken(`before move ${number}: seat ${viewer} has other moves in a determinized state: ${where}`)
        }
      }
    },
  },
  {
    name: 'determinized states differ from the real one when something is hidden',
    check(trial) {
      if (!trial.game.meta.secrets) return
      for (const { state, determinized } of determinizations(trial)) if (!same(state, determinized)) return
      broken('every determinized state is the real one')
    },
  },
  {
    name: 'known points follow from the view, and every seat knows its own',
    check(trial) {
      const { game, start } = trial
      for (const { state, viewer, view, determinized, number } of determinizations(trial)) {
        const another = game.determinize(view, quickRng(number))
        for (let seat = 0; seat < start.seats; seat++) {
          const isKnown = game.knowsScore(view, seat)
          const who = `before move ${number}: ${nameOf(viewer)}`
          if (seat === viewer && !isKnown) broken(`${who} does not know its own points`)
          if (!isKnown) continue
          const points = game.score(determinized, seat)
          const [other, real] = [game.score(another, seat), game.score(state, seat)]
          if (!same(points, other))
            broken(`${who} cannot know the points of seat ${seat}: ${difference(points, other)}`)
          if (!isKeptSecret(trial, number, viewer) && !same(real, points)) {
            broken(`${who} knows wrong points of seat ${seat}: ${difference(real, points)}`)
          }
        }
      }
    },
  },
  {
    name: 'events show a viewer no more than its view does',
    check(trial) {
      const { game, start, journey } = trial
      const rng = quickRng(trial.seed)
      for (const { before, seat, move, after, events, number } of journey.steps) {
        const dealt = otherDeal(trial, before, seat, move)
        for (const viewer of viewersOf(start)) {
          const determinized = game.determinize(game.view(before, viewer), rng)
          const others = [dealt]
          if (game.legal(determinized, seat).includes(move))
            others.push(advance(game, determinized, seat, move, dealerOf(trial)))
          for (const other of others) {
            if (!same(game.view(other.after, viewer), game.view(after, viewer))) continue
            const [real, possible] = [eventsFor(events, viewer), eventsFor(other.events, viewer)]
            if (!same(real, possible)) {
              broken(
                `move ${number}: an event tells ${nameOf(viewer)} what the view hides: ${difference(real, possible)}`,
              )
            }
          }
        }
      }
    },
  },
  {
    name: 'a view keeps everything its viewer was shown',
    check({ game, proof, start, seed, journey }) {
      const rng = quickRng(seed)
      let all = journey.events
      for (const { after, events, number } of journey.steps) {
        all = [...all, ...events]
        if (number % EVERY !== 0 && after !== journey.last) continue
        for (const viewer of viewersOf(start)) {
          const determinized = game.determinize(game.view(after, viewer), rng)
          for (const fact of proof.follows(eventsFor(all, viewer), viewer)) {
            const where = `after move ${number}: ${nameOf(viewer)}`
            if (!fact.holds(after)) broken(`${where} was shown something untrue: ${fact.say}`)
            if (!fact.holds(determinized)) broken(`${where} was shown, and its view has lost: ${fact.say}`)
          }
        }
      }
    },
  },
  {
    name: 'a move unknown to a viewer changes nothing for that viewer',
    check({ game, start, journey }) {
      const seen = (state: unknown, viewer: Viewer) => ({
        view: game.view(state, viewer),
        outcome: game.outcome(state) ?? null,
      })
      for (const { before, seat, after, events, number } of journey.steps) {
        const knownTo = whoKnows(game, before, seat, after, events)
        for (const viewer of viewersOf(start)) {
          if (isKnownTo({ knownTo }, viewer)) continue
          const [was, is] = [seen(before, viewer), seen(after, viewer)]
          if (!same(was, is)) {
            broken(`move ${number} has no event for ${nameOf(viewer)} and changes ${difference(was, is)}`)
          }
        }
      }
    },
  },
  {
    name: 'the spectator sees no more than any seat',
    check(trial) {
      const { game } = trial
      for (const { state, viewer, determinized, number } of determinizations(trial)) {
        const [real, possible] = [game.view(state, 'watcher'), game.view(determinized, 'watcher')]
        if (!same(real, possible)) {
          broken(
            `before move ${number}: the spectator sees what ${nameOf(viewer)} does not: ${difference(real, possible)}`,
          )
        }
      }
    },
  },
] as const satisfies readonly Law[]

/** A long match yields thousands of facts, so they are checked every seventh move and at the end. */
const EVERY = 7

/** A determinized state for every viewer in every position. */
function* determinizations({ game, start, seed, journey }: Trial) {
  const rng = quickRng(seed)
  const positions = [...journey.steps.map(({ before }) => before), journey.last]
  for (const [at, state] of positions.entries()) {
    for (const viewer of viewersOf(start)) {
      const view = game.view(state, viewer)
      yield { state, viewer, view, determinized: game.determinize(view, rng), number: at + 1 }
    }
  }
}

/** Has somebody made a move in this turn that the viewer does not know of? */
const isKeptSecret = ({ game, journey }: Trial, number: number, viewer: Viewer): boolean => {
  const steps = journey.steps.slice(0, number - 1)
  const turn = game.turn(steps.at(-1)?.after ?? journey.first)
  return steps
    .slice(steps.findLastIndex(({ before }) => game.turn(before) !== turn) + 1)
    .some(
      ({ before, seat, after, events }) => !isKnownTo({ knownTo: whoKnows(game, before, seat, after, events) }, viewer),
    )
}

const eventsFor = (events: readonly LogEntry<GameEvent>[], viewer: Viewer): readonly GameEvent[] =>
  visibleEvents(events, viewer).map(({ event }) => event)

const otherDeal = ({ game, seed }: Trial, state: unknown, seat: Seat, move: Tagged) =>
  advance(game, state, seat, move, keyedDealer(`another ${seed}`))
