/** A process of the report: plays the deals whose numbers it receives. */
import { type Lab, playDeal, type ReportSetup } from './deal.ts'
import { gameFigures } from './figures.ts'
import { otherBuild, thisBuild } from './players.ts'

const setup = JSON.parse(process.argv[2] ?? '') as ReportSetup
const own = await thisBuild(setup.game)
if (own === undefined) throw new Error(`no game ${setup.game}`)
const other = setup.other === null ? own : await otherBuild(setup.other, setup.game)

const lab: Lab = {
  game: own.game,
  own: await gameFigures(setup.game),
  buildOf: ({ isOther }) => (isOther ? other : own),
  /** CPU time of this process: other load on the computer must not weaken a bot. */
  clock() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

process.on('message', (number: number) => process.send?.(playDeal(lab, setup, number)))
