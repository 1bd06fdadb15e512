/**
 * `npm run screenshots [-- folder]`, `npm run bench:web`: tasks that need a browser and are not tests. What follows the
 * name is handed to the task as TASK_FOLDER.
 */
import { spawnSync } from 'node:child_process'
import { buildWeb, install, root, tools } from './prepare.js'

install()
buildWeb()
const [name = '', folder = ''] = process.argv.slice(2)
const args = [tools.vitest, 'run', `--mode=${name}`, '--disable-console-intercept', '--reporter=dot']
process.exitCode =
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TASK_FOLDER: folder },
  }).status ?? 1
