/** The table of any game: top bar, board, players, dock and drawers. */
import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { Target, Viewer } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import type { AnyFace } from '../../boards.ts'
import { useLater } from '../../toolkit/later.ts'
import { useSteady, useSteadyCall } from '../../toolkit/steady.ts'
import { showsHint, showsWinChances } from '../advice/advice-visibility.ts'
import { useHint } from '../advice/useHint.ts'
import { Dock } from '../dock/Dock.tsx'
import { DockButtons } from '../dock/DockButtons.tsx'
import { closeDrawer } from '../drawers/open-drawer.ts'
import { TableDrawers } from '../drawers/TableDrawers.tsx'
import { useStage } from '../effects/useStage.ts'
import { useTouched } from '../explain/touched.ts'
import { decisionIn, useLesson } from '../lesson/useLesson.ts'
import { useNewLines } from '../log/useNewLines.ts'
import { Notices } from '../notices/Notices.tsx'
import { PlayerCards, PlayerStrip } from '../players/Players.tsx'
import { useReplay } from '../replay/replay.ts'
import { useRuleLinks } from '../rules/open-rules.ts'
import { useTableTexts } from '../texts.ts'
import { useNameOf } from '../turn/name-of.ts'
import { useNextFocus } from '../turn/next-focus.ts'
import { useOrders } from '../turn/orders.ts'
import { isYours, nextPlayerAtDevice, type Turn, turnOf } from '../turn/turn.ts'
import { BoardRegion } from './BoardRegion.tsx'
import type { OnlineExtras } from './online-extras.ts'
import { SkipLinks } from './SkipLinks.tsx'
import { useLayout, useTitle } from './screen.ts'
import { TopBar } from './TopBar.tsx'
import { useAutoSeat, useBotPace, useCardClosing, useEndScreen } from './table-effects.ts'
import { useTableKeys } from './table-keys.ts'

// Loaded on demand, so that the first board does not wait for them.
const WinChances = lazy(async () => ({ default: (await import('../advice/WinChances.tsx')).WinChances }))
const EndScreen = lazy(async () => ({ default: (await import('../scores/EndScreen.tsx')).EndScreen }))
const PassDeviceScreen = lazy(async () => ({
  default: (await import('../players/PassDeviceScreen.tsx')).PassDeviceScreen,
}))
const SpectatorDock = lazy(async () => ({ default: (await import('../dock/SpectatorDock.tsx')).SpectatorDock }))
/** For games without a dock of their own. */
const ChoiceList = lazy(async () => ({ default: (await import('../turn/ChoiceList.tsx')).ChoiceList }))
const PlaceCard = lazy(async () => ({ default: (await import('../explain/PlaceCard.tsx')).PlaceCard }))
const ReplayBar = lazy(async () => ({ default: (await import('../replay/ReplayBar.tsx')).ReplayBar }))

export interface TableProps {
  readonly host: Host
  readonly live: TableView
  readonly face: AnyFace
  readonly at: number | null
  /** The route of this table: at a move of its replay, or live for null. */
  routeAt(at: number | null): string
  /** The game has hidden information: a screen covers it while the device is passed on. */
  readonly secrets: boolean
  /** Saving has failed. */
  readonly isUnsaved: boolean
  /** Null for a local table. */
  readonly extras: OnlineExtras | null
  /** Starts another match with the same seats; null for users who cannot. */
  readonly onAgain: (() => void) | null
}

