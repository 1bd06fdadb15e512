/**
 * A table at one screen: it holds the match, answers commands, moves the bots and shows table views. It knows no page
 * and no worker, and time is given to it as a timer.
 */
import { askLevels, isSearchBot } from '../../bots/levels.ts'
import { checkAdvice } from '../../host/advice.ts'
import {
  answerOfBot,
  type BotRequest,
  botRequestFor,
  chooseNow,
  isSamePending,
  isStillPending,
  legalMove,
  type PendingBot,
  pendingBot,
} from '../../host/bot-turn.ts'
import { playBot, replaceMatch } from '../../host/change.ts'
import { answerTo, applyCommand } from '../../host/commands.ts'
import {
  firstViewer,
  type HostedTable,
  heldBy,
  nextBot,
  type SavedTable,
  savedTableOf,
  seatsToAct,
  versionFor,
} from '../../host/hosted-table.ts'
import { type GameBundle, openNew, openSaved, type RandomHex } from '../../host/opening.ts'
import { tableViewFor } from '../../host/table-view.ts'
import type { Seat } from '../../kit/game.ts'
import { movesOnScript, scriptedMove } from '../../kit/lesson.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer, Command, Opening, TableView } from '../../wire/host.ts'
import { complain } from '../../wire/problem.ts'
import type { BotEngine } from './bot-engine.ts'
import { arrive, comeBack, mayComeBack, remaining, sit } from './sitting.ts'

/** Does the work after this many milliseconds, never at once. Returns how to cancel it. */
export type Timer = (milliseconds: number, work: () => void) => () => void

/** What a table is connected to. */
export interface TableLinks {
  readonly timer: Timer
  /** Where searching bots run; without it weaker levels play for them. */
  readonly engine?: BotEngine | undefined
  /** Shows a new table view to the person at the screen. */
  show(view: TableView): void
  /** There is something new to save. */
  changed(): void
}

type AdviceCommand = Extract<Command, { kind: 'advice' }>

export interface Table {
  /** The page is ready: shows it the first table view and starts the bots. */
  begin(): void
  send(command: Exclude<Command, AdviceCommand>): Answer
  /** Takes a while. Nothing waits for it. */
  advise(command: AdviceCommand): Promise<Answer>
  saved(): SavedTable
  /** Whose turn it is: the person who may still take theirs back, or the players who have to decide. */
  toAct(): readonly Seat[]
  /** Continues from what another window has saved; the match here is given up. */
  takeOver(saved: SavedTable): void
  close(): void
}

export const newTable = (opening: Opening, bundle: GameBundle, random: RandomHex, links: TableLinks): Table =>
  tableFrom(openNew(opening, bundle, random), bundle, links)

export const resumedTable = (saved: SavedTable, bundle: GameBundle, links: TableLinks): Table =>
  tableFrom(openSaved(saved, bundle), bundle, links)

const OK: Answer = { kind: 'ok' }

const tableFrom = (hosted: HostedTable, bundle: GameBundle, links: TableLinks): Table => {
  let cancelTimer = (): void => {}
  /** Who sits at the screen. */
  let viewer = firstViewer(hosted.info)
  let pending: PendingBot | null = null
  let isClosed = false

  const show = (): void => {
    viewer = remaining(hosted, viewer)
    const back = mayComeBack(hosted, viewer)
    const onScript = hosted.script === null ? null : movesOnScript(hosted.match, hosted.script)
    links.show({
      ...tableViewFor(hosted, viewer),
      ...(back === undefined ? {} : { mayComeBack: back }),
      ...(onScript === null ? {} : { onScript }),
    })
  }

  /** Bots move one at a time, each after a delay. */
  const scheduleBot = (delay: number): void => {
    cancelTimer()
    cancelTimer = nextBot(hosted) === undefined ? () => {} : links.timer(delay, moveNextBot)
  }

  const moveNextBot = (): void => {
    const seat = nextBot(hosted)
    if (seat === undefined) return
    const request = botRequestFor(hosted, seat)
    const scripted = hosted.script === null ? null : scriptedMove(hosted.match, hosted.script, seat)
    if (scripted !== null) changing(() => playBot(hosted, seat, legalMove(hosted, request, scripted)))
    else if (links.engine !== undefined && isSearchBot(request.bot)) askEngine(request, links.engine)
    else changing(() => playBot(hosted, seat, chooseNow(hosted, request, answerHere)))
  }

  const answerHere = (request: BotRequest): string => answerOfBot(request, bundle)

  /** The table does not wait. The answer is played if the bot still sees the position of the request. */
  const askEngine = async (request: BotRequest, engine: BotEngine): Promise<void> => {
    const mine = pendingBot(hosted, request.seat)
    if (isSamePending(pending, mine)) return
    pending = mine
    const ask = async (bot: string): Promise<string> =>
      isSearchBot(bot) ? engine.chooseMove({ ...request, bot }) : answerHere({ ...request, bot })
    const answer = await askLevels(request.bot, ask, () => {})
    if (pending === mine) pending = null
    if (isClosed || !isStillPending(hosted, mine)) return
    changing(() => playBot(hosted, request.seat, legalMove(hosted, request, answer)))
  }

  /** The match and its pace are saved; who looks at it is not. */
  const changing = (change: () => void): Answer => {
    const { match, pace } = hosted
    const [viewerBefore, version] = [viewer, versionFor(hosted, viewer)]
    change()
    if (hosted.match !== match || hosted.pace !== pace) links.changed()
    // A hidden step of a bot changes nothing on the screen, so there is no delay to follow it.
    const isHidden = hosted.match !== match && viewer === viewerBefore && versionFor(hosted, viewer) === version
    if (!isHidden) show()
    scheduleBot(isHidden ? 0 : hosted.pace.botDelay)
    return OK
  }

  const answer: Table['send'] = (command) => {
    switch (command.kind) {
      case 'refusals':
      case 'replay':
      case 'record':
        return answerTo(hosted, viewer, command)
      case 'sit':
        return changing(() => {
          viewer = sit(hosted, command.viewer)
        })
      case 'comeBack':
        return changing(() => {
          viewer = comeBack(hosted, viewer, command.seat)
        })
      case 'play':
      case 'undo':
      case 'redo':
      case 'done':
      case 'takeBack':
      case 'pace':
        return changing(() => applyCommand(hosted, viewer, command))
      default:
        return command satisfies never
    }
  }

  return {
    begin() {
      viewer = arrive(hosted)
      show()
      scheduleBot(hosted.pace.botDelay)
    },
    send(command) {
      try {
        return answer(command)
      } catch (error) {
        if (error instanceof Problem) return { kind: 'problem', say: error.say }
        throw error
      }
    },
    async advise(command) {
      const request = checkAdvice(hosted, viewer, command)
      const advice = (await links.engine?.consider(request)) ?? complain('advice.none')
      return { kind: 'advice', advice }
    },
    saved: () => savedTableOf(hosted),
    toAct() {
      const held = heldBy(hosted)
      return held === undefined ? seatsToAct(hosted) : [held]
    },
    takeOver(saved) {
      const { match, takenBack } = openSaved(saved, bundle)
      replaceMatch(hosted, match, 'all')
      hosted.takenBack = takenBack
      hosted.redo = null
      show()
      scheduleBot(hosted.pace.botDelay)
    },
    close() {
      cancelTimer()
      isClosed = true
    },
  }
}
