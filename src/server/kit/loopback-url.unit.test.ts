import { expect, it } from 'vitest'
import { isLoopbackUrl } from './loopback-url.ts'

it('DOC-13 AUTH-03 an address that nobody else can open is known as such', () => {
  const addresses = ['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:3000', 'https://shop.example.com']
  expect(addresses.map(isLoopbackUrl)).toEqual([true, true, true, false])
})
