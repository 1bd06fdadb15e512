/** `roundhouse report`: plays matches and counts where bots' points come from. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Meta } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import { onCores } from '../../lab/arena/cores.ts'
import { type Figure, figureOf } from '../../lab/arena/figures.ts'
import type { DealFigures, ReportSetup } from '../../lab/deal.ts'
import { LAB_BOT_NAMES, playerSpec } from '../../lab/players.ts'
import { FLAG, readArguments, TEXT, wholeNumber } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { takeGame } from '../game.ts'
import { chooseLanguage } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'

const OPTIONS = { bots: TEXT, games: TEXT, seed: TEXT, against: TEXT, cores: TEXT, lang: TEXT, json: FLAG }

const USUAL_GAMES = 16

export const command: CliCommand = {
  name: 'report',
  summary: 'where the points of bots come from',
  usage: `
  roundhouse report <game> --bots strong@200,strong@200,strong@200,strong@200 [--games N] [--seed N]

  --bots     a bot for each seat: ${LAB_BOT_NAMES.join(', ')};
             strong@50 thinks 50 ms about a turn (time at work, not on the wall), strong#500 for 500 iterations;
             greedy looks one move ahead with what searching bots know, rollout plays the quick moves of the search;
             other:strong@50 is the bot of another build
  --games    how many deals (${USUAL_GAMES}); each is played once for every way of turning the bots around the table
  --seed     which deals (1)
  --against  the dist folder of another build, for bots that begin with other:
  --cores    how many cores to use (all)
  --json     prints the figures as JSON

Prints means of one seat, with 95 % intervals over deals: win share, points, points by rule, and what the game adds.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, OPTIONS)
    const { game } = await takeGame(subject, chooseLanguage(values.lang, terminalOf(out).env))
    const bots = botsIn(game.meta, values.bots)
    const seed = wholeNumber('--seed', values.seed, 0) ?? 1
    const other = values.against === undefined ? null : resolve(values.against)
    if (other === null && bots.some((bot) => bot.startsWith('other:'))) trouble('report.against')
    const count = wholeNumber('--games', values.games, 1) ?? USUAL_GAMES
    const cores = wholeNumber('--cores', values.cores, 1) ?? availableParallelism()
    const setup: ReportSetup = { game: game.meta.id, bots, seed, other }
    const deals: DealFigures[] = []
    await onCores<DealFigures>('lab/worker.js', setup, 0, count, cores, (deal) => {
      deals.push(deal)
      return 'on'
    })
    const columns = [...new Set(bots)].map((bot) => ({ bot, figures: figuresOfBot(deals, bot) }))
    const matches = deals.reduce((sum, deal) => sum + deal.length, 0)
    if (values.json) {
      out.line(JSON.stringify({ setup, matches, bots: columns }))
      return OK
    }
    out.line(`${game.meta.title}: ${deals.length} deals, ${matches} matches, seed ${seed}`)
    out.line(`winners' points${figure(winnersPoints(deals)).padStart(NAME + COLUMN - 15)}`)
    out.line(''.padEnd(NAME) + columns.map(({ bot }) => bot.padStart(COLUMN)).join(''))
    for (const name of Object.keys(columns[0]?.figures ?? {})) {
      const cells = columns.map(({ figures }) => figure(figures[name]).padStart(COLUMN))
      out.line(name.padEnd(NAME) + cells.join(''))
    }
    return OK
  },
}

const NAME = 26
const COLUMN = 22

const figure = (value: Figure | undefined): string => {
  if (value === undefined) return '–'
  const spread = Number.isFinite(value.within) ? value.within.toFixed(2) : '?'
  return `${value.mean.toFixed(2)} ±${spread}`
}

const botsIn = (meta: Meta, list: string | undefined): readonly string[] => {
  const bots = list?.split(',').map((text) => text.trim()) ?? Array<string>(meta.seats.at(-1) ?? 0).fill('casual')
  if (!meta.seats.includes(bots.length)) {
    return complain('record.seats', { title: meta.title, seats: bots.length, allowed: meta.seats })
  }
  for (const seat of bots) if (playerSpec(seat) === undefined) trouble('usage.bots', { seat, bots: LAB_BOT_NAMES })
  return bots
}

/** By name: the mean of one seat of this bot, over deals. A match without the figure counts as 0. */
const figuresOfBot = (deals: readonly DealFigures[], bot: string): Readonly<Record<string, Figure>> => {
  const seatsByDeal = deals.map((deal) => deal.flat().filter((seat) => seat.bot === bot))
  const names = [...new Set(seatsByDeal.flat().flatMap(({ figures }) => Object.keys(figures)))]
  const meanIn = (seats: (typeof seatsByDeal)[number], name: string): number =>
    seats.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0) / Math.max(1, seats.length)
  return Object.fromEntries(names.map((name) => [name, figureOf(seatsByDeal.map((seats) => meanIn(seats, name)))]))
}

const winnersPoints = (deals: readonly DealFigures[]): Figure =>
  figureOf(
    deals.map((deal) => {
      const best = deal.map((seats) => Math.max(...seats.map(({ figures }) => figures['points'] ?? 0)))
      return best.reduce((sum, points) => sum + points, 0) / best.length
    }),
  )
