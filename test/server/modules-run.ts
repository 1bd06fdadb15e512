/** Which of our modules run during an action, by V8's count of function calls in this thread. */
import { Session } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ModuleCounter {
  /** Forgets what has run so far. */
  reset(): void
  /** The modules with a function that was called since then, by their paths in the repository. */
  take(): readonly string[]
  stop(): void
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const countModules = (): ModuleCounter => {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // A session with its own thread answers before `post` returns.
  const calledSince = (): readonly Script[] => {
    let scripts: readonly Script[] = []
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error !== null) throw error
      scripts = coverage.result
    })
    return scripts
  }
  const sourceOf = (scriptId: string): string => {
    let source = ''
    session.post('Debugger.getScriptSource', { scriptId }, (error, script) => {
      if (error !== null) throw error
      source = script.scriptSource
    })
    return source
  }
  return {
    reset: () => void calledSince(),
    take() {
      const scripts = calledSince()
      session.post('Debugger.enable')
      const run = scripts.filter((script) => isRun(script, sourceOf)).flatMap(({ url }) => pathOf(url))
      session.post('Debugger.disable')
      return [...new Set(run)].sort()
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}

interface Script {
  readonly scriptId: string
  readonly url: string
  readonly functions: readonly { readonly functionName: string; readonly ranges: readonly Range[] }[]
}

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** The code of a module outside its functions runs when it is loaded, not when it is used. */
const isRun = ({ scriptId, url, functions }: Script, sourceOf: (scriptId: string) => string): boolean => {
  if (pathOf(url).length === 0) return false
  const called = functions.flatMap(({ functionName, ranges }) =>
    ranges.filter(({ count, startOffset }) => count > 0 && (functionName !== '' || startOffset > 0)),
  )
  if (called.length === 0) return false
  const source = sourceOf(scriptId)
  return called.some(({ startOffset, endOffset }) => !EXPORTED.test(source.slice(startOffset, endOffset)))
}

/** What Vitest wraps around every export: reading a constant of a module does not run it. */
const EXPORTED = /^\(\) ?=> ?\{ ?try ?\{ ?return \w+ ?\} ?catch ?\{\} ?\}$/

const pathOf = (url: string): readonly string[] => {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  const path = relative(ROOT, file)
  return /^src\/.*\.[jt]sx?$/.test(path) ? [path] : []
}
