/** `npm run check`: the quick part of `npm test`, for every save and every commit. */
import { audit } from './audit.js'
import { runSteps } from './steps.js'

const quick = ['--mode=quick', ...process.argv.slice(2)]
process.exitCode = await runSteps(['format and lint', 'types'], quick, audit)
