/** The words that several parts of the game use: routes, tracks, spaces, effects, pieces. */
import type { RuleId, Seat } from '../../kit/game.ts'
import { type Message, sayFrom } from '../../kit/text.ts'
import { FACTORIES, ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from './data/cards.ts'
import { COLOURS, type Effect, type Part, type Tracks } from './data/effects.ts'
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
export const tracksName = (tracks: Tracks): Message => say(`tracks.${tracks}`)
export const colourName = (colour: number): Message => tracksName(COLOURS[colour] ?? 'black')

const SLOTS = ['slot.transsib1', 'slot.transsib2', 'slot.petersburg', 'slot.kiev'] as const
export const slotName = (slot: number): Message => say(SLOTS[slot] ?? 'slot.kiev')

export const effectWords = (effect: Effect): readonly Message[] => effect.map(partWords)

const partWords = (part: Part): Message => {
  switch (part[0]) {
    case 'steps':
      return say('part.steps', { count: part[2], tracks: tracksName(part[1]) })
    case 'takeTracks':
      return say('part.takeTracks', { count: part[2], tracks: tracksName(part[1]) })
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

const effectOf = (list: readonly { readonly effect: Effect }[], at: number): readonly Message[] =>
  effectWords(list[at]?.effect ?? [])

export const bonusWords = (card: number): readonly Message[] => effectOf(BONUS_CARDS, card)
export const tokenWords = (token: number): readonly Message[] => effectOf(TOKENS, token)
export const cardWords = (card: number): readonly Message[] => effectOf(CARDS, card)
const engineerWords = (number: number): readonly Message[] => effectOf(ENGINEERS, number - 1)
export const factoryWords = (number: number): readonly Message[] => effectWords(FACTORIES[number] ?? [])
export const endCardName = (card: number): Message => say(`end.${END_CARDS[card] ?? 'flat'}`)

export const engineerName = (number: number): Message => say('engineer', { number, effect: engineerWords(number) })

/** A space and what it does; `engineer` is the one on a public field. */
export const spaceWords = (space: SpaceNo, engineer = 0): Message => {
  if (isHiredEngineer(space)) return engineerName(engineerOn(space))
  const { id, effect } = SPACES[space] ?? { id: '', effect: [] }
  return say('space', { id, effect: engineer > 0 ? engineerWords(engineer) : effectWords(effect) })
}

export const pileWords = ({ workers, temporary, black, coins }: Pile): readonly Message[] => [
  ...(workers > 0 ? [say('pile.workers', { count: workers })] : []),
  ...(temporary > 0 ? [say('pile.temporary', { count: temporary })] : []),
  ...(black > 0 ? [say('pile.black')] : []),
  ...(coins > 0 ? [say('pile.coins', { count: coins })] : []),
]

const STEP_SORTS: readonly Tracks[] = [...COLOURS, 'black|grey', 'any']

/** RR-2.10: the open list in words, what must be done first, then what may be. */
export const openWords = ({ current }: Position): readonly Message[] => [
  ...entryWords(current.printed).map((entry) => say('open.must', { entry })),
  ...(current.tokensOwed > 0 ? [say('open.must', { entry: say('part.questionToken') })] : []),
  ...entryWords(current.gains).map((entry) => say('open.may', { entry })),
  ...(current.partsAgainOwed > 0 ? [say('open.may', { entry: say('part.oneOfThemAgain') })] : []),
  ...(current.endCardsOwed > 0 ? [say('open.last', { entry: say('part.endCardOr10') })] : []),
]

const entryWords = (needs: Needs): readonly Message[] => {
  const count = (entry: number): number => needs[entry] ?? 0
  const builds = (['locomotive', 'factory', 'locomotiveOrFactory'] as const).filter((what) => count(ENTRY[what]) > 0)
  return [
    ...STEP_SORTS.flatMap((tracks) =>
      count(ENTRY[tracks]) > 0 ? [say('part.steps', { count: count(ENTRY[tracks]), tracks: tracksName(tracks) })] : [],
    ),
    ...(count(ENTRY.industry) > 0 ? [say('part.industry', { count: count(ENTRY.industry) })] : []),
    ...builds.map((what) => say(`part.${what}`)),
  ]
}
