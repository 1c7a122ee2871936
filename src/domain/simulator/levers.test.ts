import { describe, expect, it } from 'vitest'
import { catalogueFingerprint, isStaleScenario } from './catalogue-fingerprint.ts'
import { heldPrice } from './held-price.ts'
import { newestHsCodes } from './hs-codes.ts'
import { dutyLeverOf, leverIssues, NO_LEVERS } from './levers.ts'

const CENT = 10_000
const GRID = { step: 100 * CENT, offset: 99 * CENT }

describe('the levers of a scenario', () => {
  it('PAGE-04 duty follows the longest heading that fits the goods', () => {
    const points = (ppm: number) => ({ by: 'points' as const, ppm })
    const duties = [
      { heading: '', change: points(1) },
      { heading: '84', change: points(2) },
      { heading: '8471.30', change: points(3) },
    ]
    expect(['', '6109', '8471 80', '847130'].map((code) => dutyLeverOf(duties, code)?.ppm)).toEqual([1, 1, 2, 3])
    expect(dutyLeverOf(duties.slice(1), '6109')).toBeUndefined()
  })

  it('PAGE-04 the code of goods is that of their newest declared delivery', () => {
    const line = (id: string, hsCode: string, createdAt: number) => ({ id, productId: 'mug', hsCode, createdAt })
    expect([
      ...newestHsCodes([line('1', '69', 5), line('2', '', 9), line('3', '7013', 7), line('0', '70', 7)]),
    ]).toEqual([['mug', '7013']])
  })

  it('PAGE-04 a price stops at the limit of its range, on an ending within it if there is one', () => {
    const within = { keep: 'within', ppm: 50_000 } as const
    expect(heldPrice(1_000 * CENT, 1_040 * CENT, within, null)).toBe(1_040 * CENT)
    expect(heldPrice(1_000 * CENT, 1_200 * CENT, within, null)).toBe(1_050 * CENT)
    expect(heldPrice(1_000 * CENT, 800 * CENT, within, null)).toBe(950 * CENT)
    expect(heldPrice(2_399 * CENT, 2_699 * CENT, within, GRID)).toBe(2_499 * CENT)
    expect(heldPrice(2_399 * CENT, 1_999 * CENT, within, GRID)).toBe(2_299 * CENT)
    expect(heldPrice(999 * CENT, 1_299 * CENT, within, GRID)).toBe(999 * CENT)
    expect(heldPrice(1_333 * CENT, 1_799 * CENT, within, GRID)).toBe(1_399 * CENT)
    expect(heldPrice(1_333 * CENT, 1_799 * CENT, { keep: 'prices' }, GRID)).toBe(1_333 * CENT)
  })

  it('PAGE-04 prices that are kept cannot follow another margin or ending', () => {
    const margin = { by: 'rate', ppm: 300_000 } as const
    expect(leverIssues({ ...NO_LEVERS, margin })).toEqual([])
    expect(leverIssues({ gives: { keep: 'prices' }, margin, ending: { ending: null } })).toEqual([
      'kept-with-margin',
      'kept-with-ending',
    ])
  })

  it('PAGE-04 a scenario goes stale with any change of the catalogue', () => {
    const rows = [{ version: 4 }, { version: 9 }, {}]
    const tried = catalogueFingerprint(rows)
    expect(isStaleScenario(tried, catalogueFingerprint([...rows]))).toBe(false)
    expect(isStaleScenario(tried, catalogueFingerprint(rows.slice(1)))).toBe(true)
    expect(isStaleScenario(tried, catalogueFingerprint([...rows.slice(1), { version: 10 }]))).toBe(true)
    expect(isStaleScenario('', tried)).toBe(false)
  })
})
