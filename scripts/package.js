/** `npm pack` runs this first: it builds the program and its pages from scratch, so that no stale file is packed. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, buildWeb, install, root } from './prepare.js'

install()
rmSync(join(root, 'dist'), { recursive: true, force: true })
build()
buildWeb()
