import { describe, expect, it } from 'vitest'
import { priceReceipt, replayReceipt } from './price-receipt.ts'
import { pricing, whatIfPrice } from './pricing.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  DEFAULT_WHAT_IF,
  type PricingContext,
  type PricingInput,
  resolvedRules,
} from './pricing-rules.ts'
import { plainProduct } from '#test/pricing-input.ts'

const USD = 1_000_000
const CENT = 10_000
const PERCENT = 10_000

const product: PricingInput = {
  ...plainProduct,
  baseCost: 50 * USD,
  shippingCost: 10 * USD,
  pricingPercent: 40 * PERCENT,
}
const own = DEFAULT_PRICING_CONTEXT
const gross: PricingContext = { ...own, pricesIncludeVat: true, taxRate: 20 * PERCENT }
const free: PricingInput = { ...product, baseCost: 0, shippingCost: 0 }

describe('the effective retail price', () => {
  it('PRICE-06 strategy margin prices the total cost', () => {
    expect(pricing(product, own)).toEqual({
      totalCost: 60 * USD,
      effectivePrice: 100 * USD,
      effectiveTradePrice: 75 * USD,
      netPrice: 100 * USD,
      grossPrice: 100 * USD,
      profit: 40 * USD,
      marginPpm: 400_000,
      markupPpm: 666_667,
      floorPrice: null,
      belowFloor: false,
      clamped: false,
      flag: null,
    })
  })

  it('PRICE-06 strategy markup prices the total cost', () => {
    const priced = pricing({ ...product, pricingStrategy: 'markup', pricingPercent: 50 * PERCENT }, own)
    expect(priced).toMatchObject({ effectivePrice: 90 * USD, markupPpm: 500_000, marginPpm: 333_333, clamped: false })
  })

  it.each([
    ['mode manual', { pricingMode: 'manual', pricingStrategy: 'margin' }],
    ['strategy manual', { pricingMode: 'strategy', pricingStrategy: 'manual' }],
  ] as const)('PRICE-06 %s is the amount set by hand', (_name, how) => {
    const priced = pricing({ ...product, ...how, pricingAmount: 80 * USD, retailPrice: 1 * USD }, own)
    expect(priced).toMatchObject({ effectivePrice: 80 * USD, profit: 20 * USD, marginPpm: 250_000, flag: null })
  })

  it('PRICE-06 mode retailPrice is the stored retail price', () => {
    const priced = pricing({ ...product, pricingMode: 'retailPrice', retailPrice: 75 * USD, pricingAmount: 1 }, own)
    expect(priced).toMatchObject({ effectivePrice: 75 * USD, marginPpm: 200_000 })
  })

  it('PRICE-09 a price set by hand rounds half away from zero to the minor unit', () => {
    expect(pricing({ ...product, pricingMode: 'manual', pricingAmount: 12_345_000 }, own).effectivePrice).toBe(
      12_350_000,
    )
    expect(pricing({ ...product, pricingMode: 'manual', pricingAmount: 12_344_999 }, own).effectivePrice).toBe(
      12_340_000,
    )
  })

  it('PRICE-06 a strategy without a value takes the profile’s default margin, a markup without one adds nothing', () => {
    const context = { ...own, defaultMargin: 25 * PERCENT }
    expect(pricing({ ...product, pricingPercent: null }, context).effectivePrice).toBe(80 * USD)
    expect(pricing({ ...product, pricingStrategy: null, pricingPercent: null }, context).effectivePrice).toBe(80 * USD)
    const markup = { ...product, pricingStrategy: 'markup', pricingPercent: null } as const
    expect(pricing(markup, context).effectivePrice).toBe(60 * USD)
  })

  it('PRICE-01 a stored margin of 100 % or more is priced at twice the cost and says so', () => {
    expect(pricing({ ...product, pricingPercent: 100 * PERCENT }, own)).toMatchObject({
      effectivePrice: 120 * USD,
      clamped: true,
    })
    expect(pricing({ ...product, pricingPercent: 99 * PERCENT }, own).clamped).toBe(false)
    const markup = { ...product, pricingStrategy: 'markup', pricingPercent: 200 * PERCENT } as const
    expect(pricing(markup, own)).toMatchObject({ effectivePrice: 180 * USD, clamped: false })
  })

  it('PRICE-05 the profile decides on duty and on recoverable VAT', () => {
    const imported = { ...product, importDuty: 10 * PERCENT, vatTax: 20 * PERCENT, pricingPercent: 0 }
    expect(pricing(imported, own).effectivePrice).toBe(79 * USD + 20 * CENT)
    expect(pricing(imported, { ...own, dutyBasis: 'fob' }).effectivePrice).toBe(78 * USD)
    expect(pricing(imported, { ...own, vatRecoverable: true }).effectivePrice).toBe(66 * USD)
  })

  it('PRICE-09 total cost is not rounded before the price is', () => {
    const sliver = {
      ...product,
      baseCost: 4_000,
      shippingCost: 0,
      pricingStrategy: 'markup',
      pricingPercent: 2_400 * PERCENT,
    }
    expect(pricing(sliver as PricingInput, own)).toMatchObject({ totalCost: 4_000, effectivePrice: 10 * CENT })
  })
})

