#!/usr/bin/env node
/** `npx roundhouse …`: starts the program. A source checkout is installed and built first; the npm package is built already. */
import { existsSync } from 'node:fs'

if (existsSync(new URL('../src', import.meta.url))) {
  const { build, install } = await import('../scripts/prepare.js')
  install()
  build()
}
const { main } = await import('../dist/src/cli/main.js')
process.exitCode = await main(process.argv.slice(2))
