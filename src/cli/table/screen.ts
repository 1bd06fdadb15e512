/** What a sitting shows: the table, the news, the choices, the log. */
import type { Seat, Viewer } from '../../kit/game.ts'
import { type LogEntry, visibleEvents } from '../../kit/match.ts'
import { prose } from '../wrap.ts'
import { choicesOf } from './choices.ts'
import { menu } from './menu.ts'
import { painter } from './paint.ts'
import type { Sitting } from './sitting.ts'

type Screen = Pick<Sitting, 'terminal' | 'shelved' | 'hosted' | 'say'>

/** The table as one viewer sees it. */
export const drawTable = ({ terminal, shelved, hosted, say }: Screen, viewer: Viewer): void => {
  const { game, state } = hosted.match
  terminal.line()
  for (const line of shelved.textBoard(game.view(state, viewer), say, painter(terminal.colour))) terminal.line(line)
  terminal.line()
}

/** These events of the log in words, as far as the viewer was told. */
export const tellEvents = (
  { terminal, hosted, say }: Pick<Screen, 'terminal' | 'hosted' | 'say'>,
  events: readonly LogEntry<{ readonly kind: string; readonly rule: string }>[],
  viewer: Viewer,
): void => {
  for (const { event } of visibleEvents(events, viewer)) {
    prose(terminal, say(hosted.match.game.describeEvent(event)), 2)
  }
}

/** What has happened since this seat was last told. */
export const tellNews = (sitting: Sitting, seat: Seat): void => {
  const { log } = sitting.hosted.match
  tellEvents(sitting, log.slice(sitting.told[seat] ?? 0), seat)
  sitting.told[seat] = log.length
}

/** What is asked, and what may be answered. */
export const showChoices = ({ terminal, hosted, words, say }: Sitting, seat: Seat): void => {
  const { game, state } = hosted.match
  prose(terminal, say(game.prompt(state, seat).message))
  for (const line of menu(choicesOf(game, state, seat, say), say)) terminal.line(line)
  prose(terminal, words('play.hint'))
}
