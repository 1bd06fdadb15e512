/** How to play Railways: the first turns of the lesson, and the end of a recorded match. */
import type { Guide } from '../../../kit/guide.ts'

export const guide: Guide = {
  sections: [
    { id: 'aim', parts: [{ text: 'aim' }, { text: 'start', picture: { match: 'lesson', moves: 0, of: 'dock' } }] },
    {
      id: 'turn',
      parts: [
        { text: 'turn' },
        { text: 'build', picture: { match: 'lesson', moves: 3, marks: ['city:22', 'link:22'] } },
        { text: 'colours', picture: { match: 'lesson', moves: 27, marks: ['link:12'], show: ['city:12', 'city:22'] } },
        { text: 'power' },
        {
          text: 'deliver',
          picture: { match: 'lesson', moves: 15, arrows: [['goods:22', 'city:15']], show: ['city:22', 'city:15'] },
        },
        {
          text: 'delivered',
          picture: { match: 'lesson', moves: 17, marks: ['link:22', 'link:15'], show: ['city:22', 'city:15'] },
        },
        { text: 'discard' },
        {
          text: 'cards',
          picture: {
            match: 'lesson',
            moves: 3,
            of: 'dock',
            marks: ['display:0', 'display:1', 'display:2', 'deck', 'pile'],
          },
        },
      ],
    },
    {
      id: 'scoring',
      parts: [
        { text: 'points' },
        {
          text: 'cities',
          picture: {
            match: '3-seats-trains',
            moves: 242,
            marks: ['link:0', 'link:9', 'link:11'],
            show: ['city:0', 'city:5', 'city:9', 'city:11'],
          },
        },
        { text: 'goods' },
        { text: 'ends' },
      ],
    },
    { id: 'mistakes', parts: [{ text: 'mistake.link' }, { text: 'mistake.power' }, { text: 'mistake.value' }] },
  ],
  examples: {
    'RC-E1': [
      {
        text: 'example.before',
        picture: { match: '3-seats-trains', moves: 82, marks: ['city:5'], show: ['city:5', 'city:22'] },
      },
      {
        text: 'example.built',
        picture: { match: '3-seats-trains', moves: 85, marks: ['link:0'], show: ['city:0', 'city:5'] },
      },
    ],
    'RC-E2': [
      {
        text: 'example.rails',
        picture: { match: '3-seats-trains', moves: 13, marks: ['link:22'], show: ['city:22', 'city:23'] },
      },
    ],
    'RC-E3': [
      {
        text: 'example.long',
        picture: { match: '3-seats-trains', moves: 197, seat: 1, arrows: [['goods:13', 'city:4']] },
      },
      {
        text: 'example.shared',
        picture: {
          match: '3-seats-trains',
          moves: 199,
          seat: 1,
          marks: ['link:13', 'link:14', 'link:22', 'link:23', 'link:21', 'link:4'],
        },
      },
    ],
    'RC-E6': [
      {
        text: 'example.real',
        picture: { match: '3-seats-trains', moves: 169, seat: 2, marks: ['link:19'], show: ['city:19', 'city:4'] },
      },
    ],
    'RC-E8': [
      {
        text: 'example.deck',
        picture: { match: '3-seats-trains', moves: 235, seat: 1, of: 'dock', marks: ['deck'] },
      },
      {
        text: 'example.starter',
        picture: { match: '4-seats-deck', moves: 205, seat: 3, of: 'dock', marks: ['deck'] },
      },
    ],
    'RC-E9': [
      {
        text: 'example.display',
        picture: { match: '3-seats-trains', moves: 16, seat: 2, of: 'dock', marks: ['display:1', 'display:2'] },
      },
      {
        text: 'example.second',
        picture: { match: '3-seats-trains', moves: 17, seat: 2, of: 'dock', marks: ['display:2'] },
      },
    ],
    'RC-E10': [
      { text: 'example.idle', picture: { match: '2-seats-idle', moves: 75, of: 'dock', marks: ['pile'] } },
      { text: 'example.sixth', picture: { match: '2-seats-idle', moves: 77, of: 'dock', marks: ['pile'] } },
    ],
    'RC-E4': [
      {
        text: 'example.city',
        picture: {
          match: '3-seats-trains',
          moves: 242,
          marks: ['link:0', 'link:9', 'link:11'],
          show: ['city:0', 'city:5', 'city:9', 'city:11'],
        },
      },
    ],
    'RC-E7': [
      {
        text: 'example.way',
        picture: { match: 'lesson', moves: 15, arrows: [['goods:22', 'city:15']], show: ['city:22', 'city:15'] },
      },
      {
        text: 'example.earned',
        picture: { match: 'lesson', moves: 17, marks: ['link:22', 'link:15'], show: ['city:22', 'city:15'] },
      },
    ],
  },
}
