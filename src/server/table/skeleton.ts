/**
 * What a name looks like: names that people would take for one another have the same skeleton. Used to compare the names
 * at one table, and nowhere else: a skeleton is not a name. After Unicode's report 39, with a small table of our own.
 */

export type Skeletons = readonly [asWritten: string, small: string]

/** Do these two names look alike? */
export const looksLike = (one: string, other: string): boolean => areAlike(skeletonsOf(one), skeletonsOf(other))

/** By their shapes, or because they differ in capitals only. */
export const areAlike = (one: Skeletons, other: Skeletons): boolean => one[0] === other[0] || one[1] === other[1]

/**
 * Two skeletons: as written, where a capital I looks like a small L; and in small letters, where "IAN" and "ian" are one.
 * A single one could not do both without taking "Kai" for "Kal".
 */
export const skeletonsOf = (name: string): Skeletons => {
  const bare = bareOf(name)
  return [shapeOf(bare, name), shapeOf(bare.toUpperCase().toLowerCase(), name)]
}

/** Compatible forms are one (full width, bold, circled), and letters of alphabets with accents stand without them. */
const bareOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{DI}/gu, '')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])\p{M}+/gu, '$1')

/** Blanks and small strokes between letters do not count, unless there is nothing else. */
const shapeOf = (text: string, name: string): string => {
  const shape = [...text]
    .map((letter) => SHAPES.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Pc}.,:;'’‘`´"“”·]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return shape === '' ? name : shape
}

/** A letter or several that look alike, and the Latin ones that they are taken for, in the same order. */
const ALIKE: readonly (readonly [string, string])[] = [
  // Digits and strokes.
  ['01|!ǀΙІӀ', 'olllllll'],
  ['I', 'l'],
  // Latin letters of their own, and small capitals.
  ['ıȷøđłħŧɑɡɩƒØĐŁĦŦ', 'ijodlhtagifodlht'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  // Cyrillic.
  ['аеикорсухіјѕԁһԛԝгпӏ', 'aeukopcyxijsdhqwrnl'],
  ['АВЕЗКМНОРСТУХЈЅԚԜ', 'abe3kmhopctyxjsqw'],
  // Greek.
  ['αινκορτυχγηω', 'aivkoptuxynw'],
  ['ΑΒΕΖΗΚΜΝΟΡΤΥΧ', 'abezhkmnoptyx'],
  // Armenian.
  ['օսոհզ', 'ounhq'],
]

/** Of more than one letter each. */
const LIGATURES: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'p'],
  ['Þ', 'p'],
]

const SHAPES: ReadonlyMap<string, string> = new Map([
  ...ALIKE.flatMap(([letters, taken]) =>
    [...letters].map((letter, index) => [letter, taken[index] ?? letter] as const),
  ),
  ...LIGATURES,
])
