/** The players: as cards, or on a small screen as a strip that opens them. */
import { memo, type ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { AnyFace } from '../../boards.ts'
import { toggleDrawer } from '../drawers/open-drawer.ts'
import { CountUp } from '../effects/CountUp.tsx'
import { CrownIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import { HoldingLook } from './HoldingLook.tsx'
import { PlayerCard } from './PlayerCard.tsx'
import { stateOfSeat } from './player-words.ts'
import { pointsOf } from './points.ts'
import { SeatMark } from './SeatMark.tsx'

export interface PlayersProps {
  readonly tableView: TableView
  readonly face: AnyFace
  /** More about a seat, such as presence and clock. */
  readonly note: ((seat: Seat) => ReactNode) | null
}

export const PlayerCards = memo((props: PlayersProps) => {
  const { words } = useTableTexts()
  const { seats } = props.tableView.table
  return (
    <ul className="cards" aria-label={words('tab.players')} data-many={seats.length > 4}>
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <PlayerCard key={seat} {...props} seat={seat} name={name} />
      ))}
    </ul>
  )
})

export const PlayerStrip = memo(({ tableView, face }: PlayersProps) => {
  const { words } = useTableTexts()
  return (
    <ul className="chips" aria-label={words('tab.players')}>
      {tableView.table.seats.map(({ name }, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          key={seat}
          className="chip"
          data-anchor={`seat:${seat}`}
          aria-current={tableView.toAct.includes(seat) ? 'step' : undefined}
        >
          <Chip tableView={tableView} face={face} seat={seat} name={name} />
        </li>
      ))}
    </ul>
  )
})

interface ChipProps extends Pick<PlayersProps, 'tableView' | 'face'> {
  readonly seat: Seat
  readonly name: string
}

const Chip = ({ tableView, face, seat, name }: ChipProps): ReactNode => {
  const { words, say } = useTableTexts()
  const points = pointsOf(tableView, face, seat)
  const [holding] = face.holdings(tableView.view, seat)
  return (
    <button type="button" className="chip-button" onClick={() => toggleDrawer('players')}>
      <SeatMark look={face.seatLooks[seat]} />
      <span className="chip-words">
        <strong>{seat === tableView.viewer ? words('players.you') : name}</strong>
        {holding !== undefined && (
          <small>
            <HoldingLook holding={holding} label={say(holding.label)} />
          </small>
        )}
      </span>
      {points !== null && (
        <b className="chip-points">
          <CountUp key={tableView.viewer} value={points} seat={seat} />
        </b>
      )}
      {tableView.outcome?.ranks[seat] === 1 && <CrownIcon />}
      <span className="unseen">{stateOfSeat(tableView, seat, words)}</span>
    </button>
  )
}
