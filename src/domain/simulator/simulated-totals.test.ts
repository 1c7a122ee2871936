import { describe, expect, it } from 'vitest'
import { plainProduct } from '#test/pricing-input.ts'
import { SIMULATED_RATES } from '#test/simulator/arbitraries.ts'
import { DEFAULT_PRICING_CONTEXT } from '../pricing-rules.ts'
import { priceReceipt } from '../price-receipt.ts'
import { simulatorColumns } from './fill-columns.ts'
import type { Levers } from './levers.ts'
import { simulate } from './simulate.ts'
import { simulateColumns } from './simulate-columns.ts'
import { bucketOf, gainOf, ratesInto, simulatedTotals, sumUp, sumUpBefore, type Weights } from './simulated-totals.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'
import { simulatorFrame } from './simulator-frame.ts'
import { soldUnits, unitsOfRows } from './sold-units.ts'

const UNIT = 1_000_000
const deps: SimulatorDeps = {
  contextOf: () => ({ ...DEFAULT_PRICING_CONTEXT, floorMargin: 300_000 }),
  rates: SIMULATED_RATES,
  day: '2026-11-29',
  costLabel: 'Scenario',
}

function product(id: string, more: Partial<SimulatedRow> = {}): SimulatedRow {
  const row = { ...plainProduct, baseCurrency: 'EUR', ...more }
  return {
    categoryId: null,
    brandId: null,
    isActive: true,
    tags: [],
    stock: null,
    margin: null,
    floorOverride: '',
    hsCode: '',
    originCountry: '',
    baseCostOrigin: null,
    shippingCostOrigin: null,
    variants: [],
    ...row,
    receipt: priceReceipt(row, deps.contextOf(null)),
    id,
  }
}

function totalsOf(products: readonly SimulatedRow[], levers: Levers, more: Partial<Weights> = {}, volumeChange = 0) {
  const columns = simulatorColumns(products, deps)
  const frame = simulatorFrame(columns)
  const totals = simulatedTotals()
  simulateColumns(columns, levers, deps, frame)
  const weights = { units: null, rates: ratesInto('EUR', SIMULATED_RATES), ...more }
  sumUpBefore(columns, weights, totals)
  sumUp(columns, frame, volumeChange, totals)
  return totals
}

/** Costs 60, is sold at 100. */
const mug = product('mug')
/** Is sold at a fixed price of 80. */
const bowl = product('bowl', { pricingMode: 'manual', pricingAmount: 80 * UNIT })
const DEARER: Levers = { supplierCost: { by: 'percent', ppm: 500_000 }, gives: { keep: 'prices' } }

