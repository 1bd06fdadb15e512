/**
 * The one door: whatever leaves a table, for whomever and by whichever way, is made by one of these.
 * Sockets, the API, lists, records and bots are handed what comes through here and nothing else.
 */
import { type Pondering, ponderingOf } from '../../host/bot-move.ts'
import { answerTo } from '../../host/commands.ts'
import type { Hosted } from '../../host/hosted.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import { type MatchRecord, recordOf, recordOfBrokenDeal } from '../../kit/record.ts'
import type { ChatLine, Listed, OnlineAnswer, OnlineTable, Order, SharedTable, Step } from '../../wire/online.ts'
import { isAdvised } from './advising.ts'
import type { Who } from './invitations.ts'
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
} from './showing.ts'
import { dealOf, originOf, type Standing } from './standing.ts'

export interface Door {
  /** The table beside the match, as everybody sees it; and what one page is told about itself. */
  table(now: Standing, presence: Presence): SharedTable
  you(now: Standing, who: Who): OnlineTable['you']
  /** The match for this viewer; of the log what comes after the first `kept` entries of it. */
  step(now: Standing, viewer: Viewer, kept: number): Step | null
  chat(now: Standing, viewer: Viewer, from: number): readonly ChatLine[]
  /** The answer to an order that only asks; null for the others. */
  answer(now: Standing, person: string | null, order: Order): OnlineAnswer | null
  record(now: Standing): MatchRecord
  listed(about: About, person: string | null): Listed
  /** What a bot is told. */
  pondering(hosted: Hosted, seat: Seat): Pondering
}

/** The match is laid open once it is over, a deal once it was broken off, and neither before. */
const recordFor = (standing: Standing): MatchRecord => {
  const { phase, hosted, places, brokenOff } = standing
  const players = places.map((place, seat) => place.bot ?? place.person?.name ?? String(seat + 1))
  if (phase === 'brokenOff' && brokenOff !== null) {
    return recordOfBrokenDeal(dealOf(standing), players, brokenOff.name)
  }
  if (hosted === null || (phase !== 'over' && phase !== 'closed')) return complain('table.playing')
  return recordOf(hosted.match, originOf(standing), players, hosted.takenBack)
}

const answerFor = (standing: Standing, person: string | null, order: Order): OnlineAnswer | null => {
  if (order.kind === 'record') return { kind: 'record', record: recordFor(standing) }
  if (order.kind !== 'refusals' && order.kind !== 'replay') return null
  const hosted = standing.hosted ?? complain('table.idle')
  const viewer = viewerOf(standing, person)
  if (order.kind === 'replay' && !mayReplay(standing, viewer, order.viewer)) complain('table.views')
  const answer = answerTo(hosted, viewer, order)
  if (answer?.kind !== 'scene') return answer
  return { ...answer, scene: { ...answer.scene, advised: isAdvised(standing) } }
}

export const door: Door = {
  table: tableFor,
  you: youFor,
  step: stepFor,
  chat: chatFor,
  answer: answerFor,
  record: recordFor,
  listed: listedFor,
  pondering: ponderingOf,
}
