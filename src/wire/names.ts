/** Names of people: how they are normalised, and which are refused as unreadable. */

/** In characters, after it is tidied. */
export const LONGEST_NAME = 24

/** The sentence about a name that cannot be read, in the kit's catalogue. */
export const UNREADABLE_NAME = 'name.unreadable'

/** Characters that show nothing and are no blanks by their kind: an empty Braille cell, a missing note, blank hieroglyphs. */
const BLANKS = /[\u2800\u{1d159}\u{13441}\u{13442}]/gu

/** One way to write it: composed, without what cannot be seen, single blanks inside and none at the edges. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{DI}/gu, '')
    .replace(BLANKS, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Control characters, half ones, private ones, line breaks, and the sign for a missing object. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}\ufffc\ufffd]/u
/** At least one visible character: a letter, a digit or a picture. */
const CALLABLE = /[\p{L}\p{N}\p{So}]/u
/** Marks on one letter: at most five (Burmese vowels need four), none twice, and of accents, which fit any letter, two. */
const PILED = /\p{M}{6}|(\p{M})\1|(?:\p{M}*\p{Script=Inherited}){3}/u

/** Can people read this normalised name? */
export const isReadableName = (name: string): boolean =>
  CALLABLE.test(name) &&
  !UNPRINTABLE.test(name) &&
  !/^\p{M}/u.test(name) &&
  // A letter that has its accents within it, like ᾧ, is fine; with further ones all of them count.
  ![...name.matchAll(/.\p{M}+/gu)].some(([letter]) => PILED.test(letter.normalize('NFD').replace(/^\P{M}/u, '')))
