/** The account page: name, notifications, and codes for other devices. */
import { type ReactNode, useState } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { useWords } from '../words.ts'
import { type Account, useAccount } from './account.ts'
import { MakeDeviceCode, UseDeviceCode } from './DeviceCodes.tsx'
import { NameField } from './NameField.tsx'
import { NotificationSwitch } from './NotificationSwitch.tsx'

export const AccountPage = ({ code }: { readonly code: string | null }): ReactNode => {
  const words = useWords()
  const account = useAccount()
  return (
    <div className="you">
      <div className="page-head">
        <h1>{words(code === null ? 'you.title' : 'device.take')}</h1>
        <p className="hint">{words('you.lead')}</p>
      </div>
      <ErrorLine error={account.error} />
      {code !== null && <UseDeviceCode first={code} account={account} />}
      {code === null && account.me !== null && (
        <>
          <YourName account={account} />
          <NotificationSwitch />
          <MakeDeviceCode me={account.me} />
          <UseDeviceCode first="" account={account} />
        </>
      )}
      <AccountLinks />
    </div>
  )
}

const YourName = ({ account }: { readonly account: Account }): ReactNode => {
  const words = useWords()
  const [name, setName] = useState(account.me?.person?.name ?? '')
  const [error, setError] = useState<ErrorMessage>(null)
  const [isSaved, setSaved] = useState(false)
  const keep = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    const reply = await account.rename(name.trim())
    setError(reply.ok ? null : errorFrom(reply.say))
    setSaved(reply.ok)
  }
  return (
    <form className="you-part" onSubmit={(event) => void keep(event)}>
      <NameField name={name} change={setName} />
      <button type="submit" className="button">
        <span>{words('you.keep')}</span>
      </button>
      <p role="status">{isSaved ? words('you.kept') : ''}</p>
      <ErrorLine error={error} />
    </form>
  )
}

const AccountLinks = (): ReactNode => {
  const { say } = useApp()
  return (
    <div className="online-row">
      <a className="button" data-kind="quiet" href={hrefs.lobby}>
        <span>{say('nav.lobby')}</span>
      </a>
      <a className="button" data-kind="quiet" href={hrefs.settings}>
        <span>{say('nav.settings')}</span>
      </a>
    </div>
  )
}
