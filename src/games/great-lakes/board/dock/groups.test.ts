/** What the hand shows agrees with the rules: which groups pay for a route, and with which cards. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Match, playText, rewind } from '../../../../kit/match.ts'
import { readRecord, replayRecord } from '../../../../kit/record.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import { cardsOf } from '../../describe/targets.ts'
import { game } from '../../game.ts'
import { LOCOMOTIVES, paidBy, SHIP_GROUPS, TRAIN_GROUPS } from './groups.ts'
import { alternatives, paymentsIn, paymentWith, taken } from './paying.ts'

const GROUPS = [LOCOMOTIVES, ...TRAIN_GROUPS, ...SHIP_GROUPS]

const questionIn = ({ state }: Match<typeof game>, seat: number): PendingDecision => ({
  decision: 0,
  ask: game.prompt(state, seat),
  choices: game.legal(state, seat).map((move) => ({
    notation: game.notate(move),
    kind: move.kind,
    label: game.describeMove(move),
    targets: game.targets(move),
    final: false,
  })),
})

const text = readFileSync(new URL('../../playthroughs/4-seats-last-turns.json', import.meta.url), 'utf8')
const whole = replayRecord(game, readRecord(text)) as unknown as Match<typeof game>

/** Positions in which a seat may claim something. */
const positions = Array.from({ length: 24 }, (_, at) => rewind(whole, 20 + at * 13) as Match<typeof game>).filter(
  ({ state }) => game.prompt(state, state.mover).kind === 'act',
)

test('a group pays for exactly the routes and harbours that the rules let it pay for', () => {
  let checked = 0
  for (const match of positions) {
    const seat = match.state.mover
    const view = game.view(match.state, seat)
    const question = questionIn(match, seat)
    for (const choice of question.choices) {
      if (choice.kind !== 'claim' && choice.kind !== 'harbour') continue
      const paying = questionIn(playText(match, seat, choice.notation), seat)
      for (const group of GROUPS) {
        const isHarbour = choice.kind === 'harbour'
        const fits = paymentsIn(paying).some(
          ({ pay }) =>
            pay.colour === group.colour &&
            (isHarbour || cardsOf(pay).some(([card]) => group.cards.includes(card))) &&
            cardsOf(pay).length > 0,
        )
        const says = paidBy(group, view, question).includes(choice)
        expect(says, `${group.id} for ${choice.notation}`).toBe(fits)
        checked += 1
      }
    }
  }
  expect(checked).toBeGreaterThan(500)
})

test('a pressed group leads to a payment with its cards, and the other ways keep its colour', () => {
  for (const match of positions) {
    const seat = match.state.mover
    const claim = questionIn(match, seat).choices.find(({ kind }) => kind === 'claim')
    if (claim === undefined) continue
    const paying = questionIn(playText(match, seat, claim.notation), seat)
    for (const group of GROUPS) {
      const payment = paymentWith(paying, group)
      if (payment === undefined) continue
      expect(group.cards.some((card) => taken(payment, card) > 0)).toBe(true)
      const ways = alternatives(paying, payment)
      expect(ways.map(({ choice }) => choice)).toContain(payment.choice)
      for (const { pay } of ways) expect(pay.colour).toBe(payment.pay.colour)
    }
  }
})
