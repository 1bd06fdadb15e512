/** The chat of a table, to the players or to everybody. */
import { type ReactNode, useId, useState } from 'react'
import type { ChatLine, OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { useStickToBottom } from '../../table/log/useStickToBottom.ts'
import { localeOf } from '../../text/locale.ts'
import { ErrorLine } from '../connection/ConnectionStatus.tsx'
import { OrderButton, type TableControlsProps, useSendOrder } from '../connection/OrderButton.tsx'
import type { OnlineTableClient } from '../connection/table-client.ts'
import { useWords } from '../words.ts'
import { useIgnored } from './chat-people.ts'

interface Props {
  readonly client: OnlineTableClient
  readonly table: OnlineTable
  readonly lines: readonly ChatLine[]
}

export const Chat = ({ client, table, lines }: Props): ReactNode => {
  const words = useWords()
  const sender = useSendOrder(client)
  const ignored = useIgnored()
  const visibleLines = lines.filter(({ person }) => !ignored.has(person))
  const box = useStickToBottom(visibleLines.length)
  return (
    <div className="online-chat">
      <div
        className="online-chat-lines"
        role="log"
        aria-label={words('chat.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        ref={box}
        data-scrolls
      >
        {visibleLines.length === 0 && <p className="hint">{words('chat.none')}</p>}
        {visibleLines.map((line) => (
          <ChatMessage key={line.number} line={line} isOwn={line.person === table.you.person} />
        ))}
      </div>
      <ErrorLine error={sender.error} />
      <ChatForm table={table} sender={sender} />
    </div>
  )
}

const ChatMessage = ({ line, isOwn }: { readonly line: ChatLine; readonly isOwn: boolean }): ReactNode => {
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

const ChatForm = ({ table, sender }: TableControlsProps): ReactNode => {
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
    const sent = await sender.send({ kind: 'chat', scope: you.seat === null ? 'all' : scope, text: text.trim() })
    // Keeps what was typed in the meantime.
    if (sent !== null) setText((now) => (now === text ? '' : now))
  }
  return (
    <form className="online-chat-form" onSubmit={(event) => void send(event)}>
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
      <OrderButton type="submit" isBusy={sender.isBusy}>
        <span>{words('chat.send')}</span>
      </OrderButton>
    </form>
  )
}
