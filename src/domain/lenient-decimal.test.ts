import { describe, expect, it } from 'vitest'
import { lenientDecimal } from './lenient-decimal.ts'

describe('a number given as text', () => {
  it.each([
    ['19', '19'],
    ['19.5', '19.5'],
    [' 7,7 % ', '7.7'],
    ['20%', '20'],
    ['.5', '0.5'],
  ])('PROF-02 %j is read as %j', (text, decimal) => {
    expect(lenientDecimal(text)).toBe(decimal)
  })

  it.each(['', '%', 'nineteen', '19 or 20', '-5', '1e3', 'NaN', '1.2.3,4', '٣,٤,٥'])(
    'PROF-02 %j cannot be read: 0',
    (text) => {
      expect(lenientDecimal(text)).toBe('0')
    },
  )
})
