/**
 * A table as a page sees it, whoever hosts it: a worker in the browser, or the server. The host
 * sends scenes, one for each viewer and made for that viewer; the page sends commands. The page
 * never holds a state, and what goes out is what the viewer may know.
 */
import type {
  GameEvent,
  OptionValues,
  Outcome,
  Prompt,
  Refusal,
  RuleId,
  ScoreLine,
  Seat,
  Target,
  Viewer,
} from '../kit/game.ts'
import type { MatchRecord } from '../kit/record.ts'
import type { Message } from '../kit/text.ts'

export interface SeatInfo {
  readonly name: string
  /** The bot that plays this seat, or null for a person. */
  readonly bot: string | null
}

/** What does not change while a match is played. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** May moves be taken back freely (a solo game), or only by the rule of undo? */
  readonly freeTakeBack: boolean
  /** The commitment to the secret of the deal, or null where the seed was chosen. */
  readonly commitment: string | null
}

/** A legal move, ready to be offered. */
export interface Choice {
  readonly notation: string
  readonly kind: string
  readonly label: Message
  readonly targets: readonly Target[]
  /** It cannot be taken back. */
  readonly final: boolean
  /** Why it cannot be taken back, in a few words; missing when it can. */
  readonly why?: Message
}

/** What is asked of the viewer now. */
export interface PendingDecision {
  /** Rises when this seat is asked something new: an answer names it. */
  readonly decision: number
  readonly ask: Prompt
  readonly choices: readonly Choice[]
}

/** A line of the log, told to this viewer. */
export interface LogLine {
  readonly event: GameEvent
  readonly message: Message
  readonly rule: RuleId
  /** How many moves the viewer knew of when it happened, its own included. */
  readonly after: number
  /** The turn it happened in. */
  readonly turn: number
}

/** Why nothing can be taken back now. */
export type UndoBarrier = 'nothing' | 'final' | 'others'

/** All that one viewer is shown at one moment. */
export interface TableView {
  readonly table: TableInfo
  readonly viewer: Viewer
  /** Rises with every change that this viewer is shown. */
  readonly seq: number
  /** How many moves the viewer knows of, and how many in all (more only in a replay). Hidden steps of others do not count. */
  readonly moves: number
  readonly of: number
  readonly turn: number
  readonly view: unknown
  readonly toAct: readonly Seat[]
  readonly question: PendingDecision | null
  /** The viewer's turn is complete and nobody else acts yet: it is handed over by `done`. */
  readonly handOver: boolean
  readonly undo: { readonly can: true } | { readonly can: false; readonly barrier: UndoBarrier }
  /** Notations that were taken back and can be made again, the next one first. */
  readonly redo: readonly string[]
  readonly log: readonly LogLine[]
  /** By seat: points line by line where they follow from what the viewer knows, else null. */
  readonly forecast: readonly (readonly ScoreLine[] | null)[]
  readonly outcome: Outcome | null
  /** May a search be asked what it makes of this? */
  readonly advised: boolean
  /** At a shared screen with nobody in the chair: the person who may come back and take the last move back. */
  readonly mayComeBack?: Seat
}

/** What a page asks of a host. Each command is answered by a reply with its id. */
export type Command =
  /** Sits down in a seat of this page's people, or watches, and sees from there; in any seat once it is over. */
  | { readonly kind: 'sit'; readonly viewer: Viewer }
  /** At a shared screen: the person whom the scene names sits down again and takes the last move back. */
  | { readonly kind: 'comeBack'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly decision: number; readonly notation: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Hands the turn over. Another person of this page who sits down takes it over as well. */
  | { readonly kind: 'done' }
  /** Back to so many moves; only where taking back is free. */
  | { readonly kind: 'takeBack'; readonly moves: number }
  /** Changes how fast the table goes on, from now on; see `Opening`. */
  | { readonly kind: 'pace'; readonly waitForDone: boolean; readonly botDelay: number }
  | { readonly kind: 'refusals' }
  /** The match as it was after so many moves, seen by that viewer; others' views only once it is over. */
  | { readonly kind: 'replay'; readonly moves: number; readonly viewer: Viewer }
  /** What a search makes of that moment, where the scene says that it may be asked. */
  | { readonly kind: 'advice'; readonly moves: number; readonly viewer: Viewer }
  | { readonly kind: 'record' }

/** What a search makes of a moment: a guess like any other. */
export interface Advice {
  /** By seat: the chance to win, 0 to 1. */
  readonly chances: readonly number[]
  /** The best of the viewer's choices, the best first; a watcher's are those of the seat to act. Else none. */
  readonly choices: readonly AdvisedMove[]
}

export interface AdvisedMove {
  readonly notation: string
  readonly label: Message
  /** The mover's chance to win with it, and the points to expect. */
  readonly chance: number
  readonly points: number
}

export type Answer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refusals'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'scene'; readonly scene: TableView }
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'advice'; readonly advice: Advice }
  /** In one sentence, in the kit's catalogue. */
  | { readonly kind: 'problem'; readonly say: Message }

/** How a page holds a table, wherever it is hosted. */
export interface Host {
  /** Called with every new scene for whoever sits here now, and at once with the latest there is. */
  onScene(listener: (scene: TableView) => void): void
  /** What cannot be done is answered by a problem; it is rejected only where the host itself has failed. */
  send(command: Command): Promise<Answer>
  close(): void
}

/** How a match begins. Seats for people carry a null bot; at least one is a person, or all are bots and it is watched. */
export interface Opening {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** A seed somebody chose, or null for a real deal. */
  readonly seed: string | null
  /** Bots wait for `done` after a person's turn. */
  readonly waitForDone: boolean
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
}
