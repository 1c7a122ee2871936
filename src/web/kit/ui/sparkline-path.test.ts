import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'

describe('a sparkline', () => {
  it('LEDGER-01 runs from the left edge to the right one, the highest value on top', () => {
    expect(sparklinePath([1, 3, 2], 96, 24)).toEqual({ path: 'M3 21L48 3L93 12', last: { x: 93, y: 12 } })
  })

  it('LEDGER-01 a price that never changed is a level line', () => {
    expect(sparklinePath([5, 5], 96, 24).path).toBe('M3 12L93 12')
    expect(sparklinePath([5], 96, 24)).toEqual({ path: 'M3 12L93 12', last: { x: 93, y: 12 } })
  })

  it('LEDGER-01 without values there is nothing to draw', () => {
    expect(sparklinePath([], 96, 24)).toEqual({ path: '', last: undefined })
  })
})
