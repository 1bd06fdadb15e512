/** The invitation link. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { browserData } from '../connection/browser.ts'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { LinkBox } from './LinkBox.tsx'
import { inviteLink, publicBase } from './links.ts'

interface Props {
  readonly table: OnlineTable
  readonly sender: OrderSender
  /** The server's address for others, once it is known. */
  readonly address: string | null
}

export const InviteLink = ({ table, sender, address }: Props): ReactNode => {
  const words = useWords()
  const { join } = browserData.read(table.id)
  const isPublic = table.visibility === 'public'
  if (address === null || (join === null && !isPublic && !table.you.owner)) return null
  const renew = async (): Promise<void> => {
    const answer = await sender.send({ kind: 'link', to: 'join' })
    if (answer?.kind === 'key') browserData.save(table.id, { join: answer.key })
  }
  const newLink = table.you.owner && (
    <OrderButton data-kind="quiet" isBusy={sender.isBusy} act={() => void renew()}>
      <span>{words('invite.renew')}</span>
    </OrderButton>
  )
  return (
    <section className="room-invite" aria-label={words('invite.title')}>
      <h2>{words('invite.title')}</h2>
      {join !== null || isPublic ? (
        <LinkBox label={words('invite.link')} link={inviteLink(publicBase(location.href, address), table.id, join)}>
          {newLink}
        </LinkBox>
      ) : (
        <>
          <p>{words('invite.elsewhere')}</p>
          {newLink}
        </>
      )}
    </section>
  )
}