describe('products that cannot be priced', () => {
  it('PRICE-06 without a cost there is no price to show, and a flag', () => {
    expect(pricing(free, own)).toMatchObject({
      totalCost: 0,
      effectivePrice: null,
      effectiveTradePrice: null,
      netPrice: null,
      grossPrice: null,
      profit: null,
      marginPpm: null,
      markupPpm: null,
      belowFloor: false,
      flag: 'no-cost',
    })
  })

  it('PRICE-06 without a cost, a price set by hand stands but stays flagged', () => {
    const priced = pricing({ ...free, pricingMode: 'manual', pricingAmount: 5 * USD, floorMargin: 1 }, own)
    expect(priced).toMatchObject({ effectivePrice: 5 * USD, marginPpm: 1_000_000, floorPrice: null, flag: 'no-cost' })
  })

  it.each([
    ['manual', { pricingMode: 'manual' }],
    ['retailPrice', { pricingMode: 'retailPrice' }],
    ['no pricing of its own', { pricingMode: null }],
  ] as const)('PRICE-06 %s without an amount has no price', (_name, how) => {
    expect(pricing({ ...product, ...how }, own)).toMatchObject({
      totalCost: 60 * USD,
      effectivePrice: null,
      flag: 'no-price',
    })
    expect(pricing({ ...free, ...how }, own)).toMatchObject({ effectivePrice: null, flag: 'no-cost' })
  })

  it('PRICE-09 a cost or price above 10^15 − 1 units is flagged, not kept', () => {
    const huge = { ...product, baseCost: 999_999_999_999_999 }
    expect(pricing(huge, own)).toMatchObject({ totalCost: null, effectivePrice: null, flag: 'out-of-range' })
    const steep = { ...product, baseCost: 10_000_000_000_000, pricingPercent: 999_999 }
    expect(pricing(steep, own)).toMatchObject({ effectivePrice: null, flag: 'out-of-range' })
    expect(pricing(steep, own).totalCost).toBe(10_000_010_000_000)
    expect(pricing(steep, { ...own, tradeMargin: 999_999 }).effectiveTradePrice).toBeNull()
  })
})

describe('sales VAT', () => {
  it('PRICE-06 prices are net of sales VAT by default', () => {
    expect(pricing(product, { ...own, taxRate: 20 * PERCENT })).toMatchObject({
      effectivePrice: 100 * USD,
      netPrice: 100 * USD,
      grossPrice: 120 * USD,
      profit: 40 * USD,
    })
  })

  it('PRICE-06 where prices include VAT the gross price is the truth and the net is back-solved', () => {
    expect(pricing(product, gross)).toMatchObject({
      effectivePrice: 120 * USD,
      grossPrice: 120 * USD,
      netPrice: 100 * USD,
      profit: 40 * USD,
      marginPpm: 400_000,
    })
  })

  it('PRICE-06 a price set by hand is gross where prices include VAT', () => {
    expect(pricing({ ...product, pricingMode: 'manual', pricingAmount: 120 * USD }, gross)).toMatchObject({
      effectivePrice: 120 * USD,
      netPrice: 100 * USD,
      marginPpm: 400_000,
    })
  })

  it('PRICE-06 the gross price is rounded once, not from the rounded net price', () => {
    const odd = { ...product, baseCost: 3 * CENT, shippingCost: 0, pricingPercent: 10 * PERCENT }
    // 0.03 / 0.9 × 1.35 is 0.045 exactly; the rounded net price of 0.03 would give 0.0405.
    expect(pricing(odd, { ...gross, taxRate: 35 * PERCENT }).effectivePrice).toBe(5 * CENT)
    expect(pricing(odd, { ...own, taxRate: 35 * PERCENT })).toMatchObject({ netPrice: 3 * CENT, grossPrice: 4 * CENT })
  })
})

