/** `npm run screenshots`, `npm run bench:web`: tasks that need a browser and are not tests. */
import { spawnSync } from 'node:child_process'
import { buildWeb, install, root, tools } from './prepare.js'

install()
buildWeb()
const [name = ''] = process.argv.slice(2)
const args = [tools.vitest, 'run', `--mode=${name}`, '--disable-console-intercept', '--reporter=dot']
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
