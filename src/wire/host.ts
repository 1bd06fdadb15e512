/**
 * A table as a page sees it. The host is a worker in the browser, or the server. It sends each viewer a table view of
 * their own; the page sends commands. The page never holds a state, only what its viewer may know.
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
import type { Progress } from '../kit/match.ts'
import type { MatchRecord } from '../kit/record.ts'
import type { Message } from '../kit/text.ts'

export interface SeatInfo {
  readonly name: string
  /** The bot that plays this seat, or null for a person. */
  readonly bot: string | null
}

/**
 * A first attempt: `ranked` if the server gave its seed, else `unranked`. `practice`: the same deal again, with undo and
 * hints.
 */
export const DAILY_KINDS = ['ranked', 'unranked', 'practice'] as const

/** A game of the daily deal. */
export interface DailyMark {
  /** The UTC day whose deal it is. */
  readonly day: string
  readonly kind: (typeof DAILY_KINDS)[number]
}

/** Does not change during a match. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** True if the player may go back freely (a solo game), false if only undo is allowed. */
  readonly freeTakeBack: boolean
  /** The commitment to the secret of the deal, or null if somebody chose the seed. */
  readonly commitment: string | null
  /** Missing unless it is a guided first game. */
  readonly lesson?: true
  /** Missing unless it is a daily game. */
  readonly daily?: DailyMark
}

/** A legal move as the page offers it. */
export interface Choice {
  readonly notation: string
  readonly kind: string
  readonly label: Message
  readonly targets: readonly Target[]
  /** It cannot be undone. */
  readonly final: boolean
  /** Why it cannot be taken back, in a few words; missing when it can. */
  readonly why?: Message
}

/** A decision that the viewer has to make now. */
export interface PendingDecision {
  /** Rises with every new decision of this seat. An answer names it. */
  readonly decision: number
  readonly ask: Prompt
  readonly choices: readonly Choice[]
}

/** A line of the log for this viewer. */
export interface LogLine {
  readonly event: GameEvent
  readonly message: Message
  readonly rule: RuleId
  /** How many moves the viewer knew of when it happened, its own included. */
  readonly after: number
  /** The turn it happened in. */
  readonly turn: number
}

/** Why undo is not possible now. */
export type UndoBarrier = 'nothing' | 'final' | 'others' | 'daily'

/** Everything that one viewer is shown at one moment. */
export interface TableView {
  readonly table: TableInfo
  readonly viewer: Viewer
  /** Rises with every change that this viewer is shown. */
  readonly seq: number
  /** How many moves the viewer knows of, and how many in all (more only in a replay). Hidden steps of others do not count. */
  readonly moves: number
  readonly of: number
  readonly turn: number
  /** "Round 3 of 7", or the turn of the seat to act. Missing when neither applies, and from older servers. */
  readonly progress?: Progress
  readonly view: unknown
  readonly toAct: readonly Seat[]
  readonly question: PendingDecision | null
  /** The viewer's turn is complete and nobody else acts yet: `done` ends it. */
  readonly handOver: boolean
  readonly undo: { readonly can: true } | { readonly can: false; readonly barrier: UndoBarrier }
  /** Undone moves that can be redone, in notation, the next one first. */
  readonly redo: readonly string[]
  readonly log: readonly LogLine[]
  /** By seat: points line by line if the viewer knows everything they come from, else null. */
  readonly forecast: readonly (readonly ScoreLine[] | null)[]
  readonly outcome: Outcome | null
  /** May the viewer ask for advice? */
  readonly advised: boolean
  /** In a guided first game: how many moves of its script have been made. Missing when the match has left the script. */
  readonly onScript?: number
  /** At a shared screen between two turns: the person who may come back and undo the last move. */
  readonly mayComeBack?: Seat
}

/** What a page asks of a host. */
export type Command =
  /** Shows the view of a person at this page, or of a spectator; of any seat once the match is over. */
  | { readonly kind: 'sit'; readonly viewer: Viewer }
  /** At a shared screen: the person whom `mayComeBack` names undoes the last move. */
  | { readonly kind: 'comeBack'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly decision: number; readonly notation: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Ends the turn. It also ends when another person at this page sits down. */
  | { readonly kind: 'done' }
  /** Goes back to this many moves; only at tables with `freeTakeBack`. */
  | { readonly kind: 'takeBack'; readonly moves: number }
  /** Changes the pace of the table; see `Opening`. */
  | { readonly kind: 'pace'; readonly waitForDone: boolean; readonly botDelay: number }
  | { readonly kind: 'refusals' }
  /** The match after this many moves, as that viewer saw it; the views of others only once it is over. */
  | { readonly kind: 'replay'; readonly moves: number; readonly viewer: Viewer }
  /** The advice of a search about that moment; only if the table view says `advised`. */
  | { readonly kind: 'advice'; readonly moves: number; readonly viewer: Viewer }
  | { readonly kind: 'record' }

/** Commands that are answered at once and change nothing. */
export type Query = Extract<Command, { kind: 'refusals' | 'replay' | 'record' }>

/** Commands that change the match or its pace. */
export type MatchCommand = Extract<Command, { kind: 'play' | 'undo' | 'redo' | 'done' | 'takeBack' | 'pace' }>

/** The estimate of a search about one moment. */
export interface Advice {
  /** By seat: the chance to win, 0 to 1. */
  readonly chances: readonly number[]
  /** The best of the viewer's choices, best first; for a spectator, those of the seat to act. */
  readonly choices: readonly AdvisedMove[]
}

export interface AdvisedMove {
  readonly notation: string
  readonly label: Message
  /** The mover's chance to win with it, and the expected points. */
  readonly chance: number
  readonly points: number
  /** Why it is good, in terms of the game. */
  readonly reasons?: readonly Message[]
}

export type Answer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refusals'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'scene'; readonly scene: TableView }
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'advice'; readonly advice: Advice }
  /** In one sentence, in the kit's catalogue. */
  | { readonly kind: 'problem'; readonly say: Message }

/** A table as a page uses it, hosted here or on a server. */
export interface Host {
  /** Calls back at once with the latest table view, and then with every new one. */
  onScene(listener: (scene: TableView) => void): void
  /** A command that cannot be done is answered with a problem. Rejects only if the host itself has failed. */
  send(command: Command): Promise<Answer>
  close(): void
}

/** How a match begins. With bots in all seats it can only be watched. */
export interface Opening {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** A chosen seed, or null for a real deal. */
  readonly seed: string | null
  /** A guided first game: the bots follow the script of the game's lesson. */
  readonly lesson?: true
  /** A game of the daily deal: in a first attempt the host allows neither undo nor hints. */
  readonly daily?: DailyMark
  /** Bots wait for `done` after a person's turn. */
  readonly waitForDone: boolean
  /** The least time between bot moves in milliseconds, so that people can follow. */
  readonly botDelay: number
}
