/** `npm run fuzz <game>`: many random matches, looking for anything that breaks and for rules that never come up. */
import { buildTests, install } from './prepare.js'

install()
buildTests()
const { runCommand } = await import('../dist/src/cli/main.js')
const { command } = await import('../dist/test/fuzz/fuzz.js')
process.exitCode = await runCommand(command, process.argv.slice(2))
