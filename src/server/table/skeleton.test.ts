import { expect, test } from 'vitest'
import { looksLike } from './skeleton.ts'

test.each([
  ['case', 'Ann', 'ANN'],
  ['width', 'Ann', 'ａｎｎ'],
  ['a bold letter', 'Ann', '𝐀nn'],
  ['a circled letter', 'Ann', 'Ⓐnn'],
  ['an accent', 'Zoë', 'Zoe'],
  ['Hungarian accents', 'Kálmán', 'Kalman'],
  ['a mark through a letter', 'Ann', 'A\u0336nn'],
  ['what cannot be seen', 'Ann', 'A\u200bn\u034fn'],
  ['a Cyrillic а', 'Anna', 'Аnna'],
  ['small Cyrillic letters', 'Peace', 'Реасе'],
  ['all Cyrillic', 'COXA', 'СОХА'],
  ['a Greek omicron', 'Bob', 'Bοb'],
  ['Greek capitals', 'TOM', 'ΤΟΜ'],
  ['a zero', 'Bob', 'B0b'],
  ['a one', 'Alan', 'A1an'],
  ['a capital I', 'Alan', 'AIan'],
  ['a Cyrillic palochka', 'Alan', 'Aӏan'],
  ['an upright stroke', 'Alan', 'A|an'],
  ['capitals and small letters of a name with I', 'Ian', 'IAN'],
  ['r and n', 'Tom', 'Torn'],
  ['two v', 'Wim', 'Vvim'],
  ['a blank', 'Annlee', 'Ann lee'],
  ['a full stop', 'Ann', 'Ann.'],
  ['hyphens of all kinds', 'Anna-Lee', 'Anna‐Lee'],
  ['sharp s', 'Groß', 'GROSS'],
  ['a ligature', 'Cæsar', 'Caesar'],
  ['a stroke through o', 'Bo', 'Bø'],
  ['small capitals', 'Ann', 'ᴀɴɴ'],
  ['an Armenian letter', 'Bob', 'Bօb'],
  ['a dotless i', 'Mia', 'Mıa'],
])('%s: %s and %s look alike', (_what, one, other) => {
  expect(looksLike(one, other)).toBe(true)
  expect(looksLike(other, one)).toBe(true)
})

test.each([
  ['Ann', 'Anne'],
  ['Ann', 'Ben'],
  ['Kai', 'Kal'],
  ['Eva', 'Ewa'],
  ['Jan', 'Jon'],
  ['Ida', 'Ada'],
  ['Lotte', 'Lotta'],
  ['Müller', 'Miller'],
  ['राम', 'रमा'],
  ['小林', '小森'],
  ['محمد', 'محمود'],
  ['יוסף', 'יונה'],
  ['Анна', 'Инна'],
  ['Ольга', 'Олег'],
  ['Ελένη', 'Ελενα'],
  ['...', '---'],
  ['1', '2'],
  ['🚂', '🎲'],
])('%s and %s do not', (one, other) => {
  expect(looksLike(one, other)).toBe(false)
})
