/** Starts the longest test files first, so that at the end no core waits for one long file. */
import { BaseSequencer } from 'vitest/node'

/** Files that share a process follow one another; the short files of the program fill the gaps at the end. */
const PROJECTS = ['browser', 'units', 'server', 'database', 'program']
const LONG = /\/laws\.test\.ts$|\.long\.test\.ts$|\/test\/(?:secrecy|hostile|torture)\//

export class LongestFirst extends BaseSequencer {
  /** Within a rank: by the durations of the last run, or else by size, as usual. */
  async sort(files) {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

const rank = ({ project, moduleId }) => {
  const isLong = LONG.test(moduleId)
  if (isLong && project.name === 'program') return 1
  return 2 * PROJECTS.indexOf(project.name) + (isLong ? 0 : 1)
}
