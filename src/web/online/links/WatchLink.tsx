/** The link for spectators, created and revoked by the owner. */
import { type ReactNode, useState } from 'react'
import { useLoaded } from '../../app/useLoaded.ts'
import { api } from '../connection/api.ts'
import { browserData } from '../connection/browser.ts'
import { OrderButton, type TableControlsProps } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { LinkBox } from './LinkBox.tsx'
import { inviteLink, publicBase, watchLink } from './links.ts'

export const WatchLink = ({ table, sender }: TableControlsProps): ReactNode => {
  const words = useWords()
  const address = useLoaded('me', async () => {
    const reply = await api.me()
    return reply.ok ? reply.value.address : location.origin
  })
  const [key, setKey] = useState(() => browserData.read(table.id).watch)
  if (address === undefined) return null
  const base = publicBase(location.href, address)
  if (table.visibility === 'public') {
    return <LinkBox label={words('watch.link')} link={inviteLink(base, table.id, null)} />
  }
  const keep = (watch: string | null): void => {
    browserData.save(table.id, { watch })
    setKey(watch)
  }
  const make = async (): Promise<void> => {
    const answer = await sender.send({ kind: 'link', to: 'watch' })
    if (answer?.kind === 'key') keep(answer.key)
  }
  const revoke = async (): Promise<void> => {
    if ((await sender.send({ kind: 'revoke', to: 'watch' })) !== null) keep(null)
  }
  return (
    <section className="online-watch" aria-label={words('watch.title')}>
      <h3>{words('watch.title')}</h3>
      {key !== null && <LinkBox label={words('watch.link')} link={watchLink(base, table.id, key)} />}
      <div className="online-row">
        <OrderButton isBusy={sender.isBusy} act={() => void make()}>
          {words(key === null ? 'watch.make' : 'watch.renew')}
        </OrderButton>
        <OrderButton isBusy={sender.isBusy} act={() => void revoke()}>
          {words('watch.revoke')}
        </OrderButton>
      </div>
    </section>
  )
}
