/** The end screen: ranking, why the match ended, and every seat's points by rule. */
import type { Outcome, Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { RuleText } from '../dialogs/NoteDialog.tsx'
import { RuleLink } from '../dialogs/RuleLink.tsx'
import { CrownIcon } from '../frame/icons.tsx'
import { type FrameWords, useTableTexts } from '../texts.ts'
import { ScoreLines } from './ScoreLines.tsx'
import { ranking, withMinusSign } from './scores.ts'

export interface EndScreenProps {
  readonly tableView: TableView
  readonly outcome: Outcome
  onReplay(): void
  onSave(): void
  readonly onAgain: (() => void) | null
  onHome(): void
  onClose(): void
}

export const EndScreen = ({ tableView, outcome, onReplay, onSave, onAgain, onHome, onClose }: EndScreenProps) => {
  const { words } = useTableTexts()
  return (
    <Dialog title={words('result.title')} className="table-end" onClose={onClose}>
      <Reason tableView={tableView} outcome={outcome} />
      <ol className="table-ranking">
        {ranking(outcome).map((seat) => (
          <Ranked key={seat} tableView={tableView} outcome={outcome} seat={seat} />
        ))}
      </ol>
      <div className="table-buttons table-end-buttons">
        {onAgain !== null && (
          <button type="button" className="button" data-kind="main" onClick={onAgain}>
            {words('result.again')}
          </button>
        )}
        <button type="button" className="button" onClick={onReplay}>
          {words('result.replay')}
        </button>
        <button type="button" className="button" onClick={onSave}>
          {words('result.save')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words('result.board')}
        </button>
        <button type="button" className="button" onClick={onHome}>
          {words('result.home')}
        </button>
      </div>
    </Dialog>
  )
}

/** The last log line of the rule that ended the game, or the text of that rule. */
const Reason = ({ tableView, outcome }: { tableView: TableView; outcome: Outcome }) => {
  const texts = useTableTexts()
  const told = tableView.log.findLast(({ rule }) => rule === outcome.rule)
  return (
    <div className="table-reason">
      <h3>{texts.words('result.reason')}</h3>
      <p>{told === undefined ? <RuleText rule={outcome.rule} /> : texts.say(told.message)}</p>
      <RuleLink rule={outcome.rule} />
    </div>
  )
}

const Ranked = ({ tableView, outcome, seat }: { tableView: TableView; outcome: Outcome; seat: Seat }) => {
  const texts = useTableTexts()
  const rank = outcome.ranks[seat] ?? 0
  const lines = tableView.forecast[seat]
  return (
    <li className="table-ranked" data-won={rank === 1}>
      <h3>
        <span className="table-rank">
          {rank === 1 && <CrownIcon />}
          {rankText(rank, texts.words)}
        </span>
        <span className="table-ranked-points">
          {withMinusSign(texts.words('players.points', { points: outcome.totals[seat] ?? 0 }))}
        </span>
        <span className="table-ranked-name">{texts.seat(seat)}</span>
      </h3>
      {lines !== null && lines !== undefined && <ScoreLines lines={lines} />}
    </li>
  )
}

/** English writes 1st, 2nd and 3rd each in its own way. */
const rankText = (rank: number, words: FrameWords): string => {
  switch (rank) {
    case 1:
      return words('result.rank.1')
    case 2:
      return words('result.rank.2')
    case 3:
      return words('result.rank.3')
    default:
      return words('result.rank', { rank })
  }
}
