/** The end: who won and why it ended, and the points of every seat by rule. */
import type { Outcome, Seat } from '../../kit/game.ts'
import type { Scene } from '../../wire/host.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import { RuleLink } from './dialogs/RuleLink.tsx'
import { RuleText } from './dialogs/RuleText.tsx'
import { Lines } from './Lines.tsx'
import { useSpeech, type Words } from './log/speech.ts'
import { CrownMark } from './marks.tsx'
import { ranking, signed } from './points.ts'

export interface EndScreenProps {
  readonly scene: Scene
  readonly outcome: Outcome
  onReplay(): void
  onSave(): void
  readonly onAgain: (() => void) | null
  onHome(): void
  onClose(): void
}

export const EndScreen = ({ scene, outcome, onReplay, onSave, onAgain, onHome, onClose }: EndScreenProps) => {
  const { words } = useSpeech()
  return (
    <Dialog title={words('result.title')} className="table-end" onClose={onClose}>
      <Reason scene={scene} outcome={outcome} />
      <ol className="table-ranking">
        {ranking(outcome).map((seat) => (
          <Ranked key={seat} scene={scene} outcome={outcome} seat={seat} />
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

/** What the log said last under the rule that ended the game; that rule's own words where it said nothing. */
const Reason = ({ scene, outcome }: { scene: Scene; outcome: Outcome }) => {
  const speech = useSpeech()
  const told = scene.log.findLast(({ rule }) => rule === outcome.rule)
  return (
    <div className="table-reason">
      <h3>{speech.words('result.reason')}</h3>
      <p>{told === undefined ? <RuleText rule={outcome.rule} /> : speech.say(told.message)}</p>
      <RuleLink rule={outcome.rule} />
    </div>
  )
}

const Ranked = ({ scene, outcome, seat }: { scene: Scene; outcome: Outcome; seat: Seat }) => {
  const speech = useSpeech()
  const rank = outcome.ranks[seat] ?? 0
  const lines = scene.forecast[seat]
  return (
    <li className="table-ranked" data-won={rank === 1}>
      <h3>
        <span className="table-rank">
          {rank === 1 && <CrownMark />}
          {rankWords(rank, speech.words)}
        </span>
        <span className="table-ranked-points">
          {signed(speech.words('players.points', { points: outcome.totals[seat] ?? 0 }))}
        </span>
        <span className="table-ranked-name">{speech.seat(seat)}</span>
      </h3>
      {lines !== null && lines !== undefined && <Lines lines={lines} />}
    </li>
  )
}

/** English writes 1st, 2nd and 3rd each in its own way. */
const rankWords = (rank: number, words: Words): string => {
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
