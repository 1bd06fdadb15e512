/** Links that hold a whole match. */
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/games/recorded.ts'
import { games } from '../../games/index.ts'
import { packRecord, unpackRecord } from './record-link.ts'

describe.each(games.map(({ id }) => id))('the recorded matches of %s', (game) => {
  test('come back from their links, all of which are shorter than 8,000 characters', async () => {
    const lengths: number[] = []
    for (const record of recordsOf(game)) {
      const packed = await packRecord(record)
      lengths.push(packed.length)
      expect(await unpackRecord(packed)).toEqual({ ...record, draws: null })
    }
    expect(lengths.length).toBeGreaterThan(0)
    expect(Math.max(...lengths)).toBeLessThan(8_000)
  })
})

const damaged = { say: { id: 'record.link' } }

test('a link with a missing or changed part is refused with one sentence', async () => {
  const [record] = recordsOf('paris-connection')
  const packed = record === undefined ? '' : await packRecord(record)
  await expect(unpackRecord(packed.slice(0, -40))).rejects.toMatchObject(damaged)
  await expect(unpackRecord(`${packed.slice(0, 50)}AAAA${packed.slice(54)}`)).rejects.toMatchObject({
    say: { id: expect.stringMatching(/^record\./) },
  })
  await expect(unpackRecord('')).rejects.toMatchObject(damaged)
  await expect(unpackRecord('no link %%')).rejects.toMatchObject(damaged)
})

test('a link that unpacks to more than a megabyte is refused', async () => {
  const long = deflateRawSync(Buffer.from(' '.repeat(5_000_000))).toString('base64url')
  await expect(unpackRecord(long)).rejects.toMatchObject(damaged)
})
