/** The link by which others may watch: made by the owner, and taken back by the owner. */
import { type ReactNode, useState } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { api } from '../connection/api.ts'
import { keepsakes } from '../connection/browser.ts'
import { OrderButton } from '../connection/OrderButton.tsx'
import type { OrderSender } from '../connection/useSendOrder.ts'
import { useWords } from '../words.ts'
import { LinkBox } from './LinkBox.tsx'
import { baseFor, inviteLink, watchLink } from './links.ts'

export const WatchPart = ({
  table,
  giver,
}: {
  readonly table: OnlineTable
  readonly giver: OrderSender
}): ReactNode => {
  const words = useWords()
  const address = useLoaded('me', async () => {
    const reply = await api.me()
    return reply.ok ? reply.value.address : location.origin
  })
  const [key, setKey] = useState(() => keepsakes.of(table.id).watch)
  if (address === undefined) return null
  const base = baseFor(location.href, address)
  if (table.visibility === 'public') {
    return <LinkBox label={words('watch.link')} link={inviteLink(base, table.id, null)} />
  }
  const keep = (watch: string | null): void => {
    keepsakes.keep(table.id, { watch })
    setKey(watch)
  }
  const make = async (): Promise<void> => {
    const answer = await giver.give({ kind: 'link', to: 'watch' })
    if (answer?.kind === 'key') keep(answer.key)
  }
  const revoke = async (): Promise<void> => {
    if ((await giver.give({ kind: 'revoke', to: 'watch' })) !== null) keep(null)
  }
  return (
    <section className="online-watch" aria-label={words('watch.title')}>
      <h3>{words('watch.title')}</h3>
      {key !== null && <LinkBox label={words('watch.link')} link={watchLink(base, table.id, key)} />}
      <div className="online-row">
        <OrderButton isBusy={giver.busy} act={() => void make()}>
          {words(key === null ? 'watch.make' : 'watch.renew')}
        </OrderButton>
        <OrderButton isBusy={giver.busy} act={() => void revoke()}>
          {words('watch.revoke')}
        </OrderButton>
      </div>
    </section>
  )
}
