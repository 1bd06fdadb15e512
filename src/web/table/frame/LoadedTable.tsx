/** A table that is open, as soon as its board and words are there. */
import type { Message } from '../../../kit/text.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { SpeechContext, speechOf } from '../texts.ts'
import type { OnlineExtras } from './online-extras.ts'
import { Table } from './Table.tsx'
import { useGame } from './useGame.ts'
import '../table.css'

interface DressedTableProps {
  readonly host: Host
  readonly scene: TableView
  readonly at: number | null
  /** The route of this table, at a move of its replay or as it stands. */
  place(at: number | null): string
  /** Null where all people share this screen. */
  readonly company: OnlineExtras | null
  /** Another match with the same seats; null for those who cannot have one. */
  readonly onAgain: (() => void) | null
}

export const LoadedTable = ({ host, scene, at, place, company, onAgain }: DressedTableProps) => {
  const dressed = useGame(scene.table.game, useApp().language)
  if (dressed === 'failed') return <Failed why={null} noBoard />
  if (dressed === 'waiting') return <Waiting />
  const names = scene.table.seats.map(({ name }) => name)
  return (
    <SpeechContext value={speechOf(dressed.spoken, dressed.entry, names)}>
      <Table
        host={host}
        live={scene}
        face={dressed.face}
        at={at}
        place={place}
        secrets={dressed.entry.meta.secrets}
        company={company}
        onAgain={onAgain}
      />
    </SpeechContext>
  )
}

export const Waiting = () => {
  const { say } = useApp()
  return (
    <div className="table-notice" aria-busy="true">
      <p role="status">{say('table.loading')}</p>
    </div>
  )
}

export const Failed = ({ why, noBoard = false }: { why: Message | null; noBoard?: boolean }) => {
  const { say, tell } = useApp()
  return (
    <div className="table-notice">
      <h1>{say(noBoard ? 'table.boardless' : 'table.failed')}</h1>
      {why !== null && <p role="alert">{tell(why)}</p>}
      <a className="button" href="#/">
        {say('missing.home')}
      </a>
    </div>
  )
}
