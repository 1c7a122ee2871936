import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationCount, missingCombinations, repeatedSkus, variantName, withUsedValues } from './variants.ts'

const size = { name: 'Size', values: ['S', 'L'] }
const colour = { name: 'Colour', values: ['Red', 'Blue', 'Black'] }
const named = (...optionValues: string[]) => ({ name: '', optionValues })

describe('the combinations of options', () => {
  it('PRICE-08 are all of them but those that a variant has already, the last option turning fastest', () => {
    expect(missingCombinations([size, colour], [named('S', 'Blue')])).toEqual([
      ['S', 'Red'],
      ['S', 'Black'],
      ['L', 'Red'],
      ['L', 'Blue'],
      ['L', 'Black'],
    ])
    expect(missingCombinations([size], [named('S'), named('L')])).toEqual([])
  })

  it('PRICE-08 an option without values yet neither counts nor empties the rest', () => {
    const empty = { name: 'Material', values: [] }
    expect(combinationCount([size, empty])).toBe(2)
    expect(missingCombinations([size, empty], [])).toEqual([
      ['S', ''],
      ['L', ''],
    ])
    expect(combinationCount([empty])).toBe(0)
    expect(missingCombinations([empty], [])).toEqual([])
    expect(missingCombinations([], [])).toEqual([])
  })

  it('PRICE-08 made once, nothing is missing, however many options there are', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 5 })
    const options = fc.array(fc.record({ name: fc.string(), values }), { maxLength: 3 })
    fc.assert(
      fc.property(options, (given) => {
        const made = missingCombinations(given, [])
        expect(made).toHaveLength(combinationCount(given))
        expect(
          missingCombinations(
            given,
            made.map((each) => named(...each)),
          ),
        ).toEqual([])
      }),
    )
  })
})

describe('variants', () => {
  it('PRICE-08 are called by their own name, else by their options', () => {
    expect(variantName(named('Small', '', 'Red'))).toBe('Small / Red')
    expect(variantName({ name: 'Gift box', optionValues: ['Small'] })).toBe('Gift box')
  })

  it('PRICE-08 an option has the values that variants use beside its declared ones', () => {
    const options = withUsedValues([size, colour], [named('XL', 'Red'), named('', 'Green'), named('S', 'Green')])
    expect(options.map(({ values }) => values)).toEqual([
      ['S', 'L', 'XL'],
      ['Red', 'Blue', 'Black', 'Green'],
    ])
  })

  it('PRICE-08 of one SKU with another, or with their product, are told', () => {
    const lines = ['A', 'B ', 'B', '', '', 'MUG'].map((sku, index) => ({ id: String(index), sku }))
    expect([...repeatedSkus({ sku: 'MUG' }, lines)]).toEqual(['1', '2', '5'])
    expect(repeatedSkus({ sku: '' }, lines.slice(0, 1)).size).toBe(0)
  })
})
