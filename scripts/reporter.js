/** Prints after a test run which law found which fault, the time of each suite, the slowest tests, and the counts. */
import { relative, sep } from 'node:path'

const SLOWEST = 10

export default class Summary {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const faults = tests.filter((test) => test.name.includes(' ← '))
    if (faults.length > 0) console.log('\nLaws, and the fault planted for each that it must find:')
    for (const test of faults) console.log(`  ${test.result().state === 'passed' ? 'found ' : 'MISSED'}  ${test.name}`)
    console.log(`\nSeconds by suite (set-up included):`)
    for (const [suite, ms] of this.suites(modules)) console.log(`  ${inSeconds(ms)}  ${suite}`)
    console.log(`Slowest tests:`)
    for (const test of slowest(tests))
      console.log(`  ${inSeconds(took(test))}  ${this.path(test.module)} ${test.fullName}`)
    const skipped = tests.filter((test) => test.result().state === 'skipped').length
    if (skipped > 0) console.log(`${skipped} skipped`)
    process.send?.(count(modules, tests, errors))
  }

  path(module) {
    return relative(this.root, module.moduleId).split(sep).join('/')
  }

  /** Suites are the folders under src/, each game separately, and the scripts. */
  suites(modules) {
    const totals = new Map()
    for (const module of modules) {
      const [top, folder, inner, file] = this.path(module).split('/')
      const apart = folder === 'games' && file !== undefined
      const suite = top !== 'src' || inner === undefined ? top : apart ? `${folder}/${inner}` : folder
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      totals.set(suite, (totals.get(suite) ?? 0) + collectDuration + setupDuration + duration)
    }
    return [...totals].sort((a, b) => b[1] - a[1])
  }
}

/** A failure outside of a test (a file that does not load, a hook, a stray error) counts too. */
const count = (modules, tests, errors) => {
  const results = tests.map((test) => test.result().state)
  const broken = modules
    .flatMap((module) => [module, ...module.children.allSuites()])
    .filter((part) => part.errors().length > 0)
  return {
    passed: results.filter((state) => state === 'passed').length,
    failed: results.filter((state) => state === 'failed').length + broken.length + errors.length,
  }
}

const took = (test) => test.diagnostic()?.duration ?? 0
const slowest = (tests) => [...tests].sort((a, b) => took(b) - took(a)).slice(0, SLOWEST)
const inSeconds = (ms) => (ms / 1000).toFixed(2).padStart(7)
