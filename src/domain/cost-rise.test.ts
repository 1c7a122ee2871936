import { expect, it } from 'vitest'
import { hasRisen } from './cost-rise.ts'

it.each([
  ['a cost that a document keeps unrounded', 455_000, 454_986, false],
  ['one percent', 505_000, 500_000, false],
  ['more than that', 505_001, 500_000, true],
  ['a fall', 400_000, 500_000, false],
  ['what cost nothing', 1, 0, true],
])('PAGE-01 INS-01 a cost has risen by more than rounding: %s', (_what, cost, before, expected) => {
  expect(hasRisen(cost, before)).toBe(expected)
})
