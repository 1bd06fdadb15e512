/** `npm start`: starts the server, after the set-up that is still missing. */
import { build, buildWeb, install } from './prepare.js'

install()
build()
buildWeb()
process.argv.splice(2, 0, 'serve')
await import('../bin/roundhouse.js')
