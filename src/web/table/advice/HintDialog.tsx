/** The best three choices of a search, each with its win chance and expected points. */
import { useEffect, useState } from 'react'
import type { AdvisedMove, Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { withMinusSign } from '../scores/scores.ts'
import { useTableTexts } from '../texts.ts'
import './advice.css'

interface HintDialogProps {
  readonly host: Host
  readonly tableView: TableView
  /** Makes one of these choices; spectators have no button for it. */
  onTake(notation: string): void
  onClose(): void
}

type HintState = readonly AdvisedMove[] | string | null

export const HintDialog = ({ host, tableView, onTake, onClose }: HintDialogProps) => {
  const { words, seat: nameOf } = useTableTexts()
  const found = useHint(host, tableView)
  // The match may continue while a spectator reads.
  const [{ question, toAct }] = useState(tableView)
  const note = question === null ? words('hint.watching', { seat: nameOf(toAct[0] ?? 0) }) : words('hint.note')
  return (
    <Dialog title={words('hint.title')} className="table-hint" onClose={onClose}>
      <div role="status" aria-busy={found === null}>
        {found === null && <p>{words('hint.thinking')}</p>}
        {typeof found === 'string' && <p>{found}</p>}
      </div>
      {typeof found === 'object' && found !== null && (
        <ol className="table-hints">
          {found.map((one) => (
            <li key={one.notation}>
              {question === null ? (
                <div className="table-hint-choice">
                  <AdvisedMoveText advised={one} />
                </div>
              ) : (
                <button type="button" className="button table-hint-choice" onClick={() => onTake(one.notation)}>
                  <AdvisedMoveText advised={one} />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <p className="table-hint-note">{note}</p>
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}

const AdvisedMoveText = ({ advised }: { advised: AdvisedMove }) => {
  const { words, say } = useTableTexts()
  const { label, chance, points } = advised
  return (
    <>
      <strong>{say(label)}</strong>
      <small>
        {withMinusSign(words('hint.worth', { share: Math.round(100 * chance), points: Math.round(points) }))}
      </small>
    </>
  )
}

/** Requests advice once, for the decision at which the dialog was opened. */
const useHint = (host: Host, tableView: TableView): HintState => {
  const { words } = useTableTexts()
  const { translate } = useApp()
  const [found, setFound] = useState<HintState>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one decision
  useEffect(() => {
    let isGone = false
    const ask = async (): Promise<void> => {
      const { moves, viewer } = tableView
      const answer = await host.send({ kind: 'advice', moves, viewer }).catch(() => null)
      if (isGone) return
      if (answer?.kind === 'advice') setFound(answer.advice.choices)
      else setFound(answer?.kind === 'problem' ? translate(answer.say) : words('note.host'))
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [])
  return found
}
