/** The server of `npm run dev`: the compiled program as it is. Building is the watching compiler's job. */
import { main } from '../dist/src/cli/main.js'

process.exitCode = await main(['serve', ...process.argv.slice(2)])