describe('price endings', () => {
  it('PRICE-11 the product’s own ending goes before the profile’s', () => {
    const context = { ...own, priceEnding: '.99' } as const
    expect(pricing(product, context).effectivePrice).toBe(100 * USD + 99 * CENT)
    expect(pricing({ ...product, priceEnding: '.49' }, context).effectivePrice).toBe(100 * USD + 49 * CENT)
    expect(pricing({ ...product, priceEnding: 'none' }, context).effectivePrice).toBe(100 * USD)
  })

  it('PRICE-11 is applied to the gross price where the shopper sees that', () => {
    const priced = pricing({ ...product, priceEnding: '.99' }, gross)
    expect(priced).toMatchObject({ effectivePrice: 120 * USD + 99 * CENT, netPrice: 100 * USD + 83 * CENT })
  })

  it('PRICE-11 leaves a price that a person set as it was typed', () => {
    const typed = { ...product, priceEnding: '.99', pricingMode: 'manual', pricingAmount: 80 * USD } as const
    expect(pricing(typed, own).effectivePrice).toBe(80 * USD)
  })

  it('PRICE-11 follows the currency of the product', () => {
    const yen = { ...product, baseCurrency: 'JPY', baseCost: 900 * CENT, shippingCost: 0, priceEnding: '.99' } as const
    expect(pricing(yen, own).effectivePrice).toBe(1_599 * CENT)
  })

  it('PRICE-11 never ends below the floor', () => {
    const nearest = { ...own, endingDirection: 'nearest' } as const
    const close = { ...product, pricingPercent: 40 * PERCENT, priceEnding: '.99' } as const
    expect(pricing(close, nearest).effectivePrice).toBe(99 * USD + 99 * CENT)
    expect(pricing({ ...close, floorMargin: 40 * PERCENT }, nearest)).toMatchObject({
      effectivePrice: 100 * USD + 99 * CENT,
      belowFloor: false,
    })
    expect(pricing({ ...close, floorMargin: 50 * PERCENT }, own)).toMatchObject({
      effectivePrice: 120 * USD + 99 * CENT,
      floorPrice: 120 * USD,
      belowFloor: false,
    })
  })
})

describe('the margin floor', () => {
  it('PRICE-12 flags a price under it and leaves the price alone', () => {
    expect(pricing({ ...product, floorMargin: 50 * PERCENT }, own)).toMatchObject({
      effectivePrice: 100 * USD,
      floorPrice: 120 * USD,
      belowFloor: true,
    })
    expect(pricing({ ...product, floorMargin: 40 * PERCENT }, own).belowFloor).toBe(false)
  })

  it('PRICE-12 comes from the product, else its category, else the profile', () => {
    const context = { ...own, floorMargin: 50 * PERCENT, categoryFloors: [null, 45 * PERCENT] }
    expect(pricing(product, { ...context, categoryFloors: [] }).floorPrice).toBe(120 * USD)
    expect(pricing(product, context).floorPrice).toBe(109_090_000)
    expect(pricing({ ...product, floorMargin: 0 }, context)).toMatchObject({ floorPrice: 60 * USD, belowFloor: false })
  })

  it('PRICE-12 holds a gross price against the floor with VAT', () => {
    const typed = { ...product, pricingMode: 'manual', floorMargin: 40 * PERCENT } as const
    expect(pricing({ ...typed, pricingAmount: 119_990_000 }, gross)).toMatchObject({
      floorPrice: 120 * USD,
      belowFloor: true,
    })
    expect(pricing({ ...typed, pricingAmount: 120 * USD }, gross).belowFloor).toBe(false)
  })
})

