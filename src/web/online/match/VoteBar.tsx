/** A vote of all people at the table: the question, who has not voted, and the user's buttons. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineTable, Proposal } from '../../../wire/online.ts'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import { type OnlineWords, useWords } from '../words.ts'

interface Props {
  readonly table: OnlineTable
  readonly sender: OrderSender
}

export const VoteBar = ({ table, sender }: Props): ReactNode => {
  const words = useWords()
  const { proposal, you, seats } = table
  if (proposal === null) return null
  const nameOf = (seat: Seat): string => seats[seat]?.person?.name ?? String(seat + 1)
  const vote = (yes: boolean) => (): void => void sender.send({ kind: 'vote', proposal: proposal.number, yes })
  const isAsked = you.seat !== null && proposal.open.includes(you.seat)
  return (
    <section className="online-bar" aria-label={words('vote.title')}>
      <p role="status">
        <strong>{question(proposal, nameOf(proposal.by), words)}</strong>{' '}
        {proposal.open.length > 0 && words('vote.open', { names: proposal.open.map(nameOf) })}
      </p>
      {isAsked && (
        <div className="table-buttons">
          <OrderButton data-kind="main" isBusy={sender.isBusy} act={vote(true)}>
            {words(proposal.what === 'wait' ? 'vote.wait' : 'vote.yes')}
          </OrderButton>
          <OrderButton isBusy={sender.isBusy} act={vote(false)}>
            {words(proposal.what === 'wait' ? 'vote.bot' : 'vote.no')}
          </OrderButton>
        </div>
      )}
    </section>
  )
}

const question = ({ what, undone }: Proposal, name: string, words: OnlineWords): string =>
  what === 'back'
    ? words('vote.back', { name, count: undone })
    : words(`vote.${what === 'end' ? 'end' : 'late'}`, { name })
