/** Laws about how moves are written, listed and refused, and about prompts and events. */
import { quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../../src/kit/game.ts'
import { difference, same } from './same.ts'
import { broken, type Law, type Trial } from './trial.ts'

export const lawsOfWords = [
  {
    name: 'every move has its own notation without spaces',
    check(trial) {
      const byNotation = new Map<string, Tagged>()
      for (const move of movesListed(trial)) {
        const text = trial.game.notate(move)
        if (!/^\S+$/.test(text)) broken(`the notation '${text}' is empty or has a space`)
        const other = byNotation.get(text)
        if (other !== undefined && other !== move) broken(`two moves are written ${text}`)
        byNotation.set(text, move)
      }
    },
  },
  {
    name: 'parse is the inverse of notate',
    check(trial) {
      const { game } = trial
      for (const move of movesListed(trial)) {
        const text = game.notate(move)
        if (game.parse(text) !== move) broken(`parse reads ${text} as another move`)
        for (const odd of [`${text}x`, ` ${text}`, '', text.toUpperCase(), text.toLowerCase()]) {
          const read = game.parse(odd)
          if (read !== undefined && game.notate(read) !== odd) broken(`parse reads '${odd}' as ${game.notate(read)}`)
        }
      }
    },
  },
  {
    name: 'moves are frozen and grouped by kind',
    check({ journey }) {
      for (const { legal, number } of journey.steps) {
        if (new Set(legal).size !== legal.length) broken(`before move ${number}: legal lists a move twice`)
        if (legal.some((move) => !Object.isFrozen(move))) broken(`before move ${number}: a move is not frozen`)
        const runs = legal.filter(({ kind }, at) => kind !== legal[at - 1]?.kind).map(({ kind }) => kind)
        if (new Set(runs).size !== runs.length) broken(`before move ${number}: kinds are mixed: ${runs}`)
      }
    },
  },
  {
    name: 'every target is named by a legal move or refused once, by an existing rule',
    check({ game, journey }) {
      for (const { before, seat, legal, number } of journey.steps) {
        const asked = game.prompt(before, seat).targets
        const named = new Set(legal.flatMap((move) => game.targets(move)))
        const refused = game.refusals(before, seat).map(({ target }) => target)
        if (new Set(asked).size !== asked.length)
          broken(`before move ${number}: the prompt lists a target twice: ${asked}`)
        for (const target of asked) {
          const times = refused.filter((other) => other === target).length + (named.has(target) ? 1 : 0)
          if (times !== 1) broken(`before move ${number}: ${target} is named or refused ${times} times`)
        }
        const stray = [...named, ...refused].find((target) => !asked.includes(target))
        if (stray !== undefined) broken(`before move ${number}: the prompt does not list ${stray}`)
        checkRules(game, before, seat)
      }
    },
  },
  {
    name: 'prompts and refusals follow from what their seat knows',
    check({ game, seed, journey }) {
      const rng = quickRng(seed)
      for (const { before, seat, number } of journey.steps) {
        const determinized = game.determinize(game.view(before, seat), rng)
        const real = { prompt: game.prompt(before, seat), refusals: game.refusals(before, seat) }
        const possible = { prompt: game.prompt(determinized, seat), refusals: game.refusals(determinized, seat) }
        if (!same(real, possible)) broken(`before move ${number}: ${difference(real, possible)}`)
      }
    },
  },
  {
    name: 'every event has a kind and a rule that the game declares',
    check({ game, journey }) {
      const events = [...journey.events, ...journey.steps.flatMap((step) => step.events)]
      for (const { event } of events) {
        if (!game.events[event.kind]?.includes(event.rule)) broken(`not declared: ${JSON.stringify(event)}`)
        if (!game.rules.some(({ id }) => id === event.rule)) broken(`there is no rule ${event.rule}`)
      }
    },
  },
] as const satisfies readonly Law[]

const movesListed = ({ journey }: Trial): ReadonlySet<Tagged> => new Set(journey.steps.flatMap(({ legal }) => legal))

const checkRules = (game: AnyGame, state: unknown, seat: Seat): void => {
  for (const { rule, target } of game.refusals(state, seat)) {
    if (!game.rules.some(({ id }) => id === rule)) broken(`the refusal of ${target} cites no rule: ${rule}`)
  }
}
