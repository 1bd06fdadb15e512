/** The table of any game: board, turn bar, players, hand, log and dialogs. */
import { type CSSProperties, lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { AnyFace } from '../../boards.ts'
import { PanZoom } from '../../toolkit/PanZoom.tsx'
import { useSteady, useSteadyCall } from '../../toolkit/steady.ts'
import { showsHint, showsWinChances } from '../advice/advice-visibility.ts'
import { TableDialogs } from '../dialogs/TableDialogs.tsx'
import { useStage } from '../effects/useStage.ts'
import { Log } from '../log/Log.tsx'
import { countLines, groupLog } from '../log/log-groups.ts'
import { Players } from '../players/Players.tsx'
import { useReplay } from '../replay/replay.ts'
import { Forecast } from '../scores/Forecast.tsx'
import { useTableTexts } from '../texts.ts'
import { ChoiceList } from '../turn/ChoiceList.tsx'
import { useKeys } from '../turn/keys.ts'
import { useOrders } from '../turn/orders.ts'
import { TurnBar } from '../turn/TurnBar.tsx'
import { isYours, nextPlayerAtDevice, type Turn, turnOf } from '../turn/turn.ts'
import { openFacts } from '../words/drawer-open.ts'
import { SkipToWords } from '../words/SkipToWords.tsx'
import type { OnlineExtras } from './online-extras.ts'
import { SidePanel } from './SidePanel.tsx'
import { useNarrow, useTitle } from './screen.ts'
import { TableTools } from './TableTools.tsx'
import { useAutoSeat, useBotPace, useEndScreen } from './table-effects.ts'

// Loaded on demand, so that the first board does not wait for them.
const WinChances = lazy(async () => ({ default: (await import('../advice/WinChances.tsx')).WinChances }))
const PassDeviceScreen = lazy(async () => ({
  default: (await import('../players/PassDeviceScreen.tsx')).PassDeviceScreen,
}))
const ReplayBar = lazy(async () => ({ default: (await import('../replay/ReplayBar.tsx')).ReplayBar }))

interface TableProps {
  readonly host: Host
  readonly live: TableView
  readonly face: AnyFace
  readonly at: number | null
  /** The route of this table: at a move of its replay, or live for null. */
  routeAt(at: number | null): string
  /** The game has hidden information: a screen covers it while the device is passed on. */
  readonly secrets: boolean
  /** Null for a local table. */
  readonly extras: OnlineExtras | null
  /** Starts another match with the same seats; null for users who cannot. */
  readonly onAgain: (() => void) | null
}

export const Table = ({ host, live, face, at, routeAt, secrets, extras, onAgain }: TableProps) => {
  const texts = useTableTexts()
  const { go, say: pages, settings } = useApp()
  const narrow = useNarrow()
  const { replay, past } = useReplay(host, live, at, routeAt, () => go(routeAt(null)))
  const tableView = useSteady(past ?? live)
  // Log, players and scores render after board and turn bar, but never show what another viewer knew.
  const deferred = useDeferredValue(tableView)
  const deferredView = deferred.viewer === tableView.viewer ? deferred : tableView
  const turn = turnOf(tableView, replay !== null)
  const orders = useOrders(host, live, face, texts)
  const keys = useKeys((order) => {
    if (order === 'help') orders.show({ kind: 'help' })
    else if (order === 'words') openFacts.set('words')
    else if (replay === null) orders[order]()
  })
  // Also during a replay: nobody sees hidden information before the next player sits down.
  const next = extras === null ? nextPlayerAtDevice(live) : null
  const onReplay = (): void => go(routeAt(live.outcome === null ? live.moves : 0))
  useTitle(titleOf(turn, texts), pages)
  useBotPace(orders)
  useEndScreen(live, replay === null, orders)
  useAutoSeat(secrets ? null : next, orders)

  const { Dock } = face
  const { Board, size } = (narrow ? face.narrow : undefined) ?? face
  const { words } = texts
  const { view, viewer, question } = tableView
  const { seats } = tableView.table
  const { say } = texts
  const choose = useSteadyCall(orders.choose)
  const whyNot = useSteadyCall(orders.whyNot)
  const onBack = useSteadyCall((moves: number) => orders.show({ kind: 'back', moves }))
  const play = useMemo(
    () => ({ view, viewer, seats, question, choose, whyNot, say }),
    [view, viewer, seats, question, choose, whyNot, say],
  )
  // The key gives each viewer a fresh board and panel: what the previous player had selected is secret too.
  const board = useMemo(() => <Board key={play.viewer} {...play} />, [Board, play])
  const panel = useMemo(() => <Dock key={play.viewer} {...play} />, [Dock, play])
  const stage = useStage(face)
  const part = useMemo(() => face.part?.(view), [face, view])
  const askOthersToTakeBack = replay === null ? (extras?.onBack ?? null) : null
  const mayTakeBackFreely = replay === null && live.table.freeTakeBack && viewer !== 'watcher'
  return (
    <div
      className="table"
      style={{ '--accent': `var(${face.accent})`, '--tall': size.height / size.width } as CSSProperties}
      data-replay={replay !== null}
      data-own-narrow={face.narrow !== undefined}
    >
      {stage !== null && stage.extras !== null && <SkipToWords />}
      <h1 className="unseen">{texts.title}</h1>
      <div className="table-board">
        <PanZoom
          key={size.width}
          {...size}
          part={part}
          label={words('board.label', { game: texts.title })}
          names={{ zoomIn: words('board.zoomIn'), zoomOut: words('board.zoomOut'), fit: words('board.fit') }}
        >
          {board}
          {stage !== null && <stage.Marks extras={stage.extras} tableView={deferredView} looks={face.seatLooks} />}
        </PanZoom>
      </div>
      {stage !== null && <stage.Stage extras={stage.extras} tableView={tableView} play={play} looks={face.seatLooks} />}
      <div className="table-bar">
        {extras?.bar}
        <TurnBar
          tableView={tableView}
          turn={turn}
          onUndo={orders.undo}
          onRedo={orders.redo}
          onDone={orders.done}
          onResult={() => orders.show({ kind: 'end' })}
        />
        {replay !== null && (
          <Suspense>
            <ReplayBar tableView={tableView} replay={replay} anyViewer={live.outcome !== null} />
          </Suspense>
        )}
      </div>
      <SidePanel
        narrow={narrow}
        newLines={useMemo(() => countLines(groupLog(deferredView.log, deferredView.viewer).since), [deferredView])}
        players={
          <>
            <TableTools
              advised={live.advised}
              onReplay={onReplay}
              onSave={orders.save}
              onHelp={() => orders.show({ kind: 'help' })}
            >
              {extras?.tools}
            </TableTools>
            <Players tableView={deferredView} note={extras?.seatStatus ?? null} />
            {showsWinChances(live, replay !== null, settings.chances) && (
              <Suspense>
                <WinChances host={host} tableView={deferredView} />
              </Suspense>
            )}
          </>
        }
        hand={
          <>
            {panel}
            {replay === null && <ChoiceList question={question} choose={choose} />}
            {replay === null && showsHint(tableView) && (
              <button type="button" className="button" data-kind="quiet" onClick={() => orders.show({ kind: 'hint' })}>
                {words('hint.label')}
              </button>
            )}
            <Forecast tableView={deferredView} />
          </>
        }
        log={<Log tableView={deferredView} onBack={mayTakeBackFreely ? onBack : askOthersToTakeBack} />}
        chat={extras}
      />
      <TableDialogs
        host={host}
        tableView={live}
        orders={orders}
        keys={keys}
        onReplay={onReplay}
        onAgain={onAgain}
        onHome={() => go('/')}
      />
      {next !== null && secrets && (
        <Suspense>
          <PassDeviceScreen
            key={next}
            seat={next}
            back={live.mayComeBack ?? null}
            onBack={(seat) => {
              if (replay !== null) go(routeAt(null))
              orders.send({ kind: 'comeBack', seat })
            }}
            onSit={() => {
              if (replay !== null) go(routeAt(null))
              orders.send({ kind: 'sit', viewer: next })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const titleOf = (turn: Turn, { words, title }: ReturnType<typeof useTableTexts>): string => {
  if (isYours(turn)) return `${words('title.yours')} · ${title}`
  return turn.kind === 'over' ? `${words('title.over')} · ${title}` : title
}
