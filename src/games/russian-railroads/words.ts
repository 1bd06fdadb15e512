/** The words that several parts of the game use: routes, tracks, spaces, effects, pieces. */
import type { RuleId, Seat } from '../../kit/game.ts'
import { type Message, sayFrom } from '../../kit/text.ts'
import { FACTORIES, ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from './data/cards.ts'
import { COLOURS, type Colour, type Effect, type Part, type TrackSort } from './data/effects.ts'
import { ENGINEERS } from './data/engineers.ts'
import { SPACES } from './data/spaces.ts'
import { ENTRY, type Needs } from './open-list/entries.ts'
import type { Pile } from './state/pile.ts'
import { engineerOn, isHiredEngineer, type SpaceNo } from './state/space-numbers.ts'
import type { Position } from './state/state.ts'
import type { texts } from './text/en.ts'

export const say = sayFrom<typeof texts>()

/** The rule that forbids something, and what it says. */
export type Why = readonly [rule: RuleId, message: Message]

export const who = (seat: Seat): { readonly seat: Seat } => ({ seat })

export const routeName = (route: number): Message => say(`route.${ROUTES[route]?.id ?? 'transsib'}`)
export const tracksName = (tracks: TrackSort): Message => say(`tracks.${tracks}`)
export const colourName = (colour: number): Message => tracksName(COLOURS[colour] ?? 'black')

const SLOTS = ['slot.transsib1', 'slot.transsib2', 'slot.petersburg', 'slot.kiev'] as const
export const slotName = (slot: number): Message => say(SLOTS[slot] ?? 'slot.kiev')

export const effectWords = (effect: Effect): readonly Message[] => effect.map(partWords)

const partWords = (part: Part): Message => {
  switch (part[0]) {
    case 'steps':
      return say('part.steps', { count: part[2], tracks: tracksName(part[1]) })
    case 'takeTracks':
      return takenTracks(part[1], part[2])
    case 'industry':
    case 'doubler':
    case 'points':
    case 'coins':
    case 'temporaryWorkers':
      return say(`part.${part[0]}`, { count: part[1] })
    case 'claimPlace':
      return say('part.claimPlace', { place: part[1] })
    case 'engineer':
    case 'specialLocomotive':
      return say(`part.${part[0]}`, { number: part[1] })
    case 'publicEngineer':
      return say(`part.publicEngineer.${part[1]}`)
    default:
      return say(`part.${part[0]}`)
  }
}

/** A number of tracks of one colour; a text for each colour, because adjectives are inflected. */
export const takenTracks = (colour: Colour, count: number): Message => say(`part.takeTracks.${colour}`, { count })

const effectOf = (list: readonly { readonly effect: Effect }[], at: number): readonly Message[] =>
  effectWords(list[at]?.effect ?? [])

export const bonusWords = (card: number): readonly Message[] => effectOf(BONUS_CARDS, card)
export const tokenWords = (token: number): readonly Message[] => effectOf(TOKENS, token)
export const cardWords = (card: number): readonly Message[] => effectOf(CARDS, card)
const engineerWords = (number: number): readonly Message[] => effectOf(ENGINEERS, number - 1)
export const factoryWords = (number: number): readonly Message[] => effectWords(FACTORIES[number] ?? [])
export const endCardName = (card: number): Message => say(`end.${END_CARDS[card] ?? 'flat'}`)

export const engineerName = (number: number): Message => say('engineer', { number, effect: engineerWords(number) })

/** What a space does; `engineer` is the one on a public field. The cost tells spaces with the same effect apart. */
export const spaceWords = (space: SpaceNo, engineer = 0): Message => {
  if (isHiredEngineer(space)) return engineerName(engineerOn(space))
  if (engineer > 0) return engineerName(engineer)
  const { workers, coins, effect } = SPACES[space] ?? { workers: 0, coins: 0, effect: [] }
  const words = effectWords(effect)
  if (!TWINS.has(JSON.stringify(effect))) return say('space', { effect: words })
  return say('space.cost', { effect: words, cost: pileWords({ workers, coins, temporary: 0, black: 0 }) })
}

/** The effects that several spaces have. */
const TWINS: ReadonlySet<string> = new Set(
  SPACES.map(({ effect }) => JSON.stringify(effect)).filter((effect, at, all) => all.indexOf(effect) !== at),
)

export const pileWords = ({ workers, temporary, black, coins }: Pile): readonly Message[] => [
  ...(workers > 0 ? [say('pile.workers', { count: workers })] : []),
  ...(temporary > 0 ? [say('pile.temporary', { count: temporary })] : []),
  ...(black > 0 ? [say('pile.black')] : []),
  ...(coins > 0 ? [say('pile.coins', { count: coins })] : []),
]

const STEP_SORTS: readonly TrackSort[] = [...COLOURS, 'black|grey', 'any']

/** RR-2.10: the open list in words, what must be done first, then what may be. */
export const openWords = (position: Position): readonly Message[] =>
  openEntries(position).map(([how, entry]) => say(`open.${how}`, { entry }))

/** The same without saying which of it must be done. */
export const todoWords = (position: Position): readonly Message[] => openEntries(position).map(([, entry]) => entry)

type OpenEntry = readonly [how: 'must' | 'may' | 'last', entry: Message]

const openEntries = ({ current }: Position): readonly OpenEntry[] => {
  const owed = (count: number, key: 'questionToken' | 'endCardOr10'): readonly Message[] =>
    count > 0 ? [say(`todo.${key}`, { count })] : []
  const again = current.partsAgainOwed > 0 ? [say('part.oneOfThemAgain')] : []
  const as =
    (how: OpenEntry[0]) =>
    (entry: Message): OpenEntry => [how, entry]
  return [
    ...[...entryWords(current.printed), ...owed(current.tokensOwed, 'questionToken')].map(as('must')),
    ...[...entryWords(current.gains), ...again].map(as('may')),
    ...owed(current.endCardsOwed, 'endCardOr10').map(as('last')),
  ]
}

const entryWords = (needs: Needs): readonly Message[] => {
  const count = (entry: number): number => needs[entry] ?? 0
  const builds = (['locomotive', 'factory', 'locomotiveOrFactory'] as const).filter((what) => count(ENTRY[what]) > 0)
  return [
    ...STEP_SORTS.flatMap((tracks) =>
      count(ENTRY[tracks]) > 0 ? [say('todo.steps', { count: count(ENTRY[tracks]), tracks: tracksName(tracks) })] : [],
    ),
    ...(count(ENTRY.industry) > 0 ? [say('todo.industry', { count: count(ENTRY.industry) })] : []),
    ...builds.map((what) => say(`todo.${what}`, { count: count(ENTRY[what]) })),
  ]
}
