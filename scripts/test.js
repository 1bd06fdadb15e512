/** `npm test`: format, lint, types, dead code and every test. Further arguments go to the tests. */
import { runSteps } from './steps.js'

process.exitCode = await runSteps(['format and lint', 'types', 'dead code'], process.argv.slice(2))