export const Table = ({
  host,
  live,
  face,
  at,
  routeAt,
  secrets,
  isUnsaved,
  extras,
  onAgain,
}: TableProps): ReactNode => {
  const texts = useTableTexts()
  const { go, say: pages, settings } = useApp()
  const layout = useLayout()
  const root = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<HTMLDivElement | null>(null)
  const [coachPlace, setCoachPlace] = useState<HTMLDivElement | null>(null)
  const { replay, past, setViewer } = useReplay(host, live, at, routeAt, () => go(routeAt(null)))
  const lesson = useLesson(live)
  const taught = useMemo(() => ({ ...live, question: decisionIn(lesson, live.question) }), [lesson, live])
  const tableView = useSteady(past ?? taught)
  // Log, players and scores render after board and dock, but never show what another viewer knew.
  const deferred = useLater(tableView)
  const deferredView = deferred.viewer === tableView.viewer ? deferred : tableView
  // Player cards are drawn one frame later than the rest, so that no press causes a long task.
  const later = useLater(deferredView)
  const cardsView = later.viewer === tableView.viewer ? later : tableView
  const turn = turnOf(tableView, replay !== null)
  const orders = useOrders(host, live, face, texts)
  const hint = useHint(host, tableView)
  const onHint = replay === null && showsHint(tableView) && lesson.kind !== 'step' ? hint.ask : null
  const keys = useTableKeys(root, orders, replay === null, onHint)
  // Also during a replay: nobody sees hidden information before the next player sits down.
  const next = extras === null ? nextPlayerAtDevice(live) : null
  useTitle(titleOf(turn, texts), pages)
  useBotPace(orders)
  useEndScreen(live, replay === null, orders)
  useAutoSeat(secrets ? null : next, orders)
  useTouched()
  useCardClosing(orders)
  useNextFocus(root, tableView.question)
  useRuleLinks(root, texts.game)

  const { view, viewer, question } = tableView
  const { seats } = tableView.table
  const { say } = texts
  const choose = useSteadyCall(orders.choose)
  const whyNot = useSteadyCall((target: Target, first?: Message) => {
    if (lesson.kind === 'step')
      orders.explain({ title: texts.words('lesson.title'), text: texts.words('lesson.wrong'), rule: null })
    else orders.whyNot(target, first)
  })
  const play = useMemo(
    () => ({ view, viewer, seats, question, choose, whyNot, say }),
    [view, viewer, seats, question, choose, whyNot, say],
  )
  const stage = useStage(face)
  const nameOf = useNameOf(stage?.extras ?? null, view, say)
  const isCoached = settings.coach && replay === null && lesson.kind === 'none' && viewer !== 'watcher'
  const isSmall = layout === 'phone' || layout === 'flat'
  const { Dock: Hand, Strip, Aside } = face
  // The key gives each viewer a fresh hand: what the previous player had selected is secret too.
  const hand = useMemo(() => <Hand key={`hand ${play.viewer}`} {...play} />, [Hand, play])
  const aside = useMemo(() => Aside !== undefined && <Aside key={`aside ${play.viewer}`} {...play} />, [Aside, play])
  const strip = useMemo(() => Strip !== undefined && <Strip key={`strip ${play.viewer}`} {...play} />, [Strip, play])
  const note = extras?.seatStatus ?? null
  const players = useMemo(() => ({ tableView: cardsView, face, note }), [cardsView, face, note])
  const askOthersToTakeBack = replay === null ? (extras?.onBack ?? null) : null
  const takeBack = useSteadyCall(orders.takeBack)
  const mayTakeBackFreely = replay === null && live.table.freeTakeBack && viewer !== 'watcher'
  const onReplay = (): void => {
    closeDrawer()
    go(routeAt(live.outcome === null ? live.moves : 0))
  }
  const facts = stage?.extras == null ? NO_FACTS : stage.extras.Details === null ? FACTS.slice(0, 2) : FACTS
  const menu = { advised: live.advised, facts, keys, more: extras?.tools, onReplay, onSave: orders.save }
  const Cards = isSmall ? PlayerStrip : PlayerCards
  /** Once the match is over, spectators may look from any seat: in a replay. */
  const follow = (seat: Viewer): void => {
    setViewer(seat)
    go(routeAt(live.moves))
  }
  return (
    <div
      ref={root}
      className="table"
      style={{ '--accent': `var(${face.accent})` } as CSSProperties}
      data-layout={layout}
      data-shape={face.shape}
      data-replay={replay !== null}
    >
      <SkipLinks hasWords={facts.length > 0} />
      <h1 className="unseen">{texts.title}</h1>
      <TopBar
        tableView={deferredView}
        layout={layout}
        extras={extras}
        newLines={useNewLines(deferredView.log)}
        looks={face.seatLooks}
        zoom={setZoom}
        coach={setCoachPlace}
        onUnsaved={isUnsaved ? orders.save : null}
      />
      <BoardRegion
        face={face}
        play={play}
        layout={layout}
        zoom={zoom}
        marks={stage !== null && <stage.Marks extras={stage.extras} tableView={deferredView} looks={face.seatLooks} />}
      />
      {stage !== null && <stage.Stage extras={stage.extras} tableView={tableView} play={play} />}
      {isCoached && stage !== null && question !== null && (layout === 'phone' || coachPlace !== null) && (
        <stage.CoachAtTable
          question={question}
          place={layout === 'phone' ? null : coachPlace}
          offersLesson={extras === null}
        />
      )}
      <Notices orders={orders} hint={hint} lesson={lesson} tableView={tableView} nameOf={nameOf} bar={extras?.bar} />
      <div className="table-side">
        <Cards {...players} />
        {!isSmall && aside !== false && <div className="table-aside">{aside}</div>}
      </div>
      <Dock
        tableView={tableView}
        turn={turn}
        layout={layout}
        looks={face.seatLooks}
        zoom={setZoom}
        hand={
          viewer === 'watcher' ? (
            <>
              {replay === null && (
                <Suspense>
                  <SpectatorDock tableView={tableView} follow={live.outcome === null ? null : follow} />
                </Suspense>
              )}
              {hand}
            </>
          ) : (
            hand
          )
        }
        more={
          <>
            {strip}
            {aside}
          </>
        }
        list={
          <Suspense>
            <ChoiceList question={question} nameOf={nameOf} choose={choose} />
          </Suspense>
        }
        buttons={
          replay === null ? (
            <DockButtons tableView={tableView} turn={turn} orders={orders} onHint={onHint} />
          ) : (
            <Suspense>
              <ReplayBar tableView={tableView} replay={replay} host={host} anyViewer={live.outcome !== null} />
            </Suspense>
          )
        }
      />
      <TableDrawers
        tableView={deferredView}
        question={replay === null ? question : null}
        players={players}
        chat={extras}
        nameOf={nameOf}
        choose={choose}
        onBack={mayTakeBackFreely ? takeBack : askOthersToTakeBack}
        menu={menu}
      />
      <div role="status" className="place-card-room">
        <Suspense>{orders.card !== null && <PlaceCard note={orders.card} />}</Suspense>
      </div>
      {showsWinChances(live, replay !== null, settings.chances) && (
        <Suspense>
          <WinChances host={host} tableView={deferredView} />
        </Suspense>
      )}
      {orders.isEndShown && replay === null && live.toAct.length === 0 && (
        <Suspense>
          <EndScreen
            host={host}
            tableView={live}
            outcome={live.outcome}
            onReplay={() => {
              orders.showEnd(false)
              onReplay()
            }}
            onSave={orders.save}
            onAgain={onAgain}
            onHome={() => go(hrefs.home)}
            onClose={() => orders.showEnd(false)}
          />
        </Suspense>
      )}
      {next !== null && secrets && (
        <Suspense>
          <PassDeviceScreen
            key={next}
            seat={next}
            back={live.mayComeBack ?? null}
            looks={face.seatLooks}
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
      {stage !== null && <stage.RulesOverTable />}
    </div>
  )
}

const FACTS = ['words', 'legend', 'details'] as const
const NO_FACTS = [] as const

const titleOf = (turn: Turn, { words, title }: ReturnType<typeof useTableTexts>): string => {
  if (isYours(turn)) return `${words('title.yours')} · ${title}`
  return turn.kind === 'over' ? `${words('title.over')} · ${title}` : title
}
