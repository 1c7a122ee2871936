import { expect, it } from 'vitest'
import { reachOf } from './reach.ts'

it('CAL-04 an address says whether a phone or another service can reach it', () => {
  const reach = (...hosts: readonly string[]) => [...new Set(hosts.map(reachOf))]
  expect(reach('localhost', '127.0.0.1', '[::1]', 'shop.localhost')).toEqual(['onlyHere'])
  expect(reach('192.168.1.20', '10.0.0.4', '172.20.1.1', 'nas', 'nas.local', '[fd00::1]')).toEqual(['onlyNear'])
  expect(reach('shop.example.com', '172.32.0.1', '8.8.8.8', '[2001:db8::1]')).toEqual(['anywhere'])
})
