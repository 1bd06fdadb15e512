/** Parses the parts of a record. A wrong part throws a problem of one sentence. */
import type { Draw } from './chance.ts'
import type { Deal, DealSheet } from './deal.ts'
import type { OptionValue, OptionValues, Outcome } from './game.ts'
import { complain } from './problem.ts'

type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (what: string, value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : wrong(what, 'object')

export const listOf = (what: string, value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : wrong(what, 'list')

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : wrong(name, 'text')
}

export const numberIn = (fields: Fields, name: string): number => wholeNumber(name, fields[name])

export const namesIn = (fields: Fields, seats: number): readonly string[] => {
  const names = listOf('players', fields['players']).map((name) =>
    typeof name === 'string' ? name : wrong('players', 'text'),
  )
  return names.length === seats ? names : complain('record.players', { players: names.length, seats })
}

export const optionsIn = (fields: Fields): OptionValues => {
  const options = fieldsOf('options', fields['options'])
  const isValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value)
  for (const [id, value] of Object.entries(options)) if (!isValue(value)) wrong(`options.${id}`, 'value')
  return options as OptionValues
}

export const dealIn = (value: unknown): Deal => {
  const deal = fieldsOf('deal', value)
  return {
    sheet: sheetIn(deal['sheet']),
    secret: textIn(deal, 'secret'),
    salts: textsOrNull('salts', deal['salts']),
  }
}

export const sheetIn = (value: unknown): DealSheet => {
  const fields = fieldsOf('sheet', value)
  const sheet = {
    game: textIn(fields, 'game'),
    rulesVersion: numberIn(fields, 'rulesVersion'),
    seats: numberIn(fields, 'seats'),
    options: optionsIn(fields),
    commitment: textIn(fields, 'commitment'),
    saltHashes: textsOrNull('saltHashes', fields['saltHashes']),
  }
  // The seed depends on the whole sheet, so no field may be left out here.
  return Object.keys(fields).length === Object.keys(sheet).length ? sheet : wrong('sheet', 'sheet')
}

const HASH = /^[0-9a-f]{64}$/
/** Pages and servers use 16 bytes; the recorded matches of the rules were made with 32. */
const SALT = /^([0-9a-f]{32}|[0-9a-f]{64})$/

export const isSalt = (text: string): boolean => SALT.test(text)

/** Hex digits and nothing else: with a line feed inside, two different lists of salts could give one seed. */
export const checkHex = ({ sheet, secret, salts }: Deal): void => {
  if (!HASH.test(secret)) wrong('secret', 'hex')
  if (!HASH.test(sheet.commitment)) wrong('commitment', 'hex')
  if (sheet.saltHashes.some((hash) => hash !== null && !HASH.test(hash))) wrong('saltHashes', 'hex')
  if (salts.some((salt) => salt !== null && !isSalt(salt))) wrong('salts', 'hex')
}

/** Older records lack the field: then nothing was taken back. */
export const takenBackIn = (fields: Fields): number => ('takenBack' in fields ? numberIn(fields, 'takenBack') : 0)

export const drawsIn = (value: unknown): readonly Draw[] | null =>
  value === null ? null : listOf('draws', value).map((draw, index) => drawIn(`draws[${index}]`, draw))

export const outcomeIn = (value: unknown): Outcome | null => {
  if (value === null) return null
  const result = fieldsOf('result', value)
  const numbers = (name: string) => listOf(name, result[name]).map((item) => finite(name, item))
  return { rule: textIn(result, 'rule'), ranks: numbers('ranks'), totals: numbers('totals') }
}

const drawIn = (what: string, value: unknown): Draw => {
  const [deck, k, left, index] = listOf(what, value)
  return [
    typeof deck === 'string' ? deck : wrong(what, 'draw'),
    wholeNumber(what, k),
    inDeck(what, left),
    wholeNumber(what, index),
  ]
}

const textsOrNull = (what: string, value: unknown): readonly (string | null)[] =>
  listOf(what, value).map((item) => (typeof item === 'string' || item === null ? item : wrong(what, 'text')))

const wholeNumber = (what: string, value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : wrong(what, 'number')

/** A deck has at least one thing left to draw, and not more than a dealer can handle. */
const inDeck = (what: string, value: unknown): number => {
  const left = wholeNumber(what, value)
  return left >= 1 && left <= 2 ** 32 ? left : wrong(what, 'draw')
}

const finite = (what: string, value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(what, 'number')

type Shape = 'object' | 'list' | 'text' | 'number' | 'value' | 'draw' | 'sheet' | 'hex'

const wrong = (what: string, shape: Shape): never => complain('record.shape', { what, shape: { id: `shape.${shape}` } })
