import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryPath, detectCategorySeparator, listedCell, listedNames } from './category-path.ts'

describe('category paths', () => {
  it.each([
    ['Home > Kitchen', '>', ['Home', 'Kitchen']],
    ['Home › Kitchen › Mugs', '>', ['Home', 'Mugs']],
    ['Home & Garden > Kitchen & Dining', '>', ['Home & Garden', 'Kitchen & Dining']],
    ['/Shop/Mugs/', '/', ['Shop', 'Mugs']],
    ['TV/Audio', 'none', ['TV/Audio']],
    ['Mugs', '>', ['Mugs']],
    ['Mugs > Mugs', '>', ['Mugs']],
    [' > ', '>', []],
    ['', 'none', []],
  ] as const)('CAT-01 %s cut at %s keeps the first and the last level', (cell, separator, path) => {
    expect(categoryPath(cell, separator)).toEqual(path)
  })

  it.each([
    [['Home > Kitchen', 'TV/Audio'], '>'],
    [['Home / Kitchen', 'Home'], '/'],
    [['/Shop/Mugs'], '/'],
    [['Shop/Mugs', 'Shop/Plates', 'Shop/Bowls', 'Garden/Pots'], '/'],
    [['TV/Audio', 'Bed/Bath', 'Mugs'], 'none'],
    [['Mugs', 'Plates'], 'none'],
    [[], 'none'],
  ] as const)('PROD-14 the separator of %j is %s', (cells, separator) => {
    expect(detectCategorySeparator(cells)).toBe(separator)
  })
})

describe('lists in one cell', () => {
  it.each([
    ['Home > Kitchen, Gifts', ['Home > Kitchen', 'Gifts']],
    ['mug, "ceramic, glazed"', ['mug', 'ceramic, glazed']],
    ['Cups\\, mugs, Gifts', ['Cups, mugs', 'Gifts']],
    ['5" pipe, hose', ['5" pipe', 'hose']],
    [' , ,', []],
  ])('PROD-14 %s is read entry by entry', (cell, names) => {
    expect(listedNames(cell)).toEqual(names)
  })

  it('PROD-14 what is written as a list is read back without a difference', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }).filter((name) => name.trim() !== '')), (names) => {
        expect(listedNames(listedCell(names))).toEqual(names)
      }),
    )
  })
})
