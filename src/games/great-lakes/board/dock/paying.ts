/** The payment that the viewer has put together: one of the choices, and which cards it takes. */
import { createPick } from '../../../../web/toolkit/shared.ts'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import type { Card } from '../../cards/cards.ts'
import { cardsOf } from '../../describe/targets.ts'
import { type Pay, parse } from '../../moves.ts'
import type { Group } from './groups.ts'

export interface PaymentChoice {
  readonly choice: Choice
  readonly pay: Pay
}

export const paymentsIn = (question: PendingDecision | null): readonly PaymentChoice[] =>
  (question?.choices ?? []).flatMap((choice) => {
    const pay = parse(choice.notation)
    return pay?.kind === 'pay' ? [{ choice, pay }] : []
  })

const useNotation = createPick<string>()

/** The payment offered now: the one picked, else the first of the selected group's colour, else the first. */
export const usePayment = (
  question: PendingDecision | null,
  group: Group | null,
): readonly [PaymentChoice | null, (payment: PaymentChoice) => void] => {
  const [notation, pick] = useNotation(question)
  const all = paymentsIn(question)
  const own = all.find(({ choice }) => choice.notation === notation)
  const preferred = all.find(({ pay }) => pay.colour === group?.colour)
  return [own ?? preferred ?? all[0] ?? null, ({ choice }) => pick(choice.notation)]
}

/** The payments with the same colour: they differ in harbour symbols, double ships and locomotives. */
export const alternatives = (question: PendingDecision | null, { pay }: PaymentChoice): readonly PaymentChoice[] =>
  paymentsIn(question).filter((other) => other.pay.colour === pay.colour)

/** The first payment with cards of this group. */
export const paymentWith = (question: PendingDecision | null, { colour, cards }: Group): PaymentChoice | undefined => {
  const all = paymentsIn(question)
  const uses = ({ pay }: PaymentChoice): boolean => cardsOf(pay).some(([card]) => cards.includes(card))
  return all.find((payment) => payment.pay.colour === colour && uses(payment)) ?? all.find(uses)
}

/** How many of a card the payment takes. */
export const taken = (payment: PaymentChoice | null, card: Card): number =>
  payment === null ? 0 : (cardsOf(payment.pay).find(([other]) => other === card)?.[1] ?? 0)
