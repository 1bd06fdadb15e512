/** How to play Paris Connection: the first extension and trade of the lesson, and the end of a recorded match. */
import type { Guide } from '../../../kit/guide.ts'

const STATIONS = ['black', 'blue', 'brown', 'purple', 'red', 'yellow'].map((colour) => `extend:${colour}`)

export const guide: Guide = {
  sections: [
    {
      id: 'aim',
      parts: [
        { text: 'aim' },
        { text: 'stations', picture: { match: 'lesson', moves: 0, marks: STATIONS } },
        { text: 'shares', picture: { match: 'lesson', moves: 0, of: 'dock' } },
      ],
    },
    {
      id: 'turn',
      parts: [
        { text: 'turn' },
        {
          text: 'extend',
          picture: {
            match: 'lesson',
            moves: 5,
            show: ['field:D8', 'field:F8', 'field:F7'],
            arrows: [['extend:brown', 'field:F7']],
          },
        },
        { text: 'value', picture: { match: 'lesson', moves: 5, marks: ['field:D8', 'field:F7'] } },
        {
          text: 'room',
          picture: {
            match: 'lesson',
            moves: 19,
            show: ['field:D6', 'field:D8', 'field:E7', 'field:C8'],
            marks: ['field:D6', 'field:D7'],
          },
        },
        { text: 'trade', picture: { match: 'lesson', moves: 8, of: 'dock', marks: ['pool:brown', 'pool:red'] } },
        { text: 'choose' },
      ],
    },
    {
      id: 'scoring',
      parts: [
        {
          text: 'score',
          picture: { match: '3-seats-marseille', moves: 70, seat: 1, of: 'dock' },
        },
        {
          text: 'marseille',
          picture: { match: '3-seats-marseille', moves: 70, seat: 1, arrows: [['field:L13', 'field:Q14']] },
        },
        { text: 'limit' },
        { text: 'ends' },
      ],
    },
    { id: 'mistakes', parts: [{ text: 'mistake.feed' }, { text: 'mistake.single' }, { text: 'mistake.late' }] },
  ],
  examples: {
    'PC-E5': [
      {
        text: 'example.two',
        picture: { match: '4-seats-pools', moves: 200, seat: 1, of: 'dock', marks: ['pool:black', 'pool:yellow'] },
      },
      {
        text: 'example.one',
        picture: { match: '4-seats-pools', moves: 205, seat: 1, of: 'dock', marks: ['pool:yellow'] },
      },
    ],
    'PC-E6': [
      {
        text: 'example.far',
        picture: { match: '3-seats-marseille', moves: 0, arrows: [['extend:black', 'field:Q14']] },
      },
    ],
    'PC-E1': [{ text: 'example.score', picture: { match: '4-seats-pools', moves: 205, seat: 3, of: 'dock' } }],
    'PC-E3': [
      { text: 'example.five', picture: { match: '5-seats-marseille', moves: 0, of: 'dock' } },
      { text: 'example.three', picture: { match: '3-seats-marseille', moves: 0, of: 'dock' } },
    ],
    'PC-E4': [
      {
        text: 'example.before',
        picture: { match: '3-seats-marseille', moves: 65, seat: 1, arrows: [['field:L13', 'field:Q14']] },
      },
      {
        text: 'example.after',
        picture: { match: '3-seats-marseille', moves: 70, seat: 1, marks: ['field:L13', 'field:Q14'] },
      },
    ],
    'PC-E7': [
      {
        text: 'example.full',
        picture: { match: '3-seats-marseille', moves: 37, marks: ['field:F8', 'field:F7'] },
      },
      {
        text: 'example.border',
        picture: {
          match: 'lesson',
          moves: 19,
          show: ['field:D6', 'field:D8', 'field:E7', 'field:C8'],
          marks: ['field:D6', 'field:D7'],
        },
      },
    ],
  },
}
