/** How to play Great Lakes: the first turns of the lesson, and the end of a recorded match. */
import type { Guide } from '../../../kit/guide.ts'

const END = { match: '3-seats-last-turns', moves: 238 } as const

export const guide: Guide = {
  sections: [
    {
      id: 'aim',
      parts: [
        { text: 'aim' },
        { text: 'tickets', picture: { match: 'lesson', moves: 4, of: 'aside' } },
        { text: 'pieces' },
      ],
    },
    {
      id: 'turn',
      parts: [
        { text: 'turn' },
        { text: 'draw', picture: { match: 'lesson', moves: 4, of: 'strip', marks: ['open:6', 'deck:ship'] } },
        {
          text: 'claim',
          picture: {
            match: 'lesson',
            moves: 11,
            marks: ['route:DET-CLE.s'],
            show: ['port:DET', 'port:CLE', 'port:ERI', 'port:TOL'],
          },
        },
        {
          text: 'payment',
          picture: {
            match: '3-seats-last-turns',
            moves: 6,
            of: 'dock',
            marks: ['hand:ship-purple', 'hand:locomotive'],
          },
        },
        {
          text: 'twins',
          picture: {
            match: 'lesson',
            moves: 15,
            marks: ['route:ERI-CLE.s1', 'route:ERI-CLE.s2'],
            show: ['port:DET', 'port:CLE', 'port:ERI', 'port:BUF'],
          },
        },
        { text: 'more' },
        {
          text: 'harbour',
          picture: {
            match: '3-seats-last-turns',
            moves: 194,
            marks: ['port:SSM'],
            show: ['port:SSM', 'port:MQT', 'port:SBM', 'port:TRC'],
          },
        },
        { text: 'exchange' },
      ],
    },
    {
      id: 'scoring',
      parts: [
        { text: 'points' },
        {
          text: 'score',
          picture: { ...END, marks: ['port:SSM', 'port:SYR'], show: ['port:SSM', 'port:SYR', 'port:BAY'] },
        },
        { text: 'ends' },
      ],
    },
    { id: 'mistakes', parts: [{ text: 'mistake.tickets' }, { text: 'mistake.pieces' }, { text: 'mistake.harbours' }] },
  ],
  examples: {
    'GL-E1': [
      {
        text: 'example.cards',
        picture: {
          match: '2-seats-last-turns',
          moves: 84,
          seat: 1,
          of: 'dock',
          marks: ['hand:train-red', 'hand:locomotive'],
        },
      },
      {
        text: 'example.paid',
        picture: {
          match: '2-seats-last-turns',
          moves: 86,
          seat: 1,
          marks: ['route:TRC-BAY.t'],
          show: ['port:TRC', 'port:BAY', 'port:MUS'],
        },
      },
    ],
    'GL-E2': [
      {
        text: 'example.double',
        picture: {
          match: '3-seats-last-turns',
          moves: 6,
          of: 'dock',
          marks: ['hand:ship-purple', 'hand:locomotive'],
        },
      },
      {
        text: 'example.four',
        picture: {
          match: '3-seats-last-turns',
          moves: 8,
          marks: ['route:KIN-BUF.s'],
          show: ['port:KIN', 'port:BUF', 'port:TOR'],
        },
      },
    ],
    'GL-E3': [
      {
        text: 'example.surplus',
        picture: {
          match: 'lesson',
          moves: 15,
          marks: ['route:ERI-CLE.s2'],
          show: ['port:DET', 'port:CLE', 'port:ERI', 'port:BUF'],
        },
      },
    ],
    'GL-E4': [
      {
        text: 'example.harbour',
        picture: {
          match: '3-seats-last-turns',
          moves: 156,
          seat: 2,
          marks: ['port:PRS'],
          show: ['port:PRS', 'port:SBM', 'port:PEL', 'port:TOR'],
        },
      },
    ],
    'GL-E5': [
      {
        text: 'example.ticket',
        picture: { ...END, marks: ['port:SSM', 'port:SYR'], show: ['port:SSM', 'port:SYR', 'port:BAY'] },
      },
    ],
    'GL-E8': [
      {
        text: 'example.open',
        picture: { match: '2-seats-row-cleared', moves: 4, of: 'strip', marks: ['open:3', 'deck:train'] },
      },
      {
        text: 'example.cleared',
        picture: { match: '2-seats-row-cleared', moves: 6, of: 'strip', marks: ['open:3'] },
      },
    ],
  },
}
