/** The server of `npm run dev`: runs the compiled program. The compiler in watch mode builds it. */
import { main } from '../dist/src/cli/main.js'

process.exitCode = await main(['serve', ...process.argv.slice(2)])
