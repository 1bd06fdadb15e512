/** The turns of a sitting: people are asked, bots move, until the match is over or its people leave. */
import type { Seat } from '../../kit/game.ts'
import { choicesOf, findChoice } from './choices.ts'
import { moveOfBot, nextToAct } from './host.ts'
import { isOrder, obey } from './orders.ts'
import { drawTable, showChoices, tellEvents, tellNews } from './screen.ts'
import { moveFor, people, type Sitting, save, undoFor } from './sitting.ts'

export const playTurns = async (sitting: Sitting): Promise<'over' | 'left'> => {
  save(sitting)
  for (;;) {
    const seat = nextToAct(sitting.hosted)
    if (seat === undefined) return 'over'
    if (sitting.hosted.sitters[seat]?.kind === 'bot') botTurn(sitting, seat)
    else if ((await personTurn(sitting, seat)) === 'left') return 'left'
  }
}

/** One person is told as that seat; before several only what all may hear is said. */
const botTurn = (sitting: Sitting, seat: Seat): void => {
  const before = sitting.hosted.match.log.length
  moveFor(sitting, seat, moveOfBot(sitting.hosted, seat, sitting.shelved.heuristics))
  const [only, ...others] = people(sitting)
  if (only !== undefined && others.length === 0) tellNews(sitting, only)
  else tellEvents(sitting, sitting.hosted.match.log.slice(before), 'watcher')
}

const personTurn = async (sitting: Sitting, seat: Seat): Promise<'done' | 'left'> => {
  const came = await handOver(sitting, seat)
  if (came !== 'here') return came === 'undone' ? 'done' : 'left'
  tellNews(sitting, seat)
  drawTable(sitting, seat)
  showChoices(sitting, seat)
  const { game, state } = sitting.hosted.match
  const choices = choicesOf(game, state, seat, sitting.say)
  for (;;) {
    const answer = await sitting.terminal.ask(`${sitting.names[seat]}> `)
    if (answer === undefined) return 'left'
    const choice = findChoice(game, choices, answer)
    if (choice === undefined) {
      const reply = obey(sitting, seat, answer)
      if (reply !== 'again') return reply
    } else {
      moveFor(sitting, seat, choice.move)
      tellNews(sitting, seat)
      return 'done'
    }
  }
}

/**
 * Several people share the screen: nobody's secrets are shown before that person sits down. After a move a
 * person sees what came of it until Enter and may take it back, but not later: that would show the hand to the next one.
 */
const handOver = async (sitting: Sitting, seat: Seat): Promise<'here' | 'undone' | 'left'> => {
  const { terminal, words, names, shown } = sitting
  if (people(sitting).length > 1 && shown !== seat) {
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
  const undone = undoFor(sitting, seat)
  terminal.line(words(`undo.${undone}`))
  return undone === 'done' ? 'undone' : leaveScreen(sitting, seat)
}
