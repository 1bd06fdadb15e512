/** Laws about how moves are written, listed, asked for and refused. */
import { quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../../src/kit/game.ts'
import { same } from './same.ts'
import { broken, type Law, type Trial } from './trial.ts'

export const lawsOfWords = [
  {
    name: 'every move has a notation of its own, without spaces',
    check(trial) {
      const byNotation = new Map<string, Tagged>()
      for (const move of movesListed(trial)) {
        const text = trial.game.notate(move)
        if (!/^\S+$/.test(text)) broken(`'${text}' cannot stand in a record`)
        const other = byNotation.get(text)
        if (other !== undefined && other !== move) broken(`two moves are written ${text}`)
        byNotation.set(text, move)
      }
    },
  },
  {
    name: 'parse and notate are each other’s inverse',
    check(trial) {
      const { game } = trial
      for (const move of movesListed(trial)) {
        const text = game.notate(move)
        if (game.parse(text) !== move) broken(`${text} is read as another move`)
        for (const odd of [`${text}x`, ` ${text}`, '', text.toUpperCase(), text.toLowerCase()]) {
          const read = game.parse(odd)
          if (read !== undefined && game.notate(read) !== odd) broken(`'${odd}' is read as ${game.notate(read)}`)
        }
      }
    },
  },
  {
    name: 'moves are frozen, and those of one kind stand together',
    check({ journey }) {
      for (const { legal, number } of journey.steps) {
        if (new Set(legal).size !== legal.length) broken(`a move is listed twice before move ${number}`)
        if (legal.some((move) => !Object.isFrozen(move))) broken(`a move that can be changed before move ${number}`)
        const runs = legal.filter(({ kind }, at) => kind !== legal[at - 1]?.kind).map(({ kind }) => kind)
        if (new Set(runs).size !== runs.length) broken(`kinds lie scattered before move ${number}: ${runs}`)
      }
    },
  },
  {
    name: 'every target asked for is named by a legal move or refused once, by a rule there is',
    check({ game, journey }) {
      for (const { before, seat, legal, number } of journey.steps) {
        const asked = game.prompt(before, seat).targets
        const named = new Set(legal.flatMap((move) => game.targets(move)))
        const refused = game.refusals(before, seat).map(({ target }) => target)
        if (new Set(asked).size !== asked.length) broken(`a target is asked for twice before move ${number}`)
        for (const target of asked) {
          const times = refused.filter((other) => other === target).length + (named.has(target) ? 1 : 0)
          if (times !== 1) broken(`${target} is named or refused ${times} times before move ${number}`)
        }
        const stray = [...named, ...refused].find((target) => !asked.includes(target))
        if (stray !== undefined) broken(`${stray} is not asked for before move ${number}`)
        checkRules(game, before, seat)
      }
    },
  },
  {
    name: 'refusals follow from what their seat knows',
    check({ game, seed, journey }) {
      const rng = quickRng(seed)
      for (const { before, seat, number } of journey.steps) {
        const guess = game.determinize(game.view(before, seat), rng)
        if (!same(game.refusals(guess, seat), game.refusals(before, seat)))
          broken(`other refusals before move ${number}`)
        if (!same(game.prompt(guess, seat), game.prompt(before, seat))) broken(`another question before move ${number}`)
      }
    },
  },
  {
    name: 'every event is of a kind and by a rule that the game declares',
    check({ game, journey }) {
      const told = [...journey.told, ...journey.steps.flatMap(({ told }) => told)]
      for (const { event } of told) {
        if (!game.events[event.kind]?.includes(event.rule)) broken(`${event.kind} by ${event.rule} is not declared`)
        if (!game.rules.some(({ id }) => id === event.rule)) broken(`there is no rule ${event.rule}`)
      }
    },
  },
] as const satisfies readonly Law[]

const movesListed = ({ journey }: Trial): ReadonlySet<Tagged> => new Set(journey.steps.flatMap(({ legal }) => legal))

const checkRules = (game: AnyGame, state: unknown, seat: Seat): void => {
  for (const { rule, target } of game.refusals(state, seat)) {
    if (!game.rules.some(({ id }) => id === rule)) broken(`${target} is refused by the unknown rule ${rule}`)
  }
}
