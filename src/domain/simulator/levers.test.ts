import { describe, expect, it } from 'vitest'
import { catalogueFingerprint, isStaleScenario } from './catalogue-fingerprint.ts'
import { newestDeclared } from './declared-goods.ts'
import { heldPrice } from './held-price.ts'
import { changedList } from './list-levers.ts'
import { dutyLeverOf, leverIssues, NO_LEVERS } from './levers.ts'

const CENT = 10_000
const GRID = { step: 100 * CENT, offset: 99 * CENT }

describe('the levers of a scenario', () => {
  it('PAGE-04 duty follows the country of the goods, then the longest heading that fits them', () => {
    const points = (ppm: number) => ({ by: 'points' as const, ppm })
    const duties = [
      { heading: '', change: points(1) },
      { heading: '84', change: points(2) },
      { heading: '8471.30', change: points(3) },
    ]
    const of = (hsCode: string, originCountry = '') => ({ hsCode, originCountry })
    expect(['', '6109', '8471 80', '847130'].map((code) => dutyLeverOf(duties, of(code))?.ppm)).toEqual([1, 1, 2, 3])
    expect(dutyLeverOf(duties.slice(1), of('6109'))).toBeUndefined()
    const placed = [...duties, { heading: '', country: 'CN', change: points(4) }]
    expect(['CN', 'VN', ''].map((country) => dutyLeverOf(placed, of('847130', country))?.ppm)).toEqual([4, 3, 3])
    const both = [...placed, { heading: '84', country: 'CN', change: points(5) }]
    expect(['8471', '6109'].map((code) => dutyLeverOf(both, of(code, 'CN'))?.ppm)).toEqual([5, 4])
  })

  it('PAGE-04 code and country of goods are those of the newest delivery that declares them', () => {
    const line = (id: string, hsCode: string, createdAt: number, originCountry = '') => {
      return { id, productId: 'mug', hsCode, createdAt, originCountry }
    }
    expect([
      ...newestDeclared([line('1', '69', 5, 'VN'), line('2', '', 9), line('3', '7013', 7), line('0', '70', 7)]),
    ]).toEqual([['mug', { hsCode: '7013', originCountry: 'VN' }]])
  })

  it('PAGE-04 the rule of a price list moves within its limits, and only if it has a percentage', () => {
    const trade = { id: 'trade', ruleKind: 'percentOff' as const, rulePercent: 200_000 }
    const under = (change: { by: 'points' | 'rate'; ppm: number }, list: typeof trade | { ruleKind: 'none' } = trade) =>
      changedList({ ...trade, ...list }, { ...NO_LEVERS, lists: [{ listId: 'trade', change }] }).rulePercent
    expect(under({ by: 'points', ppm: 50_000 })).toBe(250_000)
    expect(under({ by: 'rate', ppm: 50_000 })).toBe(50_000)
    expect(under({ by: 'points', ppm: 900_000 })).toBe(999_999)
    expect(under({ by: 'rate', ppm: 50_000 }, { ruleKind: 'none' })).toBe(200_000)
    expect(changedList(trade, NO_LEVERS)).toBe(trade)
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
