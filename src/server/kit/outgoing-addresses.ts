import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public: private, shared, link-local, loopback, multicast, reserved. */
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

/** Only these IPv6 addresses are public at all (RFC 4291), so every form that wraps an IPv4 address is excluded. */
const PUBLIC_6 = ['2000::', 3] as const
/** IPv6 networks within those that are not public: Teredo and its neighbours, documentation, 6to4. */
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

/** Whether an address is public: not this machine's, its network's or nobody's. */
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
