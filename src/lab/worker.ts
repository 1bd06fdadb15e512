/** A process of the report: plays the deals whose numbers it is sent. */
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
  /** The time this process was at work: a busy computer makes no bot weaker. */
  clock() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

process.on('message', (number: number) => process.send?.(playDeal(lab, setup, number)))
