import { expect, it } from 'vitest'
import { fittingSize } from './tile-value.tsx'

it('PAGE-01 the figures of tiles stand in the size that has room for the longest', () => {
  const size = fittingSize(['€5.00', '€65,328,000.50'])
  expect(size).toBe(fittingSize(['€65,328,000.50']))
  expect(size).toBeLessThan(fittingSize(['€5.00']))
})
