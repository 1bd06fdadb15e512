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

/** What is wrong with a sheet: the own salt hash, a salt for a bot, or a broken promise. */
export type SheetFault = 'salt' | 'bot' | keyof PromisedDeal

export type DealStep =
  | { readonly kind: 'nothing' }
  /** The salt is on another device or was lost. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'refuse'; readonly fault: SheetFault }
  | { readonly kind: 'send'; readonly salt: string; readonly sheet: DealSheet }

/** What this page has to do for the deal now. */
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
  // With a salt for a bot the server could choose between deals.
  if (sheet.saltHashes.some((hash, at) => hash !== null && isBot[at] !== false)) return 'bot'
  const parts = ['commitment', 'game', 'seats', 'options'] as const
  return parts.find((part) => canonical(sheet[part]) !== canonical(seen[part])) ?? null
}

/** What a table promises before the deal; the sheet is compared with it. */
export const dealPromisedBy = ({ game, options, seats, deal }: OnlineTable): PromisedDeal => ({
  game,
  options,
  seats: seats.length,
  commitment: deal.commitment,
})

/**
 * Sends the salt and returns whether the server confirmed it. The page first stores that it sends: if the salt is
 * missing in the end, the connection or the server has lost it.
 */
export const sendSalt = async (
  table: string,
  { salt, sheet }: Extract<DealStep, { kind: 'send' }>,
  storage: BrowserTableData,
  send: (salt: string) => Promise<OnlineAnswer>,
): Promise<boolean> => {
  const isConfirmed = storage.read(table).saltState === 'acknowledged'
  storage.save(table, { sheet, ...(isConfirmed ? {} : { saltState: 'sent' }) })
  const answer = await send(salt)
  if (answer.kind === 'ok') storage.save(table, { saltState: 'acknowledged' })
  return answer.kind === 'ok'
}

/** The table itself shows that this page's salt arrived, in case the answer was lost. */
export const isSaltConfirmedByTable = ({ phase, you, deal }: OnlineTable): boolean =>
  phase !== 'open' &&
  deal.sheet !== null &&
  you.seat !== null &&
  !deal.awaited.includes(you.seat) &&
  !deal.withheld.includes(you.seat)

/** What this page stored of a deal, to compare a record with; null if nothing was stored. */
export const keptDeal = (seat: Seat, { sheet, salt, saltState }: StoredTableData): KeptDeal | null =>
  sheet === null ? null : { sheet, own: salt === null ? null : { seat, salt, state: saltState } }

/** Does the page's part of the deal without user input: checks the sheet, stores it, and sends the salt. */
export const useDeal = (client: OnlineTableClient, table: OnlineTable | null): DealStep => {
  const isSending = useRef(false)
  const step = table === null ? { kind: 'nothing' as const } : nextDealStep(table, browserData.read(table.id))
  useEffect(() => {
    if (table === null) return
    // Stores the promises once, before the deal, so that later changes are detected.
    if (table.phase === 'open' && browserData.read(table.id).seen === null) {
      browserData.save(table.id, { seen: dealPromisedBy(table) })
    }
    if (browserData.read(table.id).saltState === 'sent' && isSaltConfirmedByTable(table)) {
      browserData.save(table.id, { saltState: 'acknowledged' })
    }
    if (step.kind !== 'send' || isSending.current) return
    isSending.current = true
    // A refused salt is sent again while the server waits for it.
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
