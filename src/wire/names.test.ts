import { expect, test } from 'vitest'
import { isReadableName, tidyName } from './names.ts'

test.each([
  // Hungarian, Dutch, German and their neighbours.
  'Kálmán',
  'Őzike Űrhajós',
  'Zoë',
  'IJsbrand',
  'Jörg Groß',
  'Łukasz',
  'Nguyễn Thị Hương',
  'O’Brien',
  'Anna-Maria',
  // Other scripts, with the marks that they need.
  '小林',
  'さくら',
  'ピーター',
  '김민준',
  'محمد',
  'مُحَمَّد',
  'יוסף',
  'שָּׁלוֹם',
  'अर्जुन',
  'ज़ीनत',
  'สมชาย ที่รัก',
  'ဖြိုး',
  'ကျော်',
  'Ελένη',
  'ᾨδή',
  'Ольга',
  // Digits, pictures, a decomposed accent.
  'R2D2',
  '🚂',
  'Ann 🎲',
  'Zoe\u0308',
])('%s is a name', (name) => {
  expect(isReadableName(tidyName(name))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000\u2003'],
  ['an empty Braille cell', '\u2800'],
  ['Braille cells and blanks', '\u2800 \u2800\u2800'],
  ['a Hangul filler', '\u3164'],
  ['other Hangul fillers', '\u115f\u1160\uffa0'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['invisible operators', '\u2061\u2062\u2063'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a missing note', '\u{1d159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['dots', '...'],
  ['a hyphen', '-'],
  ['quotes', '’'],
  ['accents without letters', '\u0301\u0302'],
  ['an accent before the first letter', '\u0301Ann'],
  ['three accents on a letter', 'A\u0300\u0316\u0334nn'],
  ['a pile of accents', `Z${'\u0335\u0321\u0353\u033a'.repeat(4)}algo`],
  ['one accent twice', 'A\u0336\u0336nn'],
  ['a pile of Thai marks', `ก${'\u0e47'.repeat(4)}`],
  ['a missing object', 'Ann\ufffc'],
  ['a control character', 'Ann\u0007'],
  ['half a character', 'Ann\ud800'],
  ['a private character', '\ue000'],
])('%s cannot be read', (_what, name) => {
  expect(isReadableName(tidyName(name))).toBe(false)
})

test.each([
  ['  Ann  ', 'Ann'],
  ['\u2800Ann\u2800', 'Ann'],
  ['Ann\u2800\u2800Bob', 'Ann Bob'],
  ['A\u200bnn', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['An\tna\n', 'An na'],
  ['Ann\u2028Bob', 'Ann Bob'],
])('%j is written %j', (name, tidy) => {
  expect(tidyName(name)).toBe(tidy)
})
