/** Orders that a person may type at the table besides a choice: `why`, `rules`, `undo` and so on. */
import type { Seat } from '../../kit/game.ts'
import { newFile, saveRecord } from '../files.ts'
import type { CliWords } from '../language.ts'
import { sentence } from '../trouble.ts'
import { prose } from '../wrap.ts'
import { scoreLines } from './results.ts'
import { lookUp } from './rulebook.ts'
import { drawTable, showChoices, showEvents } from './screen.ts'
import { type Sitting, undoFor, undoWords } from './sitting.ts'
import { recordOfTable } from './terminal-table.ts'
import { whyNot } from './why.ts'

/** Ask again, look at the new position, or leave. */
export type Reply = 'again' | 'done' | 'left'

const NAMES = ['moves', 'map', 'why', 'rules', 'undo', 'score', 'log', 'save', 'help', 'quit'] as const
type OrderName = (typeof NAMES)[number]

/** Orders work in English and in the language of the table. */
export const isOrder = (words: CliWords, name: OrderName, answer: string): boolean => {
  const typed = answer.trim().toLowerCase()
  return typed === name || typed === words(`order.${name}`)
}

export const runOrder = (sitting: Sitting, seat: Seat, answer: string): Reply => {
  const { words, terminal } = sitting
  const [, typed = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(answer) ?? []
  const name = NAMES.find((order) => isOrder(words, order, typed))
  if (name !== undefined) return ORDERS[name](sitting, seat, rest)
  if (typed === '') prose(terminal, words('play.hint'))
  else prose(terminal, words('play.unclear', { answer: answer.trim() }))
  return 'again'
}

type Order = (sitting: Sitting, seat: Seat, rest: string) => Reply

const moves: Order = (sitting, seat) => {
  showChoices(sitting, seat)
  return 'again'
}

const map: Order = (sitting, seat) => {
  drawTable(sitting, seat)
  return 'again'
}

const why: Order = (sitting, seat, rest) => {
  const { words, terminal, hosted, say, loaded } = sitting
  const { game, state } = hosted.match
  if (rest === '') return answered(sitting, words('why.what'))
  const { refusals, allowed } = whyNot(game, state, seat, rest, say)
  for (const { rule, message } of refusals) {
    prose(terminal, say(message), 2)
    prose(terminal, `${rule}: ${loaded.book.rules[rule] ?? ''}`, 4)
  }
  if (allowed) prose(terminal, words('why.allowed', { what: rest }), 2)
  else if (refusals.length === 0) prose(terminal, words('why.unknown', { what: rest }), 2)
  return 'again'
}

const rules: Order = ({ words, terminal, loaded }, _seat, rest) => {
  const found = lookUp(loaded, rest)
  for (const { id, text, source } of found) {
    const mark = source === undefined || source === 'rulebook' ? '' : ` [${words(`source.${source}`)}]`
    prose(terminal, `${id}${mark} ${text}`, source === undefined ? 0 : 2)
  }
  if (found.length === 0) prose(terminal, words('rules.none', { what: rest }))
  if (rest === '') prose(terminal, words('rules.more'))
  return 'again'
}

const undo: Order = (sitting, seat) => {
  const barrier = undoFor(sitting, seat)
  prose(sitting.terminal, undoWords(sitting, barrier))
  return barrier === null ? 'done' : 'again'
}

const score: Order = ({ words, terminal, hosted, say }, seat) => {
  for (const line of scoreLines(hosted.match, seat, words, say)) terminal.line(line)
  return 'again'
}

const log: Order = (sitting, seat) => {
  showEvents(sitting, sitting.hosted.match.log, seat)
  return 'again'
}

const save: Order = (sitting, _seat, rest) => {
  const { words, terminal, hosted, loaded, file } = sitting
  try {
    if (rest !== '') saveRecord(newFile(rest), recordOfTable(hosted))
    terminal.line(words('play.saved', { file: rest || file }))
  } catch (error) {
    const problem = sentence(error, loaded.language)
    if (problem === undefined) throw error
    terminal.line(problem)
  }
  return 'again'
}

const help: Order = (sitting) => {
  const { words, terminal } = sitting
  prose(terminal, words('help.choose'))
  for (const name of NAMES) prose(terminal, `${words(`order.${name}`).padEnd(12)} ${words(`help.${name}`)}`, 2)
  return 'again'
}

const quit: Order = () => 'left'

const answered = ({ terminal }: Sitting, text: string): Reply => {
  prose(terminal, text)
  return 'again'
}

const ORDERS: Readonly<Record<OrderName, Order>> = { moves, map, why, rules, undo, score, log, save, help, quit }
