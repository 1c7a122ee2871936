import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { allEffectCounts, belowFloor, effectCounts, effectLine, marginChange } from './effect-counts.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

describe('the effect of a change set in words', () => {
  it('CHANGE-01 counts what came, changed and was refused', () => {
    const effect = { created: 12, updated: 1_304, refused: 0, unchanged: 3, newCategories: 1, newBrands: 2 }
    expect(effectCounts(effect)).toEqual(['12 new', '1,304 changed'])
    expect(allEffectCounts(effect)).toEqual([
      '12 new',
      '1,304 changed',
      '1 new category',
      '2 new brands',
      '3 as before',
    ])
    expect(allEffectCounts({})).toEqual([])
    expect([effectCounts({ refused: 4 }), effectCounts({ refused: 4 }, 'import')]).toEqual([
      ['4 refused'],
      ['4 not understood'],
    ])
  })

  it('STORE-09 CHANGE-01 tells products that are only linked to a store from those that are new', () => {
    expect(effectCounts({ created: 5, newListings: 3 })).toEqual(['2 new', '3 linked to a store'])
    const made = { created: 9, newListings: 3, newCategories: 2, newBrands: 1, storeId: 'a' }
    expect(allEffectCounts(made)).toEqual(['3 new', '3 linked to a store', '2 new categories', '1 new brand'])
    expect(effectLine({ effect: { created: 3, newListings: 3 }, origin: 'storePull', size: 3 })).toBe(
      '3 linked to a store',
    )
  })

  it('CHANGE-01 says how the average margin moved, and nothing where it did not', () => {
    expect(marginChange({ marginBefore: 312_000, marginAfter: 400_000 })).toBe('31.2% → 40.0%')
    expect(marginChange({ marginBefore: null, marginAfter: 400_000 })).toBe('none → 40.0%')
    expect(marginChange({ marginBefore: 400_000, marginAfter: 400_001 })).toBeUndefined()
    expect(marginChange({})).toBeUndefined()
  })

  it('CHANGE-03 says of changes that counted nothing how many rows they changed', () => {
    expect(effectLine({ effect: {}, origin: 'bulk', size: 12 })).toBe('12 rows')
    expect(effectLine({ effect: { updated: 3 }, origin: 'bulk', size: 3 })).toBe('3 changed')
    expect(effectLine({ effect: {}, origin: 'bulk', size: 0 })).toBeUndefined()
  })

  it('CHANGE-01 counts what ends below its lowest margin', () => {
    expect(belowFloor({ belowFloor: 3 })).toBe('3 below the lowest margin')
    expect(belowFloor({ belowFloor: 0 })).toBeUndefined()
    expect(belowFloor({})).toBeUndefined()
  })
})
