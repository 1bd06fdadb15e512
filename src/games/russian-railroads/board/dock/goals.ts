/** What comes next on each line and in industry: what is still missing, and what it brings. */
import type { RuleId, Seat } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import { INDUSTRY, ROUTES } from '../../data/board.ts'
import { COLOURS, type Effect } from '../../data/effects.ts'
import { reach } from '../../locomotives/slots.ts'
import { matOf, type Position } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import { factoryWords, say } from '../../words.ts'
import { type Gift, type Lit, specialsOf } from '../track/specials.ts'

export interface Goal {
  readonly name: Message
  /** Tracks, a locomotive, a factory or steps of industry. */
  readonly missing: Effect
  /** Null where everything is reached. */
  readonly gift: Gift | readonly ['value' | 'factory', number] | null
  readonly title: Message | null
  readonly rule: RuleId
}

/** One for each line, and industry last. */
export const goalsOf = (position: Position, seat: Seat): readonly Goal[] => [
  ...ROUTES.map((_, route) => onLine(position, seat, route)),
  inIndustry(position, seat),
]

/** The special field with the fewest steps to go; of equals the first. */
const onLine = (position: Position, seat: Seat, route: number): Goal => {
  const open = specialsOf(position, seat, route)
    .filter(({ how }) => how !== 'reached')
    .map((lit) => ({ lit, ...missingFor(position, seat, route, lit) }))
  const [next] = open.sort((one, other) => one.steps - other.steps || Number(one.pulled) - Number(other.pulled))
  const name = say(`route.${ROUTES[route]?.id ?? 'kiev'}`)
  if (next === undefined) return { name, missing: [], gift: null, title: null, rule: 'RR-11.1' }
  const { lit, steps, pulled } = next
  const missing: Effect = [
    ...(steps > 0 ? ([['steps', COLOURS[lit.colour] ?? 'black', steps]] as const) : []),
    ...(pulled ? [] : ([['locomotive']] as const)),
  ]
  return { name, missing, gift: lit.gift, title: lit.title, rule: lit.rule }
}

const missingFor = (position: Position, seat: Seat, route: number, { field, colour, locomotive }: Lit) => ({
  steps: Math.max(0, field - track(position, seat, route, colour)),
  pulled: !locomotive || reach(position, seat, route) >= field,
})

/** The space in front of the marker that is further on, or behind the gap that needs a factory first. */
const inIndustry = (position: Position, seat: Seat): Goal => {
  const { markers, factories } = matOf(position, seat)
  const at = Math.max(0, ...markers) + 1
  const space = INDUSTRY[at]
  const name = say('textBoard.industry')
  if (space === undefined) return { name, missing: [], gift: null, title: null, rule: 'RR-11.3' }
  const step = ['industry', 1] as const
  if ('question' in space) {
    return { name, missing: [step], gift: ['question'], title: say('board.explain.question'), rule: 'RR-6.7' }
  }
  if ('value' in space) {
    const title = say('board.explain.value', { points: space.value })
    return { name, missing: [step], gift: ['value', space.value], title, rule: 'RR-11.3' }
  }
  const factory = factories[space.gap - 1] ?? 0
  const title =
    factory > 0 ? say('board.factory', { number: factory, effect: factoryWords(factory) }) : say('board.explain.gap')
  const missing: Effect = factory > 0 ? [step] : [['factory'], step]
  return { name, missing, gift: ['factory', factory], title, rule: 'RR-6.1' }
}
