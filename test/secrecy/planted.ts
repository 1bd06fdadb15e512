/** Known ways in which tables have leaked, each as a faulty part that replaces a real one. Tests only. */

import type { GameEntry } from '../../src/kit/entry.ts'
import type { AnyGame, GameContext, GameEvent } from '../../src/kit/game.ts'
import { type Match, play, rewind } from '../../src/kit/match.ts'
import { Problem } from '../../src/kit/problem.ts'
import { recordOf, seedOfOrigin } from '../../src/kit/record.ts'
import type { Parts } from '../../src/server/make.ts'
import { hashOf } from '../../src/server/people/keys.ts'
import type { Room } from '../../src/server/rooms/room.ts'
import type { Rooms } from '../../src/server/rooms/rooms.ts'
import type { Projection } from '../../src/server/table/projection.ts'
import { originOf, type TableState } from '../../src/server/table/table-state.ts'
import type { Step } from '../../src/wire/online.ts'
import type { Spoil } from './site.ts'

export interface Leak {
  readonly name: string
  /** The replacements for a title's rules and the server's parts. */
  readonly game?: (game: AnyGame) => AnyGame
  readonly parts?: Spoil
}

/** The hidden fields of each title's state. */
const FACE_DOWN: Readonly<Record<string, readonly string[]>> = {
  'great-lakes': ['hands', 'holders', 'under', 'offers', 'kept', 'mixes', 'taking', 'paying'],
  'paris-connection': ['shares', 'extending', 'placed'],
  'railways-card': ['hands', 'building', 'joint', 'discarding', 'source', 'good'],
  'russian-railroads': ['endCardPile', 'endCardsTaken', 'board', 'current', 'mats'],
}

const faceDown = ({ meta }: AnyGame, state: unknown): readonly number[] => {
  const all = state as Readonly<Record<string, unknown>>
  return (FACE_DOWN[meta.id] ?? []).flatMap((field) => numbersIn(all[field]))
}

/** Every number in a part of a state, at any depth. */
const numbersIn = (part: unknown): readonly number[] => {
  if (typeof part === 'number') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbersIn) : []
}

/** A meaningless number that differs in almost every other world. */
const numberOf = (game: AnyGame, state: unknown): number =>
  Number.parseInt(hashOf(faceDown(game, state).join()).slice(0, 8), 16)

export const LEAKS: readonly Leak[] = [
  { name: "1: another seat's card in the view itself", game: withView((hidden) => ({ hidden })) },
  {
    name: '2: undo data',
    parts: withStep((match) => ({ back: hiddenIn(rewind(match, Math.max(0, match.moves.length - 1))) })),
  },
  { name: '3: initial state', parts: withStep((match) => ({ first: rewind(match, 0).state })) },
  { name: '4: seed', parts: withStep((_, now) => ({ seed: seedOfOrigin(originOf(now)) })) },
  {
    name: '4: generator state',
    parts: withStep(({ dealer }) => ({ next: [0, 1, 2, 3].map((k) => dealer('next', k, 1000)) })),
  },
  {
    name: '6: one un-redacted endpoint',
    parts: withProjection((projection) => ({ ...projection, answer: answerWithAll(projection) })),
  },
  {
    name: '7: watcher channel',
    parts: withProjection((projection) => ({ ...projection, step: watchAll(projection) })),
  },
  {
    name: '8: identity of face-down objects by id or order',
    game: withView((hidden) => ({ backs: hidden.map((card, index) => hashOf(`${index} ${card}`).slice(0, 6)) })),
  },
  { name: '9: event or animation payload', game: (game) => ({ ...game, apply: applyAloud(game) }) },
  { name: '10: optimistic outcome', parts: withStep(outcomes) },
  {
    name: '11: undo as an oracle',
    game: (game) => ({
      ...game,
      irreversible: (state, seat, move) =>
        game.irreversible(state, seat, move) ??
        (numberOf(game, state) % 2 === 0 ? { id: 'irreversible.planted' } : null),
    }),
  },
  { name: '12: list of legal moves depending on hidden facts', parts: withStep(fewerChoices) },
  { name: '13: error text', parts: (parts) => ({ ...parts, rooms: (equipment) => talkative(parts.rooms(equipment)) }) },
  {
    name: '14: message length',
    parts: withStep(({ game, state }) => ({ pad: ' '.repeat(numberOf(game, state) % 64) })),
  },
  {
    name: '14: record of a running game',
    parts: withProjection((projection) => ({ ...projection, answer: recordAtAnyTime(projection) })),
  },
]

