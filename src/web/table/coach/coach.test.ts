/** The coach: which line is next, and what a damaged store does. */
import { expect, test } from 'vitest'
import { nextLine } from './next-line.ts'
import { seenIn } from './seen.ts'

const TEXTS = { 'ask.act': 'Act.', 'can.claim': 'Claim.', 'can.harbour': 'Harbour.' }

const decision = (kind: string, ...kinds: readonly string[]) => ({
  ask: { kind, message: { id: `ask.${kind}` }, targets: [] },
  choices: kinds.map((one) => ({ notation: one, kind: one, label: { id: one }, targets: [], final: false })),
})

const lines = (seen: readonly string[], ...kinds: readonly string[]): string | null =>
  nextLine(decision('act', ...kinds), TEXTS, (line) => seen.includes(line))

test('first the kind of decision, then each kind of move when it becomes possible, and each once', () => {
  expect(lines([], 'claim')).toBe('ask.act')
  expect(lines(['ask.act'])).toBe(null)
  expect(lines(['ask.act'], 'blind', 'claim', 'harbour')).toBe('can.claim')
  expect(lines(['ask.act', 'can.claim'], 'claim', 'harbour')).toBe('can.harbour')
  expect(lines(['ask.act', 'can.claim', 'can.harbour'], 'claim', 'harbour')).toBe(null)
})

test('a decision without a line stays quiet', () => {
  expect(nextLine(decision('refill', 'refill'), TEXTS, () => false)).toBe(null)
})

test('a damaged store is read as far as it makes sense', () => {
  expect(seenIn(null)).toEqual({})
  expect(seenIn('{')).toEqual({})
  expect(seenIn('[1]')).toEqual({})
  expect(seenIn('{"a":["ask.act",3],"b":"no"}')).toEqual({ a: ['ask.act'] })
})
