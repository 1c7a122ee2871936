import { expect, it } from 'vitest'
import { isLandedSince } from './use-landing.ts'

it('SHIP-03 tells a shipment that landed on another device meanwhile from one that was only changed', () => {
  expect(isLandedSince({ status: 'landed', changeSetId: 'b' }, null)).toBe(true)
  expect(isLandedSince({ status: 'landed', changeSetId: 'b' }, 'a')).toBe(true)
  expect(isLandedSince({ status: 'landed', changeSetId: 'a' }, 'a')).toBe(false)
  expect(isLandedSince({ status: 'draft', changeSetId: null }, null)).toBe(false)
  expect(isLandedSince(undefined, null)).toBe(false)
})
