import { describe, expect, it } from 'vitest'
import { columnSign, signFacts } from './decimal-signs.ts'

const signOf = (cells: readonly string[], file: ',' | '.' | null = null) => columnSign(signFacts(cells), file)

describe('the decimal sign of a column', () => {
  it.each([
    [['1,234', '2,50'], ','],
    [['1.234', '2.5 kg'], '.'],
    [['1,234.50', '2,345'], '.'],
    [['12', '7'], '.'],
    [[], '.'],
  ] as const)('PROD-14 %j is settled by its own cells: %s', (cells, sign) => {
    expect(signOf(cells)).toBe(sign)
  })

  it('PROD-14 1,234 beside 2.345 is for a person to say, and so is 1,234 alone where nothing else in the file tells', () => {
    expect(signOf(['1,234', '2.345'])).toBeNull()
    expect(signOf(['1,234', '2.345'], ',')).toBeNull()
    expect(signOf(['€ 1,234', '5,678'])).toBeNull()
    expect(signOf(['€ 1,234', '5,678'], '.')).toBe('.')
    expect(signFacts(['1,234', '9,999', '8,888', '2.345']).open).toEqual(['1,234', '2.345', '9,999'])
  })
})
