/**
 * The one door: whatever leaves a table, for whomever and by whichever way, is made by one of these.
 * Sockets, the API, lists, records and bots are handed what comes through here and nothing else.
 */
import { type BotRequest, botRequestFor } from '../../host/bot-turn.ts'
import { answerTo } from '../../host/commands.ts'
import type { HostedTable } from '../../host/hosted-table.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import { type MatchRecord, recordOf, recordOfBrokenDeal } from '../../kit/record.ts'
import type { ChatLine, Listed, OnlineAnswer, OnlineTable, Order, SharedTable, Step } from '../../wire/online.ts'
import { isAdvised } from './advising.ts'
import type { Who } from './invitations.ts'
import { dealOf, originOf, type TableState } from './table-state.ts'
import {
  type About,
  chatFor,
  listedFor,
  mayReplay,
  type Presence,
  stepFor,
  tableFor,
  viewerOf,
  youFor,
} from './viewer-projections.ts'

export interface Projection {
  /** The table beside the match, as everybody sees it; and what one page is told about itself. */
  table(now: TableState, presence: Presence): SharedTable
  you(now: TableState, who: Who): OnlineTable['you']
  /** The match for this viewer; of the log what comes after the first `kept` entries of it. */
  step(now: TableState, viewer: Viewer, kept: number): Step | null
  chat(now: TableState, viewer: Viewer, from: number): readonly ChatLine[]
  /** The answer to an order that only asks; null for the others. */
  answer(now: TableState, person: string | null, order: Order): OnlineAnswer | null
  record(now: TableState): MatchRecord
  listed(about: About, person: string | null): Listed
  /** What a bot is told. */
  pondering(hosted: HostedTable, seat: Seat): BotRequest
}

/** The match is laid open once it is over, a deal once it was broken off, and neither before. */
const recordFor = (standing: TableState): MatchRecord => {
  const { phase, hosted, places, brokenOff } = standing
  const players = places.map((place, seat) => place.bot ?? place.person?.name ?? String(seat + 1))
  if (phase === 'brokenOff' && brokenOff !== null) {
    return recordOfBrokenDeal(dealOf(standing), players, brokenOff.name)
  }
  if (hosted === null || (phase !== 'over' && phase !== 'closed')) return complain('table.playing')
  return recordOf(hosted.match, originOf(standing), players, hosted.takenBack)
}

const answerFor = (standing: TableState, person: string | null, order: Order): OnlineAnswer | null => {
  if (order.kind === 'record') return { kind: 'record', record: recordFor(standing) }
  if (order.kind !== 'refusals' && order.kind !== 'replay') return null
  const hosted = standing.hosted ?? complain('table.idle')
  const viewer = viewerOf(standing, person)
  if (order.kind === 'replay' && !mayReplay(standing, viewer, order.viewer)) complain('table.views')
  const answer = answerTo(hosted, viewer, order)
  if (answer?.kind !== 'scene') return answer
  return { ...answer, scene: { ...answer.scene, advised: isAdvised(standing) } }
}

export const projection: Projection = {
  table: tableFor,
  you: youFor,
  step: stepFor,
  chat: chatFor,
  answer: answerFor,
  record: recordFor,
  listed: listedFor,
  pondering: botRequestFor,
}
