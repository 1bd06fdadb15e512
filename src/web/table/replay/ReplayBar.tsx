/** The controls of a replay: slider, single steps, speed, and the viewer. */
import type { Viewer } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { Icon, type IconName } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import { MomentLink } from './MomentLink.tsx'
import { type Replay, SPEEDS, type Speed } from './replay.ts'
import './replay.css'

export const ReplayBar = ({
  tableView,
  replay,
  host,
  anyViewer,
}: {
  tableView: TableView
  replay: Replay
  host: Host
  /** The game is over: it may be seen from any seat, and shared. */
  anyViewer: boolean
}) => {
  const { words } = useTableTexts()
  const { at, of, playing } = replay
  return (
    <section className="table-replay" aria-label={words('replay.title')}>
      <label className="table-scrubber">
        <span className="unseen">{words('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          aria-valuetext={words('turn.replay', { at, of })}
          onChange={(event) => replay.goTo(Number(event.target.value))}
        />
      </label>
      {anyViewer && <MomentLink host={host} at={at} />}
      <button type="button" className="button dock-primary" onClick={replay.leave}>
        <span>{words('replay.leave')}</span>
      </button>
      <div className="replay-steps">
        <Step shape="start" label={words('replay.start')} able={at > 0} onPress={() => replay.goTo(0)} />
        <Step shape="back" label={words('replay.back')} able={at > 0} onPress={() => replay.goTo(at - 1)} />
        <Step
          shape={playing ? 'pause' : 'play'}
          label={playing ? words('replay.pause') : words('replay.play')}
          able={of > 0}
          onPress={replay.toggle}
        />
        <Step shape="forward" label={words('replay.forward')} able={at < of} onPress={() => replay.goTo(at + 1)} />
        <Step shape="end" label={words('replay.end')} able={at < of} onPress={() => replay.goTo(of)} />
      </div>
      <SpeedSelect replay={replay} />
      {anyViewer && <ViewerSelect tableView={tableView} replay={replay} />}
    </section>
  )
}

const Step = ({ shape, label, able, onPress }: StepProps) => (
  <button
    type="button"
    className="button table-step"
    aria-label={label}
    title={label}
    aria-disabled={!able}
    onClick={able ? onPress : undefined}
  >
    <Icon shape={shape} />
  </button>
)

interface StepProps {
  readonly shape: IconName
  readonly label: string
  readonly able: boolean
  onPress(): void
}

const SpeedSelect = ({ replay }: { replay: Replay }) => {
  const { words } = useTableTexts()
  return (
    <label className="table-select">
      <span className="unseen">{words('replay.speed')}</span>
      <select
        title={words('replay.speed')}
        value={replay.speed}
        onChange={(event) => replay.setSpeed(event.target.value as Speed)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words(`replay.${speed}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

const ViewerSelect = ({ tableView, replay }: { tableView: TableView; replay: Replay }) => {
  const { words } = useTableTexts()
  const viewerOf = (value: string): Viewer => (value === 'watcher' ? 'watcher' : Number(value))
  return (
    <label className="table-select">
      <span className="unseen">{words('replay.viewer')}</span>
      <select
        title={words('replay.viewer')}
        value={String(replay.viewer)}
        onChange={(event) => replay.setViewer(viewerOf(event.target.value))}
      >
        {tableView.table.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
        <option value="watcher">{words('replay.watcher')}</option>
      </select>
    </label>
  )
}