/** Predictable secrets: they follow from what everyone knows. */
export const PREDICTABLE: Leak = {
  name: '5: predictable seed',
  parts: (parts) => ({
    ...parts,
    random: { ...parts.random, hex: (bytes) => hashOf(String(parts.clock.now())).slice(0, 2 * bytes) },
  }),
}

/** An entry with faulty rules. */
export const spoiled = (entry: GameEntry, { game }: Leak): GameEntry =>
  game === undefined ? entry : { ...entry, game: async () => game(await entry.game()) }

const hiddenIn = ({ game, state }: Match): readonly number[] => faceDown(game, state)

function withView(more: (hidden: readonly number[]) => object): Leak['game'] & object {
  return (game) => ({
    ...game,
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), ...more(faceDown(game, state)) }),
  })
}

function withProjection(spoil: (projection: Projection) => Projection): Spoil {
  return (parts: Parts) => ({ ...parts, projection: spoil(parts.projection) })
}

/** Every step contains an additional value. */
function withStep(more: (match: Match, now: TableState, step: Step) => object): Spoil {
  return withProjection((projection) => ({
    ...projection,
    step(now, viewer, kept) {
      const step = projection.step(now, viewer, kept)
      return step === null || now.hosted === null ? step : { ...step, ...more(now.hosted.match, now, step) }
    },
  }))
}

/** Replays use the full state. */
function answerWithAll(projection: Projection): Projection['answer'] {
  return (now, person, order) => {
    const answer = projection.answer(now, person, order)
    if (answer?.kind !== 'scene' || now.hosted === null) return answer
    return { ...answer, scene: { ...answer.scene, view: now.hosted.match.state } }
  }
}

/** A spectator sees what all seats see together. */
function watchAll(projection: Projection): Projection['step'] {
  return (now, viewer, kept) => {
    const step = projection.step(now, viewer, kept)
    if (step === null || now.hosted === null || viewer !== 'watcher') return step
    const { game, state, start } = now.hosted.match
    return { ...step, view: [...Array(start.seats).keys()].map((seat) => game.view(state, seat)) }
  }
}

/** Events are sent with all their details. */
function applyAloud(game: AnyGame): AnyGame['apply'] {
  return (draft, seat, move, table) => {
    const aloud: GameContext = {
      ...table,
      emit: (event, audience) => table.emit({ ...event, from: faceDown(game, draft) } as GameEvent, audience),
    }
    game.apply(draft, seat, move, aloud)
  }
}

/** Each choice comes with its result, so that the page could show it at once. */
function outcomes({ game, ...match }: Match, _now: TableState, { question, viewer }: Step): object {
  if (question === null || viewer === 'watcher') return {}
  const choices = question.choices.map((choice) => {
    const move = game.parse(choice.notation)
    const then = move === undefined ? [] : hiddenIn(play({ ...match, game }, viewer, move))
    return { ...choice, then }
  })
  return { question: { ...question, choices } }
}

function fewerChoices({ game, state }: Match, _now: TableState, { question }: Step): object {
  if (question === null || question.choices.length < 2) return {}
  const gone = numberOf(game, state) % question.choices.length
  return { question: { ...question, choices: question.choices.toSpliced(gone, 1) } }
}

/** Refusals contain more words than needed. */
function talkative(rooms: Rooms): Rooms {
  return {
    ...rooms,
    async room(table) {
      const room = await rooms.room(table)
      const order: Room['order'] = async (...asked) => {
        try {
          return await room.order(...asked)
        } catch (error) {
          const { hosted } = await room.state()
          if (!(error instanceof Problem) || hosted === null) throw error
          throw new Problem({ id: error.say.id, params: { ...error.say.params, why: hiddenIn(hosted.match).join() } })
        }
      }
      const { audience } = room
      return {
        order,
        audience,
        id: () => room.id(),
        state: () => room.state(),
        write: (bodies) => room.write(bodies),
        resume: () => room.resume(),
        connect: (...coming) => room.connect(...coming),
        disconnect: (page) => room.disconnect(page),
        used: () => room.used(),
        use: () => room.use(),
        catchUpTo: (seq) => room.catchUpTo(seq),
        unload: () => room.unload(),
        close: () => room.close(),
      }
    },
  }
}

function recordAtAnyTime(projection: Projection): Projection['answer'] {
  return (now, person, order) =>
    order.kind === 'record' && now.hosted !== null
      ? { kind: 'record', record: recordOf(now.hosted.match, originOf(now), [], 0) }
      : projection.answer(now, person, order)
}
