/** `roundhouse verify`: checks a record. */
import { type DealSheet, saltHash } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { compareKeptDeal, saltsIn, withheldIn } from '../../kit/kept-deal.ts'
import { Problem } from '../../kit/problem.ts'
import { checkStart, type MatchRecord, readRecord } from '../../kit/record.ts'
import { isSalt } from '../../kit/record-shape.ts'
import type { Language } from '../../kit/text.ts'
import { isFair, verify } from '../../kit/verify.ts'
import { FLAG, readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, FOUND, OK, USAGE } from '../command.ts'
import { loadSheet, recordTexts } from '../files.ts'
import { takeGame } from '../game.ts'
import { type CliWords, chooseLanguage, wordsIn } from '../language.ts'
import { plain } from '../table/paint.ts'
import { terminalOf } from '../terminal.ts'
import { sentence, Trouble, trouble } from '../trouble.ts'

const OPTIONS = { sheet: TEXT, salt: TEXT, lang: TEXT, json: FLAG }

export const command: CliCommand = {
  name: 'verify',
  summary: 'check a match record: its deal, draws, moves and result',
  usage: `
  roundhouse verify <record> [--sheet FILE] [--salt HEX] [--lang en|nl|de|hu] [--json]

  <record>   a match record, or a .jsonl file with one on each line
  --sheet    the deal sheet that was kept from before the first card: the record must carry
             the same one
  --salt     the salt that your page kept: it must stand in the record
  --json     prints a line for each record: what is right in figures, or what is wrong

A record proves only that it agrees with itself. Players have a deal sheet and a salt (the menu
of an online table shows them) and compare the record with those first. A deal is fair if
all salts that were promised went into it.

Exit codes: 0 all is right, 1 the deal, a draw or the result is wrong, 2 the record cannot
be read or played (not JSON, cut off, an unknown game, a wrong seat count, an illegal move).`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject: file = trouble('usage.record'), values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminal.env)
    const words = wordsIn(language)
    const texts = recordTexts(file)
    const kept: KeptParts = {
      sheet: values.sheet === undefined ? null : loadSheet(values.sheet),
      salt: values.salt === undefined ? null : saltFrom(values.salt),
    }
    let worst = OK
    for (const [index, text] of texts.entries()) {
      const found = await examine(text, language, kept)
      worst = Math.max(worst, found.code)
      const where = texts.length > 1 ? `${words('verify.line', { number: index + 1 })} ` : ''
      if (values.json) terminal.line(plainJson({ file, match: index + 1, ...found }))
      // Names come from the file, and a terminal obeys control characters.
      else if (found.code === OK) terminal.line(plain(`${where}${describeSuccess(found.right, words)}`))
      else if (found.code === FOUND) terminal.line(`${where}${found.wrong}`)
      else terminal.error(`${where}${found.wrong}`)
    }
    return worst
  },
}

/** The deal sheet or salt that a player kept from before the first card. */
interface KeptParts {
  readonly sheet: DealSheet | null
  readonly salt: string | null
}

const saltFrom = (text: string): string => (isSalt(text) ? text : trouble('usage.salt', { value: text }))

/** JSON escapes the old control characters itself, but not those from U+007F on, nor the invisible ones. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}]/gu, (characters) =>
    [...Array(characters.length).keys()]
      .map((at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** The result of a successful check, as figures. */
interface Right {
  /** Does the record prove that nobody chose the deal? */
  readonly fair: boolean
  /** Was it compared with a kept deal sheet? */
  readonly kept: boolean
  /** The seat of the kept salt. */
  readonly own: Seat | null
  readonly commitment: boolean
  readonly salts: number
  /** The names of the players whose salt did not arrive. */
  readonly withheld: readonly string[]
  /** Who broke off the deal, if there was no match. */
  readonly brokenOff: string | null
  readonly draws: number
  readonly moves: number
  readonly result: boolean
}

type Finding =
  | { readonly code: typeof OK; readonly right: Right }
  | { readonly code: typeof FOUND | typeof USAGE; readonly wrong: string }

const examine = async (text: string, language: Language, kept: KeptParts): Promise<Finding> => {
  try {
    const record = readRecord(text)
    if (kept.sheet !== null) compareKeptDeal(record, { sheet: kept.sheet, own: null })
    const own = kept.salt === null ? null : seatOfSalt(record, kept.salt)
    const { game } = await takeGame(record.game, language)
    // A match that cannot even begin is no match; whether its deal is right comes after that.
    checkStart(game, record)
    verify(game, record)
    return { code: OK, right: rightIn(record, kept.sheet !== null, own) }
  } catch (error) {
    const wrong = sentence(error, language)
    if (wrong === undefined) throw error
    const isFound = (error instanceof Problem || error instanceof Trouble) && error.say.id.startsWith('verify.')
    return { code: isFound ? FOUND : USAGE, wrong }
  }
}

/** The seat whose salt this is: the deal sheet has its hash, and the record has the salt. */
const seatOfSalt = (record: MatchRecord, salt: string): Seat => {
  const { sheet, salts } = 'deal' in record ? record.deal : trouble('verify.own.seed')
  const seat = sheet.saltHashes.indexOf(saltHash(salt))
  if (seat < 0) trouble('verify.own.unknown')
  const revealed = salts[seat] ?? null
  if (revealed === null) trouble('verify.own.missing', { seat })
  if (revealed !== salt) trouble('verify.own.swapped', { seat })
  return seat
}

const rightIn = (record: MatchRecord, kept: boolean, own: Seat | null): Right => ({
  fair: isFair(record),
  kept,
  own,
  commitment: 'deal' in record,
  salts: saltsIn(record),
  withheld: withheldIn(record).map((seat) => record.players[seat] ?? String(seat + 1)),
  brokenOff: record.brokenOff ?? null,
  draws: record.draws?.length ?? 0,
  moves: record.moves.length,
  result: record.result !== null,
})

const describeSuccess = (right: Right, words: CliWords): string => {
  const { fair, kept, own, commitment, salts, draws, moves, result, brokenOff } = right
  const things = [
    ...(kept ? [words('verify.kept')] : []),
    ...(own === null ? [] : [words('verify.own', { seat: own })]),
    commitment ? words('verify.commitment') : words('verify.seed'),
    ...(salts > 0 ? [words('verify.salts', { count: salts })] : []),
    ...(result ? [words('verify.draws', { count: draws })] : []),
    ...(brokenOff === null ? [words('verify.moves', { count: moves })] : []),
    ...(result ? [words('verify.result')] : []),
  ]
  return [words(fair ? 'verify.right' : 'verify.agrees', { things }), ...remarks(right, words)].join(' ')
}

/** Facts that are no error but that players should know. */
const remarks = ({ commitment, salts, withheld, result, brokenOff }: Right, words: CliWords): readonly string[] => {
  if (brokenOff !== null) {
    return [words('verify.brokenOff', { name: brokenOff }), words('verify.missing', { names: withheld })]
  }
  return [
    ...(commitment ? [] : [words('verify.chosen')]),
    ...(commitment && salts === 0 ? [words('verify.saltless')] : []),
    ...(withheld.length > 0 ? [words('verify.withheld', { names: withheld })] : []),
    ...(result ? [] : [words('verify.unfinished')]),
  ]
}
