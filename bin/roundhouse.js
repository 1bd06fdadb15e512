#!/usr/bin/env node
/** `npx roundhouse …`: the program, built first where the sources are newer. */
import { build, install } from '../scripts/prepare.js'

install()
build()
const { main } = await import('../dist/src/cli/main.js')
process.exitCode = await main(process.argv.slice(2))
