/** The page of one table: it is opened where it was left, and shown as soon as its board and words are there. */
import type { Message } from '../../kit/text.ts'
import type { TableInfo } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import type { LocalTables } from '../host/local.ts'
import { againLike, anyByte } from './again.ts'
import { routeOf } from './replay.ts'
import { SpeechContext, speechOf, wordsIn } from './speech.ts'
import { Table } from './Table.tsx'
import { useGame } from './useGame.ts'
import { useTable } from './useTable.ts'
import './table.css'

export const TablePage = ({ tables, id, at }: { tables: LocalTables; id: string; at: number | null }) => {
  const { settings, language, go } = useApp()
  const sat = useTable(tables, id)
  const dressed = useGame(sat.kind === 'open' ? sat.scene.table.game : null, language)
  if (sat.kind === 'failed') return <Failed say={sat.say} />
  if (dressed === 'failed') return <Failed say={null} noBoard />
  if (sat.kind === 'waiting' || dressed === 'waiting') return <Waiting />

  const { host, scene } = sat
  const again = async (table: TableInfo): Promise<void> => {
    const opening = againLike(table, settings, anyByte)
    const opened = await tables.open(opening)
    // Its page takes the table up again by its id.
    opened.close()
    go(routeOf(opening.id, null))
  }
  const names = scene.table.seats.map(({ name }) => name)
  return (
    <SpeechContext value={speechOf(dressed.language, dressed.entry, dressed.book, names)}>
      <Table
        host={host}
        live={scene}
        face={dressed.face}
        at={at}
        secrets={dressed.entry.meta.secrets}
        onAgain={() => void again(scene.table)}
      />
    </SpeechContext>
  )
}

const Waiting = () => {
  const words = wordsIn(useApp().language)
  return (
    <div className="table-notice" aria-busy="true">
      <p role="status">{words('page.loading')}</p>
    </div>
  )
}

const Failed = ({ say, noBoard = false }: { say: Message | null; noBoard?: boolean }) => {
  const { language, tell } = useApp()
  const words = wordsIn(language)
  return (
    <div className="table-notice">
      <h1>{words(noBoard ? 'page.game' : 'page.failed')}</h1>
      {say !== null && <p role="alert">{tell(say)}</p>}
      <a className="button" href="#/">
        {words('page.home')}
      </a>
    </div>
  )
}
