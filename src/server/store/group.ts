/**
 * Group commit: what arrives while a group is being written waits, and is then written together
 * with the others that wait, so that one sync of the disk serves them all.
 */
export interface Groups<Job, Answer> {
  /** Answered when the group it was written in is. Rejects with all of its group where that fails. */
  add(job: Job): Promise<Answer>
}

export interface Plan<Job, Answer> {
  /** How large groups are, rising from 1: of what waits, as many are written as the largest of these that they fill. */
  readonly sizes: readonly number[]
  /** Two jobs of one owner are never in one group: the second may depend on how the first went. */
  owner(job: Job): string
  /** An answer for each job, in their order. */
  write(jobs: readonly Job[]): Promise<readonly Answer[]>
}

export const inGroups = <Job, Answer>({ sizes, owner, write }: Plan<Job, Answer>): Groups<Job, Answer> => {
  let waiting: Waiting<Job, Answer>[] = []
  let isWriting = false
  const most = sizes.at(-1) ?? 1

  const next = (): readonly Waiting<Job, Answer>[] => {
    const group = new Map<string, Waiting<Job, Answer>>()
    const rest: Waiting<Job, Answer>[] = []
    for (const one of waiting) {
      const name = owner(one.job)
      if (group.size < most && !group.has(name)) group.set(name, one)
      else rest.push(one)
    }
    const all = [...group.values()]
    const size = sizes.findLast((one) => one <= all.length) ?? 1
    waiting = [...all.splice(size), ...rest]
    return all
  }

  const writeAll = async (): Promise<void> => {
    isWriting = true
    // What is added in the same breath belongs together.
    await Promise.resolve()
    while (waiting.length > 0) await settle(next(), write)
    isWriting = false
  }

  return {
    add(job) {
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        if (!isWriting) void writeAll()
      })
    },
  }
}

interface Waiting<Job, Answer> {
  readonly job: Job
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Never rejects: a group that failed must not keep the next one from being tried. */
const settle = async <Job, Answer>(
  group: readonly Waiting<Job, Answer>[],
  write: (jobs: readonly Job[]) => Promise<readonly Answer[]>,
): Promise<void> => {
  try {
    const answers = await write(group.map(({ job }) => job))
    for (const [i, { resolve, reject }] of group.entries()) {
      const answer = answers[i]
      if (answer === undefined) reject(new Error('A group was written without an answer for each of it.'))
      // In turns of their own: who was written first is answered before the next is shown to its table.
      else setImmediate(resolve, answer)
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
