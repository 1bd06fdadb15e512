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
