/** A new online table. Everything has a default: a name and one click give a link to share. */
import { type ReactNode, useId, useState } from 'react'
import { saltHash } from '../../../kit/deal.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { Poster } from '../../app/poster/Poster.tsx'
import { RadioGroup } from '../../app/RadioGroup.tsx'
import { Advanced } from '../../app/setup/Advanced.tsx'
import { OptionFields } from '../../app/setup/OptionFields.tsx'
import { SeedField } from '../../app/setup/SeedField.tsx'
import { type Account, useAccount } from '../account/account.ts'
import { NameField } from '../account/NameField.tsx'
import { api } from '../connection/api.ts'
import { browserData, randomSalt } from '../connection/browser.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { OrderButton } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { SeatFields } from './SeatFields.tsx'
import { TimeFields, WaitField } from './TimeFields.tsx'
import { defaultDraft, hasSeatForOwner, type TableDraft, tableOptionsFrom } from './table-draft.ts'
import '../../app/setup/setup.css'

export const OpenTablePage = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const words = useWords()
  const account = useAccount()
  const [draft, setDraft] = useState(() => defaultDraft(entry.meta))
  const [name, setName] = useState('')
  const { open, busy, error } = useOpenOnlineTable(entry, account)
  const change = (changes: Partial<TableDraft>): void => setDraft({ ...draft, ...changes })
  const start = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    void open(draft, name)
  }
  return (
    <form className="setup" onSubmit={start}>
      <Poster entry={entry} />
      <div className="page-head">
        <h1>{entry.title}</h1>
        <p className="kicker">{words('host.title')}</p>
      </div>
      <div className="setup-plan">
        <SeatFields entry={entry} draft={draft} change={setDraft} />
        <div className="setup-pair">
          <RadioGroup
            title={words('host.visibility')}
            value={draft.visibility}
            values={(['link', 'public'] as const).map((value) => ({ value, label: words(`host.${value}`) }))}
            choose={(visibility) => change({ visibility })}
          />
          <TimeFields draft={draft} change={change} />
        </div>
        {/* It comes with the server's answer: below what can be pressed before, so that nothing moves under a finger. */}
        {account.me !== null && account.me.person === null && <NameField name={name} change={setName} />}
        <ErrorLine error={error ?? account.error} />
        <div className="setup-start">
          <OrderButton type="submit" data-kind="main" isBusy={busy || account.me === null || !hasSeatForOwner(draft)}>
            <span>{words('host.open')}</span>
          </OrderButton>
          <p role="status">{words(hasSeatForOwner(draft) ? 'host.then' : 'host.noSeat')}</p>
        </div>
        <Advanced>
          <OptionFields entry={entry} options={draft.options} change={(options) => change({ options })} />
          <TeachingField draft={draft} change={change} />
          <WaitField draft={draft} change={change} />
          <SeedField seed={draft.seed} change={(seed) => change({ seed })} />
        </Advanced>
      </div>
    </form>
  )
}

const useOpenOnlineTable = ({ meta }: GameEntry, account: Account) => {
  const { go } = useApp()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorMessage>(null)
  const open = async (draft: TableDraft, name: string): Promise<void> => {
    // Until the server answers, it is unknown whether a name is needed.
    if (account.me === null) return
    setBusy(true)
    setError(null)
    const salt = randomSalt()
    const named = account.me.person === null ? await account.rename(name.trim()) : null
    const opened = named?.ok === false ? named : await api.open(tableOptionsFrom(draft, meta, saltHash(salt)))
    setBusy(false)
    if (!opened.ok) return setError(errorFrom(opened.say))
    const { table, key } = opened.value
    browserData.save(table, { key, join: key, salt })
    go(hrefs.online(table))
  }
  return { open, busy, error }
}

const TeachingField = ({
  draft,
  change,
}: {
  draft: TableDraft
  change(changes: Partial<TableDraft>): void
}): ReactNode => {
  const words = useWords()
  const id = useId()
  return (
    <div>
      <label className="online-check">
        <input
          type="checkbox"
          checked={draft.teaching}
          aria-describedby={id}
          onChange={({ target }) => change({ teaching: target.checked })}
        />
        <span>{words('teaching.title')}</span>
      </label>
      <p id={id} className="hint">
        {words('host.teaching')}
      </p>
    </div>
  )
}
