/** The game given to `npm run tune`, `fit-policy` or `improve-policy`: built, with its entry and its tuning.ts. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, root } from '../prepare.js'

const USAGE = 2

/** A part of the built program. */
export const built = (path) => import(pathToFileURL(join(root, 'dist/src', path)))

/** If the game has no tuning.ts, or this part is missing in it, prints the question and ends the program. */
export const tunable = async (id, part, question) => {
  const refuse = () => {
    console.error(question)
    process.exit(USAGE)
  }
  if (!/^[a-z-]+$/.test(id) || !existsSync(join(root, 'src/games', id, 'bots/tuning.ts'))) refuse()
  install()
  build()
  const tuning = await built(`games/${id}/bots/tuning.js`)
  if (!(part in tuning)) refuse()
  const { games } = await built('games/index.js')
  return { entry: games.find((one) => one.id === id), tuning }
}
