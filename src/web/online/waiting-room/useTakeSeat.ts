/** Takes a seat: creates a guest from the name if needed, creates and stores a salt, and sends its hash with the order. */
import type { RefObject } from 'react'
import { saltHash } from '../../../kit/deal.ts'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import type { Account } from '../account/account.ts'
import { browserData, randomSalt } from '../connection/browser.ts'
import { errorFrom } from '../connection/ConnectionStatus.tsx'
import type { OrderSender } from '../connection/OrderButton.tsx'
import type { OnlineTableClient } from '../connection/table-client.ts'
import { dealPromisedBy } from '../deal/fair-deal.ts'
import { useWords } from '../words.ts'

interface TakeSeatOptions {
  readonly client: OnlineTableClient
  readonly table: OnlineTable
  readonly account: Account
  readonly sender: OrderSender
  readonly name: string
  readonly field: RefObject<HTMLInputElement | null>
}

export const useTakeSeat = ({
  client,
  table,
  account,
  sender,
  name,
  field,
}: TakeSeatOptions): ((seat: Seat) => void) => {
  const words = useWords()
  const ensureGuest = async (): Promise<boolean> => {
    const before = account.me?.person ?? null
    if (before !== null && (table.you.seat !== null || before.name === name.trim())) return true
    const renamed = await account.rename(name.trim())
    if (!renamed.ok) sender.showError(errorFrom(renamed.say))
    // The connection was opened before this person had a name.
    else if (before === null) client.restart()
    return renamed.ok
  }
  const takeSeat = async (seat: Seat): Promise<void> => {
    if (name.trim() === '') {
      sender.showError({ text: words('name.missing') })
      return field.current?.focus()
    }
    if (!(await ensureGuest())) return
    const salt = browserData.read(table.id).salt ?? randomSalt()
    browserData.save(table.id, { salt, seen: browserData.read(table.id).seen ?? dealPromisedBy(table) })
    await sender.send({ kind: 'join', seat, name: ownName(table) ?? name.trim(), saltHash: saltHash(salt) })
  }
  return (seat) => void takeSeat(seat)
}

/** A person who only changes seats keeps the name. */
const ownName = ({ seats, you }: OnlineTable): string | undefined =>
  you.seat === null ? undefined : seats[you.seat]?.person?.name