describe('the totals of a scenario', () => {
  it('PAGE-04 counts what changes, falls below its floor and loses money, on two histograms', () => {
    const totals = totalsOf([mug, bowl], DEARER)
    expect(totals).toMatchObject({ products: 2, changed: 2, repriced: 0, withoutRate: 0, refused: 0, unconverted: 0 })
    expect(totals.before).toMatchObject({ belowFloor: 1, losing: 0, averageMargin: 325_000, profit: 60 * UNIT })
    expect(totals.after).toMatchObject({ belowFloor: 2, losing: 1, profit: 0 })
    expect([totals.before.histogram[16], totals.before.histogram[10]]).toEqual([1, 1])
    expect([totals.after.histogram[4], totals.after.histogram[0]]).toEqual([1, 1])
  })

  it('PAGE-04 a margin that is kept stays in its bar, though a price in whole cents moves it by hundredths', () => {
    expect([449_600, 450_000, 450_400].map(bucketOf)).toEqual([18, 18, 18])
    expect([449_400, -1, 1_000_000].map(bucketOf)).toEqual([17, 0, 39])
  })

  it('PAGE-04 weighs profit by the units that were sold, and names winners and losers, the greatest first', () => {
    const units = Float64Array.of(1, 10)
    const totals = totalsOf([mug, bowl], DEARER, { units })
    expect([totals.before.profit, totals.after.profit]).toEqual([240 * UNIT, -90 * UNIT])
    expect(Array.from(totals.losers.rows).slice(0, totals.losers.count)).toEqual([1, 0])
    expect(totals.losers.values[0]).toBe(300 * UNIT)
    expect(totals.winners.count).toBe(0)
    expect(totals.breakEvenVolume).toBeNull()
  })

  it('PAGE-04 tells the volume that earns the profit of now, whatever volume is assumed', () => {
    const levers: Levers = { supplierCost: { by: 'percent', ppm: 250_000 }, gives: { keep: 'prices' } }
    const kept = totalsOf([mug], levers)
    expect(kept.breakEvenVolume).toBeCloseTo(40 / 25, 12)
    const less = totalsOf([mug], levers, {}, -200_000)
    expect(less.after.profit).toBeCloseTo(20 * UNIT, 3)
    expect(less.breakEvenVolume).toBeCloseTo(40 / 25, 12)
  })

  it('PAGE-04 leaves out currencies without a rate, and says how many', () => {
    const dinar = product('dinar', { baseCurrency: 'KWD' })
    const totals = totalsOf([mug, dinar], {
      freight: { by: 'amount', units: UNIT, currency: 'EUR' },
      gives: { keep: 'margins' },
    })
    expect(totals).toMatchObject({ products: 2, changed: 1, withoutRate: 1, unconverted: 1 })
    expect(totals.before.profit).toBe(40 * UNIT)
  })

  it('PAGE-04 an added amount gives a product without a cost neither a cost nor a price', () => {
    const napkin = product('napkin', { baseCost: 0 })
    const amount = { by: 'amount', units: 5 * UNIT, currency: 'EUR' } as const
    for (const drawn of [{ supplierCost: amount }, { freight: amount }, { otherCosts: amount }]) {
      const levers: Levers = { ...drawn, gives: { keep: 'prices' } }
      const totals = totalsOf([mug, napkin], levers)
      expect(totals).toMatchObject({
        products: 2,
        changed: 1,
        repriced: 0,
        before: { judged: 1 },
        after: { judged: 1 },
      })
      expect(totals.after.profit).toBe(35 * UNIT)
      expect(simulate(napkin, levers, deps)).toMatchObject({ patch: {}, after: [{ totalCost: 0, price: null }] })
    }
  })

  it('PAGE-04 an added amount gives a variant without a cost no price, and its costed siblings the amount', () => {
    const variant = { isActive: true, margin: null, retailPrice: null, tradePrice: null }
    const variants = [
      { ...variant, id: 'costed', baseCost: 60 * UNIT },
      { ...variant, id: 'bare', baseCost: null },
    ]
    const set = product('set', { baseCost: 0, shippingCost: 0, variants })
    const amount = { by: 'amount', units: 5 * UNIT, currency: 'EUR' } as const
    for (const drawn of [{ supplierCost: amount }, { freight: amount }]) {
      const levers: Levers = { ...drawn, gives: { keep: 'prices' } }
      const { before, after } = totalsOf([set], levers)
      expect([before.judged, after.judged, after.profit]).toEqual([1, 1, 35 * UNIT])
      const [, costed, bare] = simulate(set, levers, deps).after
      expect([costed?.totalCost, bare?.totalCost, bare?.price]).toEqual([65 * UNIT, 0, null])
    }
    const others = totalsOf([set], { otherCosts: amount, gives: { keep: 'prices' } })
    expect([others.after.judged, others.changed, others.withoutCost]).toEqual([1, 0, 1])
    expect(simulate(set, { otherCosts: amount, gives: { keep: 'prices' } }, deps).leftOut).toBe('no-cost')
    // A variant without a cost that is not sold keeps the others from nothing.
    const unsold = { ...set, variants: variants.map((each) => ({ ...each, isActive: each.id === 'costed' })) }
    const sold = totalsOf([unsold], { otherCosts: amount, gives: { keep: 'prices' } })
    expect([sold.changed, sold.before.profit - sold.after.profit]).toEqual([1, 5 * UNIT])
  })

  it('PAGE-04 a price that a product did not have is a gain of its own', () => {
    const unpriced = product('unpriced', { pricingMode: 'manual', pricingAmount: null })
    const totals = totalsOf([unpriced], { margin: { by: 'rate', ppm: 400_000 }, gives: { keep: 'margins' } })
    expect(totals).toMatchObject({
      repriced: 1,
      before: { judged: 0, profit: 0 },
      after: { judged: 1, profit: 40 * UNIT },
    })
    expect(totals.winners.count).toBe(1)
    expect([gainOf(NaN, 4), gainOf(3, 4), gainOf(3, NaN), gainOf(NaN, NaN)]).toEqual([4, 1, -3, NaN])
  })

  it('PAGE-04 no products, no costs and nothing sold are no reason to fail', () => {
    expect(totalsOf([], DEARER)).toMatchObject({ products: 0, changed: 0, breakEvenVolume: null })
    const bare = product('bare', { baseCost: 0 })
    expect(totalsOf([bare], DEARER)).toMatchObject({ changed: 0, after: { losing: 0, profit: 0 } })
    expect(totalsOf([mug], DEARER, { units: Float64Array.of(0) })).toMatchObject({ breakEvenVolume: null })
  })
})

