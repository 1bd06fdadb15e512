/** RC-4.4: the cards that pay for a link, as one number: ones, twos and jokers. They stay in the link (RC-4.6). */

export const payment = (ones: number, twos: number, jokers: number): number => ones | (twos << 4) | (jokers << 8)

export const onesIn = (paid: number): number => paid & 15
export const twosIn = (paid: number): number => (paid >> 4) & 15
export const jokersIn = (paid: number): number => paid >> 8

/** RC-4.5, RC-4.6: rails count their value, a joker counts 1. */
export const paymentValue = (paid: number): number => onesIn(paid) + 2 * twosIn(paid) + jokersIn(paid)
