/** Sitting down: a name makes a guest, the salt is made and kept, and its hash goes with the order. */
import type { RefObject } from 'react'
import { saltHash } from '../../../kit/deal.ts'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import type { Account } from '../account/me.ts'
import { browserData, randomSalt } from '../connection/browser.ts'
import { errorFrom } from '../connection/ConnectionStatus.tsx'
import type { OrderSender } from '../connection/OrderButton.tsx'
import type { OnlineTableClient } from '../connection/table-client.ts'
import { dealPromisedBy } from '../deal/fair-deal.ts'
import { useWords } from '../words.ts'

interface Wish {
  readonly client: OnlineTableClient
  readonly table: OnlineTable
  readonly person: Account
  readonly sender: OrderSender
  readonly name: string
  readonly field: RefObject<HTMLInputElement | null>
}

export const useTakeSeat = ({ client, table, person, sender, name, field }: Wish): ((seat: Seat) => void) => {
  const words = useWords()
  const isGuest = async (): Promise<boolean> => {
    const before = person.me?.person ?? null
    if (before !== null && (table.you.seat !== null || before.name === name.trim())) return true
    const named = await person.rename(name.trim())
    if (!named.ok) sender.showError(errorFrom(named.say))
    // The line was opened by nobody in particular.
    else if (before === null) client.restart()
    return named.ok
  }
  const sit = async (seat: Seat): Promise<void> => {
    if (name.trim() === '') {
      sender.showError({ text: words('name.missing') })
      return field.current?.focus()
    }
    if (!(await isGuest())) return
    const salt = browserData.of(table.id).salt ?? randomSalt()
    browserData.keep(table.id, { salt, seen: browserData.of(table.id).seen ?? dealPromisedBy(table) })
    await sender.send({ kind: 'join', seat, name: ownName(table) ?? name.trim(), saltHash: saltHash(salt) })
  }
  return (seat) => void sit(seat)
}

/** Whoever only changes seats keeps the name. */
const ownName = ({ seats, you }: OnlineTable): string | undefined =>
  you.seat === null ? undefined : seats[you.seat]?.person?.name
