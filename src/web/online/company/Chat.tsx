/** What is said at a table, to the players or to all. */
import { type ReactNode, useId, useState } from 'react'
import type { ChatLine, OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { useFollowed } from '../../table/replay/useFollowed.ts'
import { localeOf } from '../../text/locale.ts'
import { OrderButton } from '../OrderButton.tsx'
import type { Remote } from '../remote.ts'
import { Trouble } from '../Trouble.tsx'
import { type Giver, useGive } from '../useGive.ts'
import { useWords } from '../words.ts'
import { useIgnored } from './useIgnored.ts'

interface Props {
  readonly remote: Remote
  readonly table: OnlineTable
  readonly lines: readonly ChatLine[]
}

export const Chat = ({ remote, table, lines }: Props): ReactNode => {
  const words = useWords()
  const giver = useGive(remote)
  const ignored = useIgnored()
  const heard = lines.filter(({ person }) => !ignored.has(person))
  const box = useFollowed(heard.length)
  return (
    <div className="online-chat">
      <div
        className="online-chat-lines"
        role="log"
        aria-label={words('chat.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={box}
        data-scrolls
      >
        {heard.length === 0 && <p className="hint">{words('chat.none')}</p>}
        {heard.map((line) => (
          <Line key={line.number} line={line} isOwn={line.person === table.you.person} />
        ))}
      </div>
      <Trouble wrong={giver.wrong} />
      <Speak table={table} giver={giver} />
    </div>
  )
}

const Line = ({ line, isOwn }: { readonly line: ChatLine; readonly isOwn: boolean }): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(line.at)
  return (
    <p className="online-chat-line" data-own={isOwn}>
      <strong>{line.name}</strong>{' '}
      <small>
        {time}
        {line.seat === null && ` · ${words('chat.watcher')}`}
        {line.scope === 'players' && ` · ${words('chat.toPlayers')}`}
      </small>
      <br />
      <span>{line.text}</span>
    </p>
  )
}

const LONGEST_LINE = 400

const Speak = ({ table, giver }: { readonly table: OnlineTable; readonly giver: Giver }): ReactNode => {
  const words = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [scope, setScope] = useState<'players' | 'all'>('all')
  const { you } = table
  if (you.muted) return <p className="hint">{words('chat.muted')}</p>
  if (table.chatSeated && you.seat === null && !you.owner) return <p className="hint">{words('chat.seated')}</p>
  if (you.person === null) return <p className="hint">{words('chat.nameless')}</p>
  const send = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '') return
    const said = await giver.give({ kind: 'chat', scope: you.seat === null ? 'all' : scope, text: text.trim() })
    // What was typed meanwhile is the next line.
    if (said !== null) setText((now) => (now === text ? '' : now))
  }
  return (
    <form className="online-speak" onSubmit={(event) => void send(event)}>
      <label className="unseen" htmlFor={id}>
        {words('chat.say')}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        placeholder={words('chat.say')}
        onChange={(event) => setText(event.target.value)}
      />
      {you.seat !== null && (
        <select
          className="field"
          aria-label={words('chat.scope')}
          value={scope}
          onChange={({ target }) => setScope(target.value === 'players' ? 'players' : 'all')}
        >
          <option value="all">{words('chat.all')}</option>
          <option value="players">{words('chat.players')}</option>
        </select>
      )}
      <OrderButton type="submit" isBusy={giver.busy}>
        <span>{words('chat.send')}</span>
      </OrderButton>
    </form>
  )
}
