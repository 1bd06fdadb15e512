/** The layout of 500 random games and 100 games of strong bots, city by city. */
import { expect, test } from 'vitest'
import { randomNetwork, strongNetworks } from '../testing/networks.ts'
import { layOut } from './layout.ts'
import { CITY_NAME } from './measures.ts'
import { countFaults, nameSize, noFaults, SMALLEST_NAME } from './testing/faults.ts'

test('600 games: no link under a card, no crossing, no hidden number, no change of order, readable names', () => {
  const networks = [...Array.from({ length: 500 }, (_, seed) => randomNetwork(seed + 1)), ...strongNetworks()]
  expect(networks).toHaveLength(600)
  expect(Math.max(...networks.map(({ built }) => built.length))).toBeGreaterThan(20)
  const faults = noFaults()
  const sizes = networks.map((network) => {
    countFaults(network, faults)
    return nameSize(layOut(network), CITY_NAME)
  })
  const most = Math.max(...networks.map(({ built }) => built.length))
  console.log(`600 games with up to ${most} cities: ${JSON.stringify(faults)}`)
  console.log(`the smallest name at 1440 × 900: ${Math.min(...sizes).toFixed(1)} px`)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_NAME)
  expect(faults).toEqual(noFaults())
})
