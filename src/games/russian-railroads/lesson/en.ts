import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Build three railway lines and an industry. Both score after every round, so what you build early pays many times.',
  workers:
    'On your turn you put workers on a free action space and do what it shows. The space is then taken for this round.',
  track: 'Start with two black steps for one worker. Move black twice on the long Transsib route.',
  locomotive:
    'Track scores only as far as a locomotive reaches. Build one and put it on the second Transsib slot: 1 + 2 reach field 3.',
  grey: 'Black leads, but scores nothing. Field 2 gave you grey track, worth 1 per field: move it two steps.',
  doubler: 'Doublers lie above Transsib from left to right and double the track below. Take one.',
  industry: 'The industry marker scores the value of its space after every round. Move it one step.',
  last: 'This space is never full. Use your last worker here: one more black step on Transsib makes room for grey.',
  pass: 'You have no workers left, only a coin for the next round. Pass.',
  scoring: 'The round is scored: grey gave 1 + 1, one field doubled, so 3. The industry gave 1.',
  engineers:
    'One engineer a round can be hired for a coin. It is your own action space, and the most engineers score 40 points at the end.',
  lines:
    'Kiev and Petersburg bring a worker, ?-tokens and points of their own. For most of that they need a locomotive too.',
  end: 'With three players the game has six rounds, and scores grow fast. Your workers are back: your turn.',
} as const satisfies Texts
