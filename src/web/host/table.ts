/**
 * The host of a table: it holds the match, answers commands, moves the bots and makes scenes. It
 * knows no page, no worker and no clock: time is given to it as a timer.
 */

import { isSearchBot } from '../../bots/names.ts'
import { advisedMoment } from '../../host/advice.ts'
import { adviceRequestFor } from '../../host/advice-request.ts'
import { botRequestFor, moveOfBot, nextBot } from '../../host/bot-moves.ts'
import { playBot, replaceMatch } from '../../host/change.ts'
import { answerTo, applyCommand } from '../../host/commands.ts'
import type { RandomHex } from '../../host/deal.ts'
import { firstViewer, type HostedTable, type SavedTable, savedTableOf, versionFor } from '../../host/hosted-table.ts'
import { type GameBundle, openNew, openSaved } from '../../host/opening.ts'
import { tableViewFor } from '../../host/table-view.ts'
import type { Seat, Tagged } from '../../kit/game.ts'
import type { Match } from '../../kit/match.ts'
import { complain, Problem } from '../../kit/problem.ts'
import type { Answer, Command, Opening, TableView } from '../../wire/host.ts'
import { arrive, comeBack, mayComeBack, remaining, sit } from './sitting.ts'
import type { Thinker } from './thinker.ts'

/** Does the work after so many milliseconds, never at once; what it returns calls that off. */
export type Timer = (milliseconds: number, work: () => void) => () => void

/** Whom a table tells what happens at it. */
export interface Listening {
  readonly timer: Timer
  /** Where bots think that take their time; without it others stand in for them. */
  readonly thinker?: Thinker | undefined
  /** There is something new to see, for whoever sits before the screen. */
  scene(scene: TableView): void
  /** There is something new to keep. */
  changed(): void
}

export interface Table {
  /** The page is there: shows it the first scene, and lets the bots go on. */
  begin(): void
  send(command: Command): Answer
  /** What a search makes of a moment. It takes a while, and nothing waits for it. */
  advise(command: Extract<Command, { kind: 'advice' }>): Promise<Answer>
  kept(): SavedTable
  /** Goes on from what was kept elsewhere; what stood here is given up. */
  takeOver(kept: SavedTable): void
  close(): void
}

export const newTable = (opening: Opening, means: GameBundle, random: RandomHex, listening: Listening): Table =>
  tableFrom(openNew(opening, means, random), means, listening)

export const keptTable = (kept: SavedTable, means: GameBundle, listening: Listening): Table =>
  tableFrom(openSaved(kept, means), means, listening)

const tableFrom = (hosted: HostedTable, means: GameBundle, listening: Listening): Table => {
  let callOff = (): void => {}
  /** Who sits before the screen. */
  let viewer = firstViewer(hosted.info)
  /** The match that a bot is thinking about. */
  let pondered: Match | null = null
  let isClosed = false

  const show = (): void => {
    viewer = remaining(hosted, viewer)
    const back = mayComeBack(hosted, viewer)
    listening.scene({ ...tableViewFor(hosted, viewer), ...(back === undefined ? {} : { mayComeBack: back }) })
  }

  /** Bots move one at a time, each after a delay. */
  const goOn = (delay: number): void => {
    callOff()
    callOff = nextBot(hosted) === undefined ? () => {} : listening.timer(delay, moveNextBot)
  }

  const moveNextBot = (): void => {
    const seat = nextBot(hosted)
    if (seat === undefined) return
    const { thinker } = listening
    if (thinker !== undefined && isSearchBot(hosted.info.seats[seat]?.bot ?? null)) ponder(seat, thinker)
    else changing(() => playBot(hosted, seat, moveOfBot(hosted, seat)))
  }

  /** Nobody waits while a bot thinks. What it found is played if the match is still the same. */
  const ponder = (seat: Seat, thinker: Thinker): void => {
    const { match } = hosted
    if (pondered === match) return
    pondered = match
    thinker.think(botRequestFor(hosted, seat)).then((notation) => {
      if (pondered === match) pondered = null
      if (isClosed || hosted.match !== match || nextBot(hosted) !== seat) return
      changing(() => playBot(hosted, seat, found(seat, notation)))
    })
  }

  /** Nothing usable came of it: whoever stands in plays. */
  const found = (seat: Seat, notation: string | null): Tagged => {
    const { game, state } = hosted.match
    const move = notation === null ? undefined : game.parse(notation)
    return move !== undefined && game.legal(state, seat).includes(move) ? move : moveOfBot(hosted, seat)
  }

  /** What there is to keep is the match and its pace; who looks at it is not. */
  const changing = (work: () => void): void => {
    const { match, pace } = hosted
    const [was, version] = [viewer, versionFor(hosted, viewer)]
    work()
    if (hosted.match !== match || hosted.pace !== pace) listening.changed()
    // A hidden step of a bot changes nothing on the screen, and nobody need wait to follow it.
    const isHidden = hosted.match !== match && viewer === was && versionFor(hosted, viewer) === version
    if (!isHidden) show()
    goOn(isHidden ? 0 : hosted.pace.botDelay)
  }

  return {
    begin() {
      viewer = arrive(hosted)
      show()
      goOn(hosted.pace.botDelay)
    },
    send(command) {
      try {
        const answer = answerTo(hosted, viewer, command)
        if (answer !== null) return answer
        changing(() => {
          if (command.kind === 'sit') viewer = sit(hosted, command.viewer)
          else if (command.kind === 'comeBack') viewer = comeBack(hosted, viewer, command.seat)
          else applyCommand(hosted, viewer, command)
        })
        return { kind: 'ok' }
      } catch (error) {
        if (error instanceof Problem) return { kind: 'problem', say: error.say }
        throw error
      }
    },
    async advise(command) {
      const considering = adviceRequestFor(advisedMoment(hosted, viewer, command)) ?? complain('table.idle')
      const advice = (await listening.thinker?.consider(considering)) ?? complain('advice.none')
      return { kind: 'advice', advice }
    },
    kept: () => savedTableOf(hosted),
    takeOver(kept) {
      const { match, takenBack } = openSaved(kept, means)
      replaceMatch(hosted, match, 'all')
      hosted.takenBack = takenBack
      hosted.redo = null
      show()
      goOn(hosted.pace.botDelay)
    },
    close() {
      callOff()
      isClosed = true
    },
  }
}
