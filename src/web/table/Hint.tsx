/** What a search would choose: its best three, each with the chance to win and the points to expect. */
import { useEffect, useState } from 'react'
import type { Advised, Host, Scene } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import { Dialog } from './Dialog.tsx'
import { signed } from './points.ts'
import { useSpeech } from './speech.ts'
import './advice.css'

interface HintProps {
  readonly host: Host
  readonly scene: Scene
  /** Chooses one of them. */
  onTake(notation: string): void
  onClose(): void
}

type Found = readonly Advised[] | string | null

export const Hint = ({ host, scene, onTake, onClose }: HintProps) => {
  const { words } = useSpeech()
  const found = useFound(host, scene)
  return (
    <Dialog title={words('hint.title')} className="table-hint" onClose={onClose}>
      <div role="status" aria-busy={found === null}>
        {found === null && <p>{words('hint.thinking')}</p>}
        {typeof found === 'string' && <p>{found}</p>}
      </div>
      {typeof found === 'object' && found !== null && (
        <ol className="table-hints">
          {found.map((one) => (
            <Choice key={one.notation} advised={one} onTake={() => onTake(one.notation)} />
          ))}
        </ol>
      )}
      <p className="table-hint-note">{words('hint.note')}</p>
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}

const Choice = ({ advised, onTake }: { advised: Advised; onTake(): void }) => {
  const { words, say } = useSpeech()
  const { label, chance, points } = advised
  return (
    <li>
      <button type="button" className="button table-hint-choice" onClick={onTake}>
        <strong>{say(label)}</strong>
        <small>{signed(words('hint.worth', { share: Math.round(100 * chance), points: Math.round(points) }))}</small>
      </button>
    </li>
  )
}

/** Asked once, for the question as it was when the hint was opened. */
const useFound = (host: Host, scene: Scene): Found => {
  const { words } = useSpeech()
  const { tell } = useApp()
  const [found, setFound] = useState<Found>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one question
  useEffect(() => {
    let gone = false
    const ask = async (): Promise<void> => {
      const { moves, viewer } = scene
      const answer = await host.send({ kind: 'advice', moves, viewer }).catch(() => null)
      if (gone) return
      if (answer?.kind === 'advice') setFound(answer.advice.choices)
      else setFound(answer?.kind === 'problem' ? tell(answer.say) : words('note.host'))
    }
    void ask()
    return () => {
      gone = true
    }
  }, [])
  return found
}
