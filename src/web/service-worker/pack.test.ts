import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filesOf, packOf } from './pack.ts'

const files = fc.array(
  fc.record({ url: fc.webPath(), bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => bytes.slice()) }),
)

it('SHELL-07 what is packed is found again, byte by byte', () => {
  fc.assert(
    fc.property(files, (given) => {
      expect(filesOf(packOf(given))).toEqual(given)
    }),
  )
})

it('SHELL-07 a pack that was cut off, or is something else, is refused', () => {
  const pack = packOf([{ url: '/assets/a.js', bytes: new TextEncoder().encode('one') }])
  expect(() => filesOf(pack.slice(0, -1))).toThrow('cut off')
  expect(() => filesOf(new TextEncoder().encode('<!doctype html>\n'))).toThrow('JSON')
})
