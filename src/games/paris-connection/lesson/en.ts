import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Six railway companies start in Paris. You hold secret shares in them. At the end each share scores what its company is worth.',
  shares: 'These are your ten shares. Four of them are Brown, so you want Brown to become valuable.',
  extend: 'On your turn you either extend a network or trade a share. Choose Brown and extend it.',
  city: 'Put the first locomotive on Rouen. A city raises the value of the company by its number, here 1.',
  country: 'Countryside scores nothing, but it leads on. Place one south-west of Paris and the next on Le Mans.',
  stop: 'You may place up to five locomotives. Three are enough for now: stop here.',
  value: 'Brown is worth 2 now. Each of your four Brown shares scores 2 points.',
  open: 'Everybody sees what is traded. Gustave took two Brown: he wants your company to grow too.',
  trade: 'You can trade as well: give one share, take up to two of another colour. Give Red and take two Brown.',
  limit: 'More shares mean more points. But with three players every share above 20 costs 20 points at the end.',
  grow: 'Extend Brown again, with all five: through the countryside to Angers and Nantes, then Le Havre.',
  pools: 'Brown is worth 6, and you hold six shares of it. Extending and trading both use up the pools on the table.',
  end: 'The game ends when a company reaches Marseille, or when only one pool still has locomotives. Then the player with the most points wins.',
} as const satisfies Texts
