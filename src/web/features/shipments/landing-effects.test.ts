import type { PatchOfKind } from '#contract/row-kinds.ts'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { costParts } from './cost-parts.ts'
import { emptyLine } from './empty-line.ts'
import { landedCsv } from './landed-csv.ts'
import { landedOf } from './landed-input.ts'
import { landingEffects } from './landing-effects.ts'
import { namedProblem } from './problem-list.tsx'
import { trueUpName, trueUpReport } from './true-up-report.ts'
import type { ShipmentWork } from './use-shipment.ts'

const mug = emptyRowOf('product', 'mug', {
  name: 'Mug',
  baseCurrency: 'USD',
  baseCost: 4_000_000,
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingPercent: 500_000,
})
const deps = {
  productOf: (id: string) => (id === 'mug' ? mug : undefined),
  contextOf: () => DEFAULT_PRICING_CONTEXT,
  reference: SHIPPED_RATES,
}

/** 10 mugs at $5 with $10 of freight and 10 % duty on the goods. */
function work(
  change: { readonly line?: PatchOfKind<'shipmentLine'>; readonly row?: object; readonly charge?: object } = {},
): ShipmentWork {
  const line = emptyLine('l1', 's', {
    productId: 'mug',
    sku: 'MUG',
    description: '=Mug',
    quantity: 100_000,
    unitCost: 5_000_000,
    currency: 'USD',
    dutyPercent: 100_000,
    ...change.line,
  })
  const row = emptyRowOf('shipment', 's', { currency: 'USD', ...change.row })
  const charges = [
    emptyRowOf('shipmentCharge', 'c1', {
      label: 'Lorry',
      currency: 'USD',
      estimatedAmount: 10_000_000,
      ...change.charge,
    }),
  ]
  const parts = { row, lines: [line], charges }
  return { ...parts, dutyBasis: 'fob', landed: landedOf(parts, 'fob') }
}

describe('what a landing would do, worked out in the browser', () => {
  it('SHIP-03 tells cost and price of a product before and after', () => {
    const effect = landingEffects(work(), deps).get('mug/')
    expect(effect?.before).toMatchObject({ totalCost: 4_000_000, effectivePrice: 8_000_000 })
    expect(effect?.after).toMatchObject({ totalCost: 6_500_000, effectivePrice: 13_000_000, marginPpm: 500_000 })
  })

  it('SHIP-03 leaves out lines without a product, and waits while something is missing', () => {
    expect(landingEffects(work({ line: { productId: null } }), deps).size).toBe(0)
    expect(landingEffects(work({ line: { currency: 'CNY', rate: '' } }), deps).size).toBe(0)
  })

  it('SHIP-01 tells goods, charges by kind and duty as parts of the whole', () => {
    const { landed, charges } = work()
    expect(costParts(landed, charges)?.map(({ key, amount }) => [key, amount])).toEqual([
      ['goods', 50_000_000],
      ['freight', 10_000_000],
      ['duty', 5_000_000],
    ])
  })

  it('SHIP-02 writes the landed table with every part and its sums, and disarms formulas', async () => {
    const [head, line, total] = (await landedCsv(work()).text()).trim().split('\r\n')
    expect(head).toContain('Goods (USD),Lorry (USD),Duty (USD),Total (USD),Landed cost per unit (USD)')
    expect(line).toBe("MUG,'=Mug,10,10,USD,5.00,,10,50.00,10.00,5.00,65.00,6.50")
    expect(total).toBe('Total,,,,,,,,50.00,10.00,5.00,65.00,')
  })
})

it('SHIP-03 a shipment that has landed tells its products as they are, and changes them no more', () => {
  const effect = landingEffects(work({ row: { status: 'landed', costMethod: 'average' } }), deps).get('mug/')
  expect(effect?.before.totalCost).toBe(4_000_000)
  expect(effect?.after).toEqual(effect?.before)
})

/** A mug at $8 without VAT, from before the shop had prices with VAT. */
const earlier = {
  ...deps,
  productOf: () => ({
    ...mug,
    pricingMode: 'retailPrice' as const,
    retailPrice: 8_000_000,
    receipt: { engine: 1 },
  }),
  contextOf: () => ({ ...DEFAULT_PRICING_CONTEXT, pricesIncludeVat: true, taxRate: 200_000 }),
}

it('SHIP-03 PRICE-06 a product priced under an earlier setting is told as it is until the landing prices it', () => {
  const effect = landingEffects(work(), earlier).get('mug/')
  expect(effect?.before).toMatchObject({ effectivePrice: 8_000_000, netPrice: 8_000_000 })
  expect(effect?.after).toMatchObject({ effectivePrice: 8_000_000, netPrice: 6_670_000 })
  const landed = landingEffects(work({ row: { status: 'landed', costMethod: 'average' } }), earlier).get('mug/')
  expect(landed?.after).toEqual(effect?.before)
})

describe('the true-up, worked out in the browser', () => {
  const charge = {
    id: 'c1',
    kind: 'freight',
    amount: 10_000_000,
    currency: 'USD',
    rate: '',
    split: 'value',
    shares: [],
    dutiable: false,
  }
  const landing = { dutyBasis: 'fob', charges: [charge], changeSetIds: [], stock: {} }

  it('SHIP-03 holds the bill against what the shipment landed with', () => {
    const billed = work({ row: { status: 'landed', landing }, charge: { actualAmount: 25_000_000 } })
    expect(trueUpReport(billed, deps)).toMatchObject({
      difference: 15_000_000,
      products: [
        {
          landedUnitCost: 6_500_000,
          actualUnitCost: 8_000_000,
          price: 8_000_000,
          plannedMargin: 187_500,
          actualMargin: 0,
        },
      ],
    })
    expect(trueUpReport(work(), deps)).toBeNull()
  })

  it('SHIP-03 PRICE-06 a price is with or without VAT as it was made, whatever the setting is by now', () => {
    const billed = work({ row: { status: 'landed', landing }, charge: { actualAmount: 25_000_000 } })
    expect(trueUpReport(billed, earlier)).toEqual(trueUpReport(billed, deps))
  })

  it('SHIP-03 a variant has its own price and its name behind the product’s, and a deleted one no price', () => {
    const large = { id: 'l', name: 'Large', baseCost: 6_000_000, retailPrice: null, tradePrice: null }
    const around = { ...deps, productOf: () => emptyRowOf('product', 'mug', { ...mug, variants: [large] }) }
    const billed = (variantId: string) => {
      const of = work({ row: { status: 'landed', landing }, charge: { actualAmount: 25_000_000 }, line: { variantId } })
      const [row] = trueUpReport(of, around)?.products ?? []
      return row && [row.price, row.actualMargin, trueUpName(of, around.productOf, row)]
    }
    expect(billed('l')).toEqual([12_000_000, 333_333, 'Mug – Large'])
    expect(billed('')).toEqual([8_000_000, 0, 'Mug'])
    expect(billed('gone')).toEqual([null, null, '=Mug (deleted variant)'])
  })
})

describe('a refusal of the server', () => {
  it('SHIP-01 names lines and charges as people know them', () => {
    const errors = [
      { field: 'lines.l1.quantity', message: 'Stock is counted in whole units.' },
      { field: 'charges.c1.rate', message: 'Enter a rate.' },
      { field: 'name', message: 'is too long' },
    ]
    expect(namedProblem({ title: 'No', errors }, work()).errors?.map(({ field }) => field)).toEqual([
      'Line 1, MUG',
      'Lorry',
      'name',
    ])
  })
})
