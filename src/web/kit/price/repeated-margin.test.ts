import { expect, it } from 'vitest'
import { withoutRepeatedMargin } from './repeated-margin.ts'

it('LEDGER-01 a margin that was set is told once, and one that comes to something else beside it', () => {
  const [before, after] = [
    { pricingPercent: 500_000, margin: 500_000 },
    { pricingPercent: 600_000, margin: 600_010 },
  ]
  expect(withoutRepeatedMargin({ version: 2, before, after })).toEqual({
    version: 2,
    before: { pricingPercent: 500_000 },
    after: { pricingPercent: 600_000 },
  })
  const ended = { before, after: { ...after, margin: 612_000 } }
  expect(withoutRepeatedMargin(ended)).toBe(ended)
  const made = { before: null, after }
  expect(withoutRepeatedMargin(made)).toBe(made)
})
