import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inGroups } from './kysely-store.ts'

const MOST = 4

/** What was written, group by group. */
const written = async (owners: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const groups: (readonly string[])[] = []
  const { add } = inGroups<string, string>({
    most: MOST,
    owner: (job) => job.charAt(0),
    async write(jobs) {
      groups.push(jobs)
      return jobs
    },
  })
  const jobs = owners.map((owner, index) => `${owner}${index}`)
  expect(await Promise.all(jobs.map(add))).toEqual(jobs)
  return groups
}

test('waiting jobs are written together, up to the size of a group', async () => {
  expect(await written(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
    ['a0', 'b1', 'c2', 'd3'],
    ['e4', 'f5', 'g6'],
  ])
})

test('jobs of one owner are written in their order, never together', async () => {
  const owners = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(owners, async (waiting) => {
      const groups = await written(waiting)
      for (const group of groups) {
        expect(group.length).toBeLessThanOrEqual(MOST)
        expect(new Set(group.map((job) => job.charAt(0))).size).toBe(group.length)
      }
      for (const owner of new Set(waiting)) {
        const its = groups.flat().filter((job) => job.startsWith(owner))
        expect(its).toEqual(waiting.flatMap((one, index) => (one === owner ? `${one}${index}` : [])))
      }
    }),
  )
})
