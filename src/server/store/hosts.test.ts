import { expect, test } from 'vitest'
import { addressesIn, type HostRole, hostsOf } from './hosts.ts'
import { StoreUnavailable } from './unavailable.ts'

test.each([
  ['postgres://ann:pw@one/games', ['postgres://ann:pw@one/games']],
  [
    'postgres://ann:pw@one:5432,two:5433/games?sslmode=require',
    ['postgres://ann:pw@one:5432/games?sslmode=require', 'postgres://ann:pw@two:5433/games?sslmode=require'],
  ],
  ['postgres://one,[::1]:5/games', ['postgres://one/games', 'postgres://[::1]:5/games']],
  [
    'postgres://ann@localhost/games?host=%2Fa%2C%2Fb',
    ['postgres://ann@localhost/games?host=%2Fa', 'postgres://ann@localhost/games?host=%2Fb'],
  ],
  ['postgres://ann@localhost/games?host=%2Fa', ['postgres://ann@localhost/games?host=%2Fa']],
])('%s names its hosts', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses)
})

const ONE = 'postgres://one/db'
const TWO = 'postgres://two/db'

const hostsWith = (roles: Record<string, HostRole | null>) =>
  hostsOf('postgres://one,two/db', async (address) => roles[address] ?? Promise.reject(new Error('no answer')))

test('the host that accepts writes is found, and another one after a promotion', async () => {
  const roles: Record<string, HostRole | null> = {
    [ONE]: { isWritable: false, timeline: 0 },
    [TWO]: { isWritable: true, timeline: 1 },
  }
  const hosts = hostsWith(roles)
  expect(hosts.isKnown()).toBe(false)
  await hosts.find()
  expect([hosts.isKnown(), hosts.current()]).toEqual([true, TWO])
  roles[TWO] = null
  await expect(hosts.find()).rejects.toThrow(StoreUnavailable)
  roles[ONE] = { isWritable: true, timeline: 2 }
  await hosts.find()
  expect(hosts.current()).toBe(ONE)
})

test('an old primary that comes back is not used, beside the new one or alone', async () => {
  const roles: Record<string, HostRole | null> = {
    [ONE]: { isWritable: true, timeline: 1 },
    [TWO]: { isWritable: true, timeline: 2 },
  }
  const hosts = hostsWith(roles)
  await hosts.find()
  expect(hosts.current()).toBe(TWO)
  roles[TWO] = null
  await expect(hosts.find()).rejects.toThrow('it accepts no writes; no answer')
})
