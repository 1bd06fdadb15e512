/** Internet addresses, as far as they tell one household from another. */
import { isIPv6 } from 'node:net'

/** The network of an address: of IPv6 the first half, because a household has all addresses of the second. */
export const networkOf = (address: string): string => {
  // The same machine may come as ::ffff:192.0.2.1 and as 192.0.2.1.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
}

/** All eight groups, the left-out ones too. */
const groupsOf = (address: string): readonly string[] => {
  const [plain = ''] = address.toLowerCase().split('%')
  // An IPv4 ending stands for two groups. They are of the second half, which nobody asks for.
  const [head = '', tail] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const listed = (part: string | undefined): readonly string[] => (part ? part.split(':').map(bare) : [])
  const [first, last] = [listed(head), listed(tail)]
  const between = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(Math.max(0, between)).fill('0'), ...last]
}

const bare = (group: string): string => group.replace(/^0+(?=.)/, '')
