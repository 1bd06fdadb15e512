/** A new online table. Everything is filled in already: a name, one press, and there is a link to share. */
import { type ReactNode, useState } from 'react'
import { saltHash } from '../../../kit/deal.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../../app/context.ts'
import { Poster } from '../../app/poster/Poster.tsx'
import { Choice } from '../../app/RadioGroup.tsx'
import { hrefs } from '../../app/route.ts'
import { Options } from '../../app/setup/OptionFields.tsx'
import { Seed } from '../../app/setup/SeedField.tsx'
import { type Person, useMe } from '../account/me.ts'
import { NameField } from '../account/NameField.tsx'
import { api } from '../connection/api.ts'
import { keepsakes } from '../connection/browser.ts'
import { Trouble, type Wrong, wrongIn } from '../connection/ConnectionStatus.tsx'
import { freshSalt } from '../connection/chance.ts'
import { OrderButton } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { HostSeats } from './SeatFields.tsx'
import { TeachingField } from './TeachingField.tsx'
import { PaceFields } from './TimeFields.tsx'
import { type Draft, hasSeatForOwner, usualDraft, wishOf } from './table-draft.ts'
import '../../app/setup/setup.css'

export const HostPage = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const words = useWords()
  const person = useMe()
  const [draft, setDraft] = useState(() => usualDraft(entry.meta))
  const [name, setName] = useState('')
  const { open, busy, wrong } = useOpenTable(entry, person)
  const change = (news: Partial<Draft>): void => setDraft({ ...draft, ...news })
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
        {person.me !== null && person.me.person === null && <NameField name={name} change={setName} />}
        <HostSeats entry={entry} draft={draft} change={setDraft} />
        <Options entry={entry} options={draft.options} change={(options) => change({ options })} />
        <PaceFields draft={draft} change={change} />
        <Choice
          title={words('host.visibility')}
          value={draft.visibility}
          values={(['link', 'public'] as const).map((value) => ({ value, label: words(`host.${value}`) }))}
          choose={(visibility) => change({ visibility })}
        />
        <TeachingField draft={draft} change={change} />
        <Seed seed={draft.seed} change={(seed) => change({ seed })} />
        <Trouble wrong={wrong ?? person.trouble} />
        <div className="setup-start">
          <OrderButton type="submit" data-kind="main" isBusy={busy || person.me === null || !hasSeatForOwner(draft)}>
            <span>{words('host.open')}</span>
          </OrderButton>
          <p role="status">{words(hasSeatForOwner(draft) ? 'host.then' : 'host.noSeat')}</p>
        </div>
      </div>
    </form>
  )
}

const useOpenTable = ({ meta }: GameEntry, person: Person) => {
  const { go } = useApp()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong>(null)
  const open = async (draft: Draft, name: string): Promise<void> => {
    // Before the server has told who this is, nobody could be asked for a name.
    if (person.me === null) return
    setBusy(true)
    setWrong(null)
    const salt = freshSalt()
    const named = person.me.person === null ? await person.rename(name.trim()) : null
    const opened = named?.ok === false ? named : await api.open(wishOf(draft, meta, saltHash(salt)))
    setBusy(false)
    if (!opened.ok) return setWrong(wrongIn(opened.say))
    const { table, key } = opened.value
    keepsakes.keep(table, { key, join: key, salt })
    go(hrefs.online(table))
  }
  return { open, busy, wrong }
}
