/**
 * The page's part in the fair deal. Before the deal it committed to a salt by its hash. Before it reveals the salt, it
 * checks that the deal sheet is the promised one, because the salts fix the deal.
 */

import { useEffect, useRef } from 'react'
import { canonical, type DealSheet, saltHash } from '../../../kit/deal.ts'
import type { Seat } from '../../../kit/game.ts'
import type { KeptDeal } from '../../../kit/kept-deal.ts'
import type { OnlineAnswer, OnlineTable } from '../../../wire/online.ts'
import { browserData } from '../connection/browser.ts'
import type { BrowserTableData, PromisedDeal, StoredTableData } from '../connection/browser-data.ts'
import type { OnlineTableClient } from '../connection/table-client.ts'

/** What is error with a sheet: the own line, or what it was promised to say. */
export type SheetFault = 'salt' | 'bot' | keyof PromisedDeal

export type DealStep =
  | { readonly kind: 'nothing' }
  /** The salt is on another device, or was lost. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'refuse'; readonly fault: SheetFault }
  | { readonly kind: 'send'; readonly salt: string; readonly sheet: DealSheet }

/** What this page has to do about the deal now. */
export const nextDealStep = ({ phase, you, deal, seats }: OnlineTable, { salt, seen }: StoredTableData): DealStep => {
  const { sheet } = deal
  if (phase !== 'dealing' || sheet === null || you.seat === null) return { kind: 'nothing' }
  if (!deal.awaited.includes(you.seat)) return { kind: 'nothing' }
  if (salt === null || seen === null) return { kind: 'missing' }
  const isBot = seats.map(({ person }) => person === null)
  const fault = sheetFault(sheet, you.seat, salt, seen, isBot)
  return fault === null ? { kind: 'send', salt, sheet } : { kind: 'refuse', fault }
}

const sheetFault = (
  sheet: DealSheet,
  seat: Seat,
  salt: string,
  seen: PromisedDeal,
  isBot: readonly boolean[],
): SheetFault | null => {
  if (sheet.saltHashes[seat] !== saltHash(salt)) return 'salt'
  // With a salt for a bot the server could choose among deals after all.
  if (sheet.saltHashes.some((hash, at) => hash !== null && isBot[at] !== false)) return 'bot'
  const parts = ['commitment', 'game', 'seats', 'options'] as const
  return parts.find((part) => canonical(sheet[part]) !== canonical(seen[part])) ?? null
}

/** What a page was shown before it sat down, and holds the sheet against. */
export const dealPromisedBy = ({ game, options, seats, deal }: OnlineTable): PromisedDeal => ({
  game,
  options,
  seats: seats.length,
  commitment: deal.commitment,
})

/**
 * Sends the salt, and answers whether the server has confirmed it. The page first writes down that it sends: if the
 * salt is missing in the end, the connection or the server has lost it.
 */
export const sendSalt = async (
  table: string,
  { salt, sheet }: Extract<DealStep, { kind: 'send' }>,
  browserData: BrowserTableData,
  send: (salt: string) => Promise<OnlineAnswer>,
): Promise<boolean> => {
  const isConfirmed = browserData.of(table).saltState === 'acknowledged'
  browserData.keep(table, { sheet, ...(isConfirmed ? {} : { saltState: 'sent' }) })
  const answer = await send(salt)
  if (answer.kind === 'ok') browserData.keep(table, { saltState: 'acknowledged' })
  return answer.kind === 'ok'
}

/** Does the table itself say that the salt of this page has come? Its answer may have been lost on the way. */
export const isSaltConfirmedByTable = ({ phase, you, deal }: OnlineTable): boolean =>
  phase !== 'open' &&
  deal.sheet !== null &&
  you.seat !== null &&
  !deal.awaited.includes(you.seat) &&
  !deal.withheld.includes(you.seat)

/** What this page kept of a deal that it took part in, to hold a record against; null where connected is nothing. */
export const keptDeal = (seat: Seat, { sheet, salt, saltState }: StoredTableData): KeptDeal | null =>
  sheet === null ? null : { sheet, own: salt === null ? null : { seat, salt, state: saltState } }

export const useDeal = (client: OnlineTableClient, table: OnlineTable | null): DealStep => {
  const isSending = useRef(false)
  const step = table === null ? { kind: 'nothing' as const } : nextDealStep(table, browserData.of(table.id))
  useEffect(() => {
    if (table === null) return
    // What is promised before the deal is written down once: a table that changes its mind schedule is found out.
    if (table.phase === 'open' && browserData.of(table.id).seen === null) {
      browserData.keep(table.id, { seen: dealPromisedBy(table) })
    }
    if (browserData.of(table.id).saltState === 'sent' && isSaltConfirmedByTable(table)) {
      browserData.keep(table.id, { saltState: 'acknowledged' })
    }
    if (step.kind !== 'send' || isSending.current) return
    isSending.current = true
    // One that was refused is sent again while it is awaited.
    sendSalt(table.id, step, browserData, (salt) => client.sendOrder({ kind: 'salt', salt })).then(
      (isConfirmed) => {
        isSending.current = isConfirmed
      },
      () => {
        isSending.current = false
      },
    )
  })
  return step
}
