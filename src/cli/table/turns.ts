/** The turns of a sitting: people choose and bots move until the match is over or its people leave. */
import { people } from '../../host/hosted-table.ts'
import type { Seat } from '../../kit/game.ts'
import { choicesOf, findChoice } from './choices.ts'
import { isOrder, runOrder } from './orders.ts'
import { drawTable, showChoices, showEvents, showNewEvents } from './screen.ts'
import { playFor, type Sitting, save, undoFor, undoWords } from './sitting.ts'
import { moveBot, nextToAct } from './terminal-table.ts'

export const playTurns = async (sitting: Sitting): Promise<'over' | 'left'> => {
  save(sitting)
  for (;;) {
    const seat = nextToAct(sitting.hosted)
    if (seat === undefined) return 'over'
    if (sitting.hosted.info.seats[seat]?.bot !== null) botTurn(sitting, seat)
    else if ((await personTurn(sitting, seat)) === 'left') return 'left'
  }
}

/** A single person sees the events of their seat; several people see only what everybody may see. */
const botTurn = (sitting: Sitting, seat: Seat): void => {
  const before = sitting.hosted.match.log.length
  moveBot(sitting.hosted, seat)
  save(sitting)
  const [only, ...others] = people(sitting.hosted)
  if (only !== undefined && others.length === 0) showNewEvents(sitting, only)
  else showEvents(sitting, sitting.hosted.match.log.slice(before), 'watcher')
}

const personTurn = async (sitting: Sitting, seat: Seat): Promise<'done' | 'left'> => {
  const arrival = await changeSeats(sitting, seat)
  if (arrival !== 'here') return arrival === 'undone' ? 'done' : 'left'
  showNewEvents(sitting, seat)
  drawTable(sitting, seat)
  showChoices(sitting, seat)
  const { game, state } = sitting.hosted.match
  const choices = choicesOf(game, state, seat, sitting.say)
  for (;;) {
    const answer = await sitting.terminal.ask(`${sitting.names[seat]}> `)
    if (answer === undefined) return 'left'
    const choice = findChoice(game, choices, answer)
    if (choice === undefined) {
      const reply = runOrder(sitting, seat, answer)
      if (reply !== 'again') return reply
    } else {
      playFor(sitting, seat, game.notate(choice.move))
      showNewEvents(sitting, seat)
      return 'done'
    }
  }
}

/**
 * Several people share the screen: secrets are shown only after their owner has sat down. After a move a person sees the
 * result until Enter and may undo it, but not later: that would show the hand to the next person.
 */
const changeSeats = async (sitting: Sitting, seat: Seat): Promise<'here' | 'undone' | 'left'> => {
  const { terminal, words, names, shown } = sitting
  if (people(sitting.hosted).length > 1 && shown !== seat) {
    const left = shown === undefined ? 'gone' : await leaveScreen(sitting, shown)
    if (left !== 'gone') return left
    sitting.shown = undefined
    terminal.clear()
    const answer = await terminal.ask(`${words('play.handover', { name: names[seat] ?? '' })} `)
    if (answer === undefined || isOrder(words, 'quit', answer)) return 'left'
  }
  sitting.shown = seat
  return 'here'
}

const leaveScreen = async (sitting: Sitting, seat: Seat): Promise<'gone' | 'undone' | 'left'> => {
  const { terminal, words, names } = sitting
  const answer = await terminal.ask(`${words('play.seen', { name: names[seat] ?? '' })} `)
  if (answer === undefined || isOrder(words, 'quit', answer)) return 'left'
  if (!isOrder(words, 'undo', answer)) return 'gone'
  const barrier = undoFor(sitting, seat)
  terminal.line(undoWords(sitting, barrier))
  return barrier === null ? 'undone' : leaveScreen(sitting, seat)
}
