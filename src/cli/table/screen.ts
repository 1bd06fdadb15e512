/** What a sitting shows: the table, new events, the choices, the log. */
import type { HostedTable } from '../../host/hosted-table.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { type LogEntry, progressOf, visibleEvents } from '../../kit/match.ts'
import { prose } from '../wrap.ts'
import { choicesOf } from './choices.ts'
import { menu } from './menu.ts'
import { painter } from './paint.ts'
import type { Sitting } from './sitting.ts'

interface Screen extends Pick<Sitting, 'terminal' | 'loaded' | 'words' | 'say' | 'names'> {
  readonly hosted: Pick<HostedTable, 'match'>
}

/** Prints the table as one viewer sees it. Games with rounds show the round on their own text boards. */
export const drawTable = ({ terminal, loaded, hosted, words, say, names }: Screen, viewer: Viewer): void => {
  const { game, state } = hosted.match
  const progress = progressOf(hosted.match)
  terminal.line()
  if (progress?.kind === 'turn') {
    prose(terminal, words('play.turn', { name: names[progress.seat] ?? '', turn: progress.turn }))
  }
  for (const line of loaded.textBoard(game.view(state, viewer), say, painter(terminal.colour))) terminal.line(line)
  terminal.line()
}

/** Prints the events that the viewer may see. */
export const showEvents = (
  { terminal, hosted, say }: Pick<Screen, 'terminal' | 'hosted' | 'say'>,
  events: readonly LogEntry<{ readonly kind: string; readonly rule: string }>[],
  viewer: Viewer,
): void => {
  for (const { event } of visibleEvents(events, viewer)) {
    prose(terminal, say(hosted.match.game.describeEvent(event)), 2)
  }
}

/** Prints what has happened since this seat last saw the log. */
export const showNewEvents = (sitting: Sitting, seat: Seat): void => {
  const { log } = sitting.hosted.match
  showEvents(sitting, log.slice(sitting.logShown[seat] ?? 0), seat)
  sitting.logShown[seat] = log.length
}

/** Prints the decision and its choices. */
export const showChoices = ({ terminal, hosted, words, say }: Sitting, seat: Seat): void => {
  const { game, state } = hosted.match
  prose(terminal, say(game.prompt(state, seat).message))
  for (const line of menu(choicesOf(game, state, seat, say), say)) terminal.line(line)
  prose(terminal, words('play.hint'))
}
