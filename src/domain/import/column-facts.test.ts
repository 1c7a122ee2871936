import { describe, expect, it } from 'vitest'
import { columnFacts } from './column-facts.ts'

describe('the look at a column', () => {
  it.each([
    [['0,05', '0,125'], true],
    [['0,4', '0,375', '0,25'], true],
    [['0,05', '0,1', '0,047'], true],
    [['0.4', '0.125'], true],
    [['0,125'], true],
    [['1,234', '2,345'], false],
    [['12,5', '40'], false],
  ])('PROD-14 percentages %s are fractions: %s', (cells, fractions) => {
    expect(columnFacts(cells).fractions).toBe(fractions)
  })

  it('PROD-14 the mean goes by the decimal sign of the column', () => {
    expect(columnFacts(['0,05', '0,125']).mean).toBeCloseTo(0.0875, 9)
    expect(columnFacts(['1,234', '2,345']).mean).toBeCloseTo(1789.5, 9)
  })
})
