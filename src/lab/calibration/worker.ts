/** A process of `npm run calibrate`: plays the matches whose numbers it receives. */
import { thisBuild } from '../players.ts'
import { type SampleSetup, samplesOf } from './samples.ts'

const setup = JSON.parse(process.argv[2] ?? '') as SampleSetup
const build = await thisBuild(setup.game)
if (build === undefined) throw new Error(`no game ${setup.game}`)

process.on('message', (number: number) => process.send?.({ number, ...samplesOf(build, setup, number) }))
