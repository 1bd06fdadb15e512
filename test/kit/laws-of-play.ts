/** Laws about the course of a match: a move is always possible, the match ends, and nothing gets lost. */
import { copyState, plainCopy } from '../../src/kit/match.ts'
import { deepFreeze, difference, same, unplain } from './same.ts'
import { advance, broken, dealerOf, keepingTable, type Law, nameOf, type Step, type Trial, viewersOf } from './trial.ts'

const positions = ({ journey }: Trial): readonly unknown[] => [
  journey.first,
  ...journey.steps.map(({ after }) => after),
]

const seatsOf = ({ start }: Trial): readonly number[] => [...Array(start.seats).keys()]

export const lawsOfPlay = [
  {
    name: 'a seat has legal moves exactly when it is to act',
    check(trial) {
      for (const [number, state] of positions(trial).entries()) {
        const toAct = trial.game.toAct(state)
        if (new Set(toAct).size !== toAct.length) broken(`after move ${number}: toAct lists a seat twice: ${toAct}`)
        for (const seat of seatsOf(trial)) {
          const moves = trial.game.legal(state, seat).length
          if (toAct.includes(seat) !== moves > 0) {
            broken(`after move ${number}: seat ${seat} has ${moves} moves, and toAct lists [${toAct}]`)
          }
        }
      }
    },
  },
  {
    name: 'byKind lists the legal moves in their order',
    check(trial) {
      const { byKind, notate } = trial.game
      if (byKind === undefined) return
      for (const [number, state] of positions(trial).entries()) {
        for (const seat of seatsOf(trial)) {
          const kinds = byKind.kinds(state, seat)
          const lists = kinds.map((kind) => byKind.moves(state, seat, kind))
          const mixed = lists.findIndex(
            (moves, at) => moves.length === 0 || moves.some(({ kind }) => kind !== kinds[at]),
          )
          if (mixed >= 0) broken(`after move ${number}: byKind.moves of ${kinds[mixed]} is empty or mixed`)
          const legal = trial.game.legal(state, seat)
          const moves = lists.flat()
          if (moves.length !== legal.length || moves.some((move, at) => move !== legal[at])) {
            const where = difference(legal.map(notate), moves.map(notate))
            broken(`after move ${number}: byKind differs from legal for seat ${seat} at ${where}`)
          }
        }
      }
    },
  },
  {
    name: 'a match ends within the bound that the game states',
    check({ game, journey }) {
      if (journey.steps.length > game.meta.longest) broken(`the match has more than ${game.meta.longest} moves`)
      if (game.toAct(journey.last).length > 0) broken(`the match stops after move ${journey.steps.length}, unfinished`)
    },
  },
  {
    name: 'the outcome is defined exactly when the match is over',
    check(trial) {
      for (const [number, state] of positions(trial).entries()) {
        const isOver = trial.game.toAct(state).length === 0
        const outcome = trial.game.outcome(state)
        if (isOver !== (outcome !== undefined)) {
          broken(`after move ${number}: over is ${isOver}, the outcome is ${JSON.stringify(outcome)}`)
        }
        if (outcome === undefined) continue
        if (outcome.ranks.length !== trial.start.seats) broken(`there are ${outcome.ranks.length} ranks`)
        if (!outcome.ranks.includes(1)) broken(`nobody is first: ${outcome.ranks}`)
        if (!trial.game.rules.some(({ id }) => id === outcome.rule))
          broken(`the outcome cites no rule: ${outcome.rule}`)
      }
    },
  },
  {
    name: 'score lines add up to the total',
    check(trial) {
      const outcome = trial.game.outcome(trial.journey.last)
      for (const seat of seatsOf(trial)) {
        const lines = trial.game.score(trial.journey.last, seat)
        const sum = lines.reduce((total, { points }) => total + points, 0)
        const total = outcome?.totals[seat]
        if (outcome !== undefined && sum !== total)
          broken(`seat ${seat}: lines add up to ${sum}, the total is ${total}`)
        const unknown = lines.find(({ rule }) => !trial.game.rules.some(({ id }) => id === rule))
        if (unknown !== undefined) broken(`a score line cites no rule: ${unknown.rule}`)
      }
    },
  },
  {
    name: 'the turn number never falls',
    check(trial) {
      const turns = positions(trial).map((state) => trial.game.turn(state))
      turns.forEach((turn, number) => {
        const before = turns[number - 1] ?? 0
        if (turn < before) broken(`after move ${number}: turn ${turn} follows turn ${before}`)
      })
      if (turns.length > 1 && turns[0] === turns.at(-1)) broken('the whole match is one turn')
    },
  },
  {
    name: 'the round never falls, stays within its total and is no secret',
    check(trial) {
      const { game } = trial
      const rounds = positions(trial).map((state) => game.round(state))
      for (const [number, now] of rounds.entries()) {
        const before = number === 0 ? now : rounds[number - 1]
        if ((now === null) !== (before === null)) broken(`after move ${number}: the rounds come and go`)
        if (now === null || before == null) continue
        const text = `round ${now.round} of ${now.of}`
        if (now.round < 1 || now.round > now.of) broken(`after move ${number}: ${text}`)
        if (now.round < before.round) broken(`after move ${number}: ${text} follows round ${before.round}`)
        if (now.of !== before.of) broken(`after move ${number}: ${text}, before it there were ${before.of}`)
        const state = number === 0 ? trial.journey.first : trial.journey.steps[number - 1]?.after
        for (const viewer of viewersOf(trial.start)) {
          const seen = game.round(game.determinize(game.view(state, viewer), () => 0))
          if (!same(now, seen)) broken(`after move ${number}: ${nameOf(viewer)} sees ${difference(now, seen)}`)
        }
      }
    },
  },
  {
    name: 'no piece is lost or doubled',
    check(trial) {
      for (const [number, state] of positions(trial).entries()) {
        const wrong = trial.proof.invariants(state)
        if (wrong.length > 0) broken(`after move ${number}: ${wrong.join('; ')}`)
      }
    },
  },
  {
    name: 'states, views and events survive JSON',
    check(trial) {
      for (const [number, state] of positions(trial).entries()) {
        const where = unplain(state)
        if (where !== undefined) broken(`after move ${number}: ${where} is not plain data`)
        for (const viewer of viewersOf(trial.start)) {
          const place = unplain(trial.game.view(state, viewer), 'view')
          if (place !== undefined) broken(`after move ${number}: ${place} of ${nameOf(viewer)} is not plain data`)
        }
      }
      for (const { events, number } of trial.journey.steps) {
        const place = unplain(
          events.map(({ event }) => event),
          'events',
        )
        if (place !== undefined) broken(`move ${number}: ${place} is not plain data`)
      }
    },
  },
  {
    name: 'a clone equals the plain copy and shares nothing with it',
    check(trial) {
      for (const [number, state] of positions(trial).entries()) {
        const clone = copyState(trial.game, state)
        const copy = plainCopy(state)
        if (!same(copy, clone)) broken(`after move ${number}: the clone differs at ${difference(copy, clone)}`)
        const shared = sharedPart(clone, state)
        if (shared !== undefined) broken(`after move ${number}: the clone shares ${shared} with the state`)
      }
    },
  },
  {
    name: 'the same record gives the same states',
    check(trial) {
      const { game, start, journey } = trial
      let state = game.setup(start, keepingTable(dealerOf(trial)).table)
      for (const step of journey.steps) {
        if (!same(step.before, state)) {
          broken(`before move ${step.number}: the second run differs at ${difference(step.before, state)}`)
        }
        state = advance(game, state, step.seat, step.move, dealerOf(trial)).after
      }
      if (!same(journey.last, state)) broken(`at the end: the second run differs at ${difference(journey.last, state)}`)
    },
  },
  {
    name: 'questions leave the state unchanged',
    check(trial) {
      const { game, journey } = trial
      for (const { before, seat, move, number } of journey.steps) {
        const state = deepFreeze(plainCopy(before))
        try {
          game.toAct(state)
          game.turn(state)
          game.round(state)
          game.prompt(state, seat)
          game.legal(state, seat)
          game.irreversible(state, seat, move)
          game.refusals(state, seat)
          game.score(state, seat)
          game.outcome(state)
          trial.proof.invariants(state)
          for (const viewer of viewersOf(trial.start)) game.determinize(deepFreeze(game.view(state, viewer)), () => 0)
          // A view may share lists with the state, so a determinization must not share what moves write.
          const determinized = game.determinize(game.view(state, seat), () => 0)
          game.apply(determinized, seat, move, keepingTable(dealerOf(trial)).table)
          copyState(game, state)
        } catch (error) {
          broken(`before move ${number}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
        }
      }
    },
  },
  {
    name: 'simultaneous choices may arrive in any order',
    check(trial) {
      const { steps } = trial.journey
      for (const [at, first] of steps.entries()) {
        const second = steps[at + 1]
        if (second === undefined || second.seat === first.seat) continue
        if (!trial.game.toAct(first.before).includes(second.seat)) continue
        checkSwapped(trial, first, second)
      }
    },
  },
] as const satisfies readonly Law[]

/** Both seats were to act at once, so the other order must lead to the same state. */
const checkSwapped = (trial: Trial, first: Step, second: Step): void => {
  const { game } = trial
  if (!game.legal(first.before, second.seat).includes(second.move)) return
  const one = advance(game, first.before, second.seat, second.move, dealerOf(trial))
  if (!game.legal(one.after, first.seat).includes(first.move))
    broken(`move ${first.number} is illegal after the next one`)
  const both = advance(game, one.after, first.seat, first.move, dealerOf(trial))
  if (!same(second.after, both.after)) {
    const where = difference(second.after, both.after)
    broken(`moves ${first.number} and ${second.number} depend on their order: ${where}`)
  }
}

/** The path of a part that two values have in common. */
const sharedPart = (a: unknown, b: unknown, path = 'state'): string | undefined => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined
  if (a === b) return path
  for (const [key, part] of Object.entries(a)) {
    const found = sharedPart(part, (b as Record<string, unknown>)[key], `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
