import { expect, it } from 'vitest'
import { marginHealth } from './margin-health.ts'

it.each([
  [400_000, false, 'healthy'],
  [150_000, false, 'healthy'],
  [149_999, false, 'thin'],
  [0, false, 'thin'],
  [-1, false, 'losing'],
  [400_000, true, 'belowFloor'],
  [-50_000, true, 'losing'],
] as const)('PRICE-12 a margin of %i ppm, below its floor: %s, is %s', (margin, belowFloor, health) => {
  expect(marginHealth(margin, belowFloor)).toBe(health)
})