it('PAGE-04 PAGE-02 averages, losses and profit are of active products; an inactive one changes but does not count', () => {
  const off = product('off', { isActive: false, pricingMode: 'manual', pricingAmount: 61 * UNIT })
  const [alone, both] = [totalsOf([mug], DEARER), totalsOf([mug, off], DEARER)]
  expect([both.after, both.before]).toEqual([alone.after, alone.before])
  expect([both.products, both.changed, both.after.judged]).toEqual([2, 2, 1])
})

describe('the units that were sold', () => {
  const line = (productId: string | null, quantity: number, variantId = '') => ({
    productId,
    variantId,
    quantity: quantity * 10_000,
  })
  const document = (documentType: 'invoice' | 'creditnote' | 'quote' | 'receipt', issueDate: string, items: object[]) =>
    ({
      documentType,
      status: 'sent',
      issueDate,
      items,
      relatedDocuments: [],
      creditedAmount: 0,
      creditedInDrafts: 0,
    }) as unknown as Parameters<typeof soldUnits>[0] extends Iterable<infer D> ? D : never

  it('PAGE-04 counts issued invoices and receipts of the days, less credit notes', () => {
    const sold = soldUnits(
      [
        document('invoice', '2026-11-29', [line('mug', 3), line(null, 9)]),
        document('invoice', '2026-10-30', [line('mug', 5)]),
        document('creditnote', '2026-11-20', [line('mug', 1)]),
        document('quote', '2026-11-20', [line('mug', 70)]),
        { ...document('invoice', '2026-11-20', [line('mug', 800)]), status: 'draft' },
        { ...document('invoice', '2026-11-20', [line('mug', 900)]), status: 'refunded' },
        document('receipt', '2026-11-20', [line('bowl', 2)]),
        {
          ...document('receipt', '2026-11-20', [line('bowl', 40)]),
          relatedDocuments: [{ documentType: 'invoice' }],
        },
      ],
      '2026-11-29',
      30,
    )
    expect([...sold]).toEqual([
      ['mug', 2],
      ['bowl', 2],
    ])
  })

  it('PAGE-04 shares what was sold of a product without its variant among its variants', () => {
    const variant = { id: 'a', isActive: true, margin: null, baseCost: null, retailPrice: null, tradePrice: null }
    const variants = [variant, { ...variant, id: 'b' }, { ...variant, id: 'c', isActive: false }]
    const columns = simulatorColumns([product('mug', { variants })], deps)
    const sold = soldUnits([document('invoice', '2026-11-29', [line('mug', 4), line('mug', 3, 'b')])], '2026-11-29', 1)
    expect([...unitsOfRows(columns, sold)]).toEqual([4, 2, 5, 0])
  })
})
