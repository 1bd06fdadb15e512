/** `npm start`: opens the table for browsers, after whatever set-up is missing. */
import { build, buildWeb, install } from './prepare.js'

install()
build()
buildWeb()
process.argv.splice(2, 0, 'serve')
await import('../bin/roundhouse.js')
