/** Loads what guides are made of. The first board loads none of it. */
import type { GameEntry } from '../../kit/entry.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { BoardPicture, Guide } from '../../kit/guide.ts'
import { FORMAT, type MatchRecord, recordIn, replayRecord } from '../../kit/record.ts'
import { type Catalogue, type Language, type Message, speak, type Texts } from '../../kit/text.ts'
import { LESSON_NAMES } from '../app/setup/lesson-opening.ts'
import type { AnyFace } from '../boards.ts'
import type { BoardProps } from '../toolkit/board.ts'

const catalogues = import.meta.glob<{ readonly texts: Texts }>([
  '../../games/*/guide/{en,nl,de,hu}.ts',
  '!../../games/template*/**',
])
// Not through boards.ts: sharing it would split the first board's scripts and make them heavier.
const boards = import.meta.glob<{ readonly face: AnyFace }>([
  '../../games/*/board/index.tsx',
  '!../../games/template*/**',
])
const records = import.meta.glob<unknown>(['../../games/*/playthroughs/*.json', '!../../games/template*/**'], {
  import: 'default',
})

export interface LoadedGuide {
  readonly guide: Guide
  readonly texts: Texts
}

/** Null for a game without a guide. */
export const loadGuide = async (entry: GameEntry, language: Language): Promise<LoadedGuide | null> => {
  const texts = catalogues[`../../games/${entry.id}/guide/${language}.ts`]
  if (entry.guide === undefined || texts === undefined) return null
  const [guide, catalogue] = await Promise.all([entry.guide(), texts()])
  return { guide, texts: catalogue.texts }
}

/** Everything that the pictures of a game are drawn from. */
export interface Gallery {
  readonly face: AnyFace
  /** What a picture shows, as the properties of the board. */
  positionOf(picture: BoardPicture): BoardProps<unknown>
}

/** Loads the board, the rules, and the matches that these pictures come from. */
export const loadGallery = async (
  entry: GameEntry,
  language: Language,
  pictures: readonly BoardPicture[],
): Promise<Gallery> => {
  const board = boards[`../../games/${entry.id}/board/index.tsx`]
  if (board === undefined) throw new Error(`no board of ${entry.id}`)
  const names = [...new Set(pictures.map(({ match }) => match))]
  const [{ face }, game, book, known] = await Promise.all([
    board(),
    entry.game(),
    entry.text[language](),
    Promise.all(names.map(async (name) => [name, await loadRecord(entry, name)] as const)),
  ])
  const matches = new Map(known)
  return {
    face,
    positionOf(picture) {
      const record = matches.get(picture.match)
      if (record === undefined) throw new Error(`no match ${picture.match}`)
      return positionIn(game, record, picture, language, book)
    },
  }
}

const loadRecord = async (entry: GameEntry, name: string): Promise<MatchRecord> => {
  if (name === 'lesson') return lessonRecord(entry)
  const load = records[`../../games/${entry.id}/playthroughs/${name}.json`]
  if (load === undefined) throw new Error(`no match ${name}`)
  return recordIn(await load())
}

/** The match of the guided first game. */
const lessonRecord = async ({ id, meta, lesson }: GameEntry): Promise<MatchRecord> => {
  const script = await lesson?.()
  if (script === undefined) throw new Error(`no lesson of ${id}`)
  const { seats, options, seed, script: moves } = script
  const players = LESSON_NAMES.slice(0, seats)
  const start = { format: FORMAT, game: id, rulesVersion: meta.rulesVersion, seats, players, options, seed } as const
  return { ...start, moves, takenBack: 0, draws: null, result: null }
}

const positionIn = (
  game: AnyGame,
  record: MatchRecord,
  { moves, seat = 0 }: BoardPicture,
  language: Language,
  { texts }: Catalogue,
): BoardProps<unknown> => {
  const { state } = replayRecord(game, record, moves)
  const seats = record.players.map((name) => ({ name, bot: null }))
  const nameOf = (at: number): string => seats[at]?.name ?? String(at)
  return {
    view: game.view(state, seat),
    viewer: seat,
    seats,
    question: null,
    choose() {},
    whyNot() {},
    say: (message: Message) => speak({ language, texts, seat: nameOf }, message),
  }
}
