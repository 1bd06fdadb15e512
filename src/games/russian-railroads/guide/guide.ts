/** How to play Russian Railroads: the first round of the lesson, and the end of a recorded match. */
import type { Guide } from '../../../kit/guide.ts'

const RICH = { match: '3-seats-rich', moves: 217, seat: 1 } as const

export const guide: Guide = {
  sections: [
    {
      id: 'aim',
      parts: [
        { text: 'aim' },
        {
          text: 'mat',
          picture: {
            match: 'lesson',
            moves: 2,
            marks: ['slot:0:0', 'track:0:0:0', 'marker:0:0'],
            show: ['line:0:0', 'line:0:1', 'line:0:2', 'industry:0'],
          },
        },
      ],
    },
    {
      id: 'turn',
      parts: [
        { text: 'turn' },
        { text: 'space', picture: { match: 'lesson', moves: 4, marks: ['space:T1'], show: ['space:T1', 'space:T12'] } },
        {
          text: 'track',
          picture: { match: 'lesson', moves: 6, marks: ['track:0:0:0'], show: ['slot:0:0', 'track:0:0:0'] },
        },
        {
          text: 'locomotive',
          picture: {
            match: 'lesson',
            moves: 14,
            marks: ['slot:0:0', 'slot:0:1'],
            show: ['slot:0:0', 'track:0:0:0'],
          },
        },
        {
          text: 'order',
          picture: {
            match: 'lesson',
            moves: 24,
            marks: ['track:0:0:1', 'track:0:0:0'],
            show: ['slot:0:0', 'track:0:0:0'],
          },
        },
        {
          text: 'doubler',
          picture: { match: 'lesson', moves: 26, marks: ['doublers:0'], show: ['slot:0:0', 'track:0:0:0'] },
        },
        {
          text: 'industry',
          picture: { ...RICH, marks: ['marker:1:0', 'gap:1:0', 'gap:1:1', 'gap:1:2', 'gap:1:3', 'gap:1:4'] },
        },
        { text: 'engineers', picture: { match: 'lesson', moves: 43, marks: ['space:E1', 'space:E2', 'space:E3'] } },
        { text: 'tokens' },
        { text: 'pass' },
      ],
    },
    {
      id: 'scoring',
      parts: [
        { text: 'rounds' },
        {
          text: 'score',
          picture: {
            match: 'lesson',
            moves: 43,
            marks: ['track:0:0:1', 'marker:0:0'],
            show: ['slot:0:0', 'track:0:0:0', 'marker:0:0'],
          },
        },
        { text: 'kiev', picture: { match: '3-seats-rich', moves: 217, seat: 0, marks: ['line:0:2'] } },
        { text: 'ends' },
      ],
    },
    { id: 'mistakes', parts: [{ text: 'mistake.reach' }, { text: 'mistake.workers' }, { text: 'mistake.everything' }] },
  ],
  examples: {
    'RR-E3': [
      {
        text: 'example.most',
        picture: {
          match: '4-seats-rich',
          moves: 383,
          seat: 2,
          marks: ['engineer:13', 'engineer:14'],
          show: ['engineer:13', 'industry:2'],
        },
      },
    ],
    'RR-E4': [
      {
        text: 'example.flags',
        picture: { match: '4-seats-rich', moves: 56, marks: ['space:P1', 'space:P2'], show: ['space:P1', 'space:O1'] },
      },
      {
        text: 'example.newOrder',
        picture: { match: '4-seats-rich', moves: 57, marks: ['railway:3', 'railway:2', 'railway:1', 'railway:0'] },
      },
    ],
    'RR-E5': [
      {
        text: 'example.chain',
        picture: {
          ...RICH,
          moves: 132,
          arrows: [
            ['slot:1:1', 'slot:1:2'],
            ['slot:1:2', 'slot:1:0'],
          ],
        },
      },
      { text: 'example.returned', picture: { ...RICH, moves: 135, marks: ['slot:1:0', 'slot:1:1', 'slot:1:2'] } },
    ],
    'RR-E6': [
      {
        text: 'example.moves',
        picture: { match: '3-seats-rich', moves: 19, arrows: [['slot:0:0', 'slot:0:3']] },
      },
      { text: 'example.moved', picture: { match: '3-seats-rich', moves: 21, marks: ['slot:0:0', 'slot:0:3'] } },
    ],
    'RR-E7': [
      {
        text: 'example.same',
        picture: { ...RICH, moves: 109, marks: ['space:P1', 'space:P2'], show: ['space:P1', 'space:O1'] },
      },
    ],
    'RR-E10': [
      {
        text: 'example.factory',
        picture: { match: '4-seats-rich', moves: 159, seat: 3, arrows: [['marker:3:0', 'gap:3:0']] },
      },
      { text: 'example.worked', picture: { match: '4-seats-rich', moves: 160, seat: 3, marks: ['marker:3:0'] } },
    ],
    'RR-E11': [
      {
        text: 'example.grey',
        picture: {
          match: '4-seats-rich',
          moves: 33,
          seat: 2,
          marks: ['track:2:0:1', 'track:2:0:0'],
          show: ['slot:2:0', 'track:2:0:0'],
        },
      },
    ],
    'RR-E1': [
      {
        text: 'example.round',
        picture: {
          match: 'lesson',
          moves: 43,
          marks: ['track:0:0:1', 'marker:0:0'],
          show: ['slot:0:0', 'track:0:0:0', 'marker:0:0'],
        },
      },
    ],
    'RR-E2': [
      {
        text: 'example.stars',
        picture: { match: '3-seats-rich', moves: 72, seat: 0, marks: ['line:0:2', 'track:0:2:0'] },
      },
    ],
    'RR-E8': [
      {
        text: 'example.enters',
        picture: { match: 'lesson', moves: 22, marks: ['track:0:0:1'], show: ['slot:0:0', 'track:0:0:0'] },
      },
    ],
    'RR-E9': [
      {
        text: 'example.token',
        picture: { match: '3-seats-rich', moves: 140, seat: 1, marks: ['track:1:1:0'], show: ['line:1:1'] },
      },
    ],
  },
}
