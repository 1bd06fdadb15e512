/** Laws about how a match runs: it always goes on, it ends, and everything adds up on the way. */
import { copyState, plainCopy } from '../../src/kit/match.ts'
import { deepFreeze, same, unplain } from './same.ts'
import { advance, broken, dealerOf, keepingTable, type Law, type Trial, viewersOf } from './trial.ts'

const positions = ({ journey }: Trial): readonly unknown[] => [
  journey.first,
  ...journey.steps.map(({ after }) => after),
]

const seatsOf = ({ start }: Trial): readonly number[] => [...Array(start.seats).keys()]

export const lawsOfPlay = [
  {
    name: 'who is to act has a legal move, and nobody else has one',
    check(trial) {
      for (const state of positions(trial)) {
        const toAct = trial.game.toAct(state)
        if (new Set(toAct).size !== toAct.length) broken('a seat is to act twice')
        for (const seat of seatsOf(trial)) {
          const moves = trial.game.legal(state, seat).length
          if (toAct.includes(seat) !== moves > 0) broken(`seat ${seat} has ${moves} moves, to act: ${toAct}`)
        }
      }
    },
  },
  {
    name: 'moves by kind are the legal moves, in their order',
    check(trial) {
      const { byKind } = trial.game
      if (byKind === undefined) return
      for (const state of positions(trial)) {
        for (const seat of seatsOf(trial)) {
          const kinds = byKind.kinds(state, seat)
          const lists = kinds.map((kind) => byKind.moves(state, seat, kind))
          const mixed = lists.findIndex(
            (moves, at) => moves.length === 0 || moves.some(({ kind }) => kind !== kinds[at]),
          )
          if (mixed >= 0) broken(`moves listed as ${kinds[mixed]} are none, or others`)
          const legal = trial.game.legal(state, seat)
          const moves = lists.flat()
          if (moves.length !== legal.length || moves.some((move, at) => move !== legal[at])) {
            broken(`seat ${seat} has ${legal.length} moves, and ${moves.length} by kind`)
          }
        }
      }
    },
  },
  {
    name: 'a match ends within the bound that the game states',
    check({ game, journey }) {
      if (journey.steps.length > game.meta.longest) broken(`more than ${game.meta.longest} moves`)
      if (game.toAct(journey.last).length > 0) broken('the match stopped before its end')
    },
  },
  {
    name: 'the outcome is defined exactly at the end',
    check(trial) {
      for (const state of positions(trial)) {
        const over = trial.game.toAct(state).length === 0
        const outcome = trial.game.outcome(state)
        if (over !== (outcome !== undefined)) broken(`over: ${over}, outcome: ${JSON.stringify(outcome)}`)
        if (outcome === undefined) continue
        if (outcome.ranks.length !== trial.start.seats) broken('a seat without a rank')
        if (!outcome.ranks.includes(1)) broken('nobody won')
        if (!trial.game.rules.some(({ id }) => id === outcome.rule)) broken(`no rule ${outcome.rule}`)
      }
    },
  },
  {
    name: 'scores add up from their lines',
    check(trial) {
      const outcome = trial.game.outcome(trial.journey.last)
      for (const seat of seatsOf(trial)) {
        const lines = trial.game.score(trial.journey.last, seat)
        const sum = lines.reduce((total, { points }) => total + points, 0)
        if (outcome !== undefined && sum !== outcome.totals[seat]) broken(`seat ${seat}: ${sum} by lines`)
        const unknown = lines.find(({ rule }) => !trial.game.rules.some(({ id }) => id === rule))
        if (unknown !== undefined) broken(`a score by the unknown rule ${unknown.rule}`)
      }
    },
  },
  {
    name: 'the turn never falls',
    check(trial) {
      const turns = positions(trial).map((state) => trial.game.turn(state))
      turns.forEach((turn, at) => {
        if (turn < (turns[at - 1] ?? 0)) broken(`turn ${turn} after turn ${turns[at - 1]}`)
      })
      if (turns.length > 1 && turns[0] === turns.at(-1)) broken('the whole match is one turn')
    },
  },
  {
    name: 'every piece is accounted for after every move',
    check(trial) {
      for (const state of positions(trial)) {
        const wrong = trial.proof.invariants(state)
        if (wrong.length > 0) broken(wrong.join('; '))
      }
    },
  },
  {
    name: 'a state survives JSON',
    check(trial) {
      for (const state of positions(trial)) {
        const where = unplain(state)
        if (where !== undefined) broken(`${where} is not plain data`)
        for (const viewer of viewersOf(trial.start)) {
          const leak = unplain(trial.game.view(state, viewer), 'view')
          if (leak !== undefined) broken(`${leak} is not plain data`)
        }
      }
      for (const { told } of trial.journey.steps) {
        const where = unplain(
          told.map(({ event }) => event),
          'events',
        )
        if (where !== undefined) broken(`${where} is not plain data`)
      }
    },
  },
  {
    name: 'a clone equals the plain copy and shares nothing with it',
    check(trial) {
      for (const state of positions(trial)) {
        const clone = copyState(trial.game, state)
        if (!same(clone, plainCopy(state))) broken('the clone is another state')
        if (sharesParts(clone, state)) broken('the clone shares a part with the state')
      }
    },
  },
  {
    name: 'the same record gives the same states',
    check(trial) {
      const { game, start, journey } = trial
      let state = game.setup(start, keepingTable(dealerOf(trial)).table)
      for (const step of journey.steps) {
        if (!same(state, step.before)) broken(`another state before move ${step.number}`)
        state = advance(game, state, step.seat, step.move, dealerOf(trial)).after
      }
      if (!same(state, journey.last)) broken('another state at the end')
    },
  },
  {
    name: 'what is given to a question stays untouched',
    check(trial) {
      const { game, journey } = trial
      for (const { before, seat, move } of journey.steps) {
        const state = deepFreeze(plainCopy(before))
        try {
          game.toAct(state)
          game.turn(state)
          game.prompt(state, seat)
          game.legal(state, seat)
          game.final(state, seat, move)
          game.refusals(state, seat)
          game.score(state, seat)
          game.outcome(state)
          trial.proof.invariants(state)
          for (const viewer of viewersOf(trial.start)) game.determinize(deepFreeze(game.view(state, viewer)), () => 0)
          copyState(game, state)
        } catch (error) {
          broken(`a question changes what it is given: ${error instanceof Error ? error.message : error}`)
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
        swapped(trial, first, second)
      }
    },
  },
] as const satisfies readonly Law[]

type Step = Trial['journey']['steps'][number]

/** Two seats were asked at once: the later one first must come to the same. */
const swapped = (trial: Trial, first: Step, second: Step): void => {
  const { game } = trial
  if (!game.legal(first.before, second.seat).includes(second.move)) return
  const one = advance(game, first.before, second.seat, second.move, dealerOf(trial))
  if (!game.legal(one.after, first.seat).includes(first.move)) broken(`move ${first.number} depends on the order`)
  const both = advance(game, one.after, first.seat, first.move, dealerOf(trial))
  if (!same(both.after, second.after)) broken(`moves ${first.number} and ${second.number} depend on their order`)
}

const sharesParts = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false
  if (a === b) return true
  return Object.entries(a).some(([key, part]) => sharesParts(part, (b as Record<string, unknown>)[key]))
}