describe('the trade price', () => {
  it('PRICE-07 is the stored one when set, rounded to the minor unit', () => {
    expect(pricing({ ...product, tradePrice: 70_005_000 }, own).effectiveTradePrice).toBe(70_010_000)
    expect(pricing({ ...free, tradePrice: 70 * USD }, own).effectiveTradePrice).toBe(70 * USD)
    expect(pricing({ ...product, tradePrice: 0 }, own).effectiveTradePrice).toBe(0)
  })

  it('PRICE-07 else PRICE-01 on total cost with the trade margin, 20 by default, net of sales VAT and without an ending', () => {
    expect(pricing({ ...product, priceEnding: '.99' }, gross).effectiveTradePrice).toBe(75 * USD)
    expect(pricing(product, { ...own, tradeMargin: 50 * PERCENT }).effectiveTradePrice).toBe(120 * USD)
  })
})

describe('what-if prices', () => {
  const bare: PricingInput = { ...product, pricingMode: null, pricingPercent: null }

  it('PROD-08 VAT 20, retail margin 40 and trade margin 20 price a product that has only a cost', () => {
    expect(pricing(bare, own, DEFAULT_WHAT_IF)).toMatchObject({
      totalCost: 72 * USD,
      effectivePrice: 120 * USD,
      effectiveTradePrice: 90 * USD,
      flag: null,
    })
    expect(whatIfPrice(bare, own, DEFAULT_WHAT_IF)).toBe(120 * USD)
  })

  it('PROD-08 a product’s own VAT stands, also when it is 0', () => {
    expect(whatIfPrice({ ...bare, vatTax: 0 }, own, DEFAULT_WHAT_IF)).toBe(100 * USD)
    expect(whatIfPrice({ ...bare, vatTax: 10 * PERCENT }, own, DEFAULT_WHAT_IF)).toBe(110 * USD)
  })

  it('PROD-08 leaves a product with pricing of its own, and one without a cost, alone', () => {
    expect(whatIfPrice(product, own, DEFAULT_WHAT_IF)).toBeNull()
    expect(pricing(product, own, DEFAULT_WHAT_IF)).toEqual(pricing(product, own))
    expect(whatIfPrice({ ...bare, baseCost: 0, shippingCost: 0 }, own, DEFAULT_WHAT_IF)).toBeNull()
  })
})

describe('resolvedRules', () => {
  it('PRICE-16 says who set the ending and the floor', () => {
    const context = { ...own, priceEnding: '.99', floorMargin: 10 } as const
    expect(resolvedRules(product, context)).toMatchObject({
      ending: '.99',
      endingSource: 'profile',
      endingDirection: 'up',
      floor: 10,
      floorSource: 'profile',
    })
    expect(resolvedRules({ ...product, priceEnding: 'none', floorMargin: 20 }, context)).toMatchObject({
      ending: 'none',
      endingSource: 'product',
      floor: 20,
      floorSource: 'product',
    })
  })

  it.each([
    ['EUR', null, '.95', 'currency'],
    ['USD', null, '.99', 'profile'],
    ['EUR', 'whole', 'whole', 'product'],
    ['JPY', null, 'none', 'currency'],
  ] as const)('PRICE-11 PRICE-16 in %s with the own ending %s takes %s, set by the %s', (...row) => {
    const [baseCurrency, priceEnding, ending, endingSource] = row
    const currencyEndings = [
      { currency: 'EUR', ending: '.95' },
      { currency: 'JPY', ending: 'none' },
    ] as const
    const context = { ...own, priceEnding: '.99', currencyEndings } as const
    const rules = resolvedRules({ ...product, baseCurrency, priceEnding }, context)
    expect(rules).toMatchObject({ ending, endingSource })
  })

  it('PRICE-11 PRICE-16 the receipt of a price keeps the ending of its currency when that changes', () => {
    const input = { ...product, baseCurrency: 'EUR' }
    const context = { ...own, currencyEndings: [{ currency: 'EUR', ending: '.49' }] } as const
    const receipt = priceReceipt(input, context)
    expect(receipt).toMatchObject({ ending: '.49', endingSource: 'currency' })
    expect(replayReceipt(input, receipt)).toEqual(pricing(input, context))
    expect(replayReceipt(input, receipt)?.effectivePrice).not.toBe(pricing(input, own).effectivePrice)
  })
})
