/** What was asked before the end is done before the end; nothing is begun after it. */
export interface UnderWay {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Calls `last` when all else is done, once. */
  end(last: () => Promise<void>): Promise<void>
}

export const underWay = (): UnderWay => {
  const running = new Set<Promise<unknown>>()
  let ending: Promise<void> | undefined
  return {
    async run(work) {
      if (ending !== undefined) throw new Error('The store is closed.')
      const one = work()
      running.add(one)
      try {
        return await one
      } finally {
        running.delete(one)
      }
    },
    end(last) {
      ending ??= Promise.allSettled(running).then(last)
      return ending
    },
  }
}
