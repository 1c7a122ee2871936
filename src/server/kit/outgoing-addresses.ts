import { BlockList, isIP } from 'node:net'

/** Networks of the old kind that are nobody's on the internet: private, shared, link-local, loopback, multicast, kept for other uses. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of the newer kind only these are public at all (RFC 4291), so everything that wraps an address of the old kind is outside. */
const PUBLIC_6 = ['2000::', 3] as const
/** And of those not: Teredo and its neighbours, documentation, 6to4. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of NOT_PUBLIC_4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of NOT_PUBLIC_6) closed.addSubnet(network, bits, 'ipv6')
const open = new BlockList()
open.addSubnet(...PUBLIC_6, 'ipv6')

/** Whether an address belongs to somebody on the internet, and not to this machine, its network or nobody. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
