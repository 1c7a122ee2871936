import { describe, expect, it } from 'vitest'
import { priceReceipt, receiptRules, replayReceipt } from './price-receipt.ts'
import { pricing } from './pricing.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF, type PricingContext, type PricingInput } from './pricing-rules.ts'
import { plainProduct } from '#test/pricing-input.ts'

const product: PricingInput = {
  ...plainProduct,
  importDuty: 50_000,
}
const context: PricingContext = {
  ...DEFAULT_PRICING_CONTEXT,
  pricesIncludeVat: true,
  taxRate: 190_000,
  priceEnding: '.95',
  categoryFloors: [null, 300_000],
}

describe('price receipts', () => {
  it('PRICE-16 store nothing that the row or the defaults hold', () => {
    expect(priceReceipt(product, DEFAULT_PRICING_CONTEXT)).toEqual({ engine: 1 })
  })

  it('PRICE-16 store the engine and every rule that came from outside the row, with its source', () => {
    expect(priceReceipt(product, context)).toEqual({
      engine: 1,
      taxRate: 190_000,
      pricesIncludeVat: true,
      ending: '.95',
      floor: 300_000,
      floorSource: 'category',
    })
  })

  it('PRICE-16 store a rule that was set to nothing where the defaults say something', () => {
    const bare = { ...DEFAULT_PRICING_CONTEXT, tradeMargin: 0 }
    expect(priceReceipt(product, bare)).toEqual({ engine: 1, tradeMargin: 0 })
    expect(replayReceipt(product, priceReceipt(product, bare))).toEqual(pricing(product, bare))
  })

  it('PRICE-16 are plain JSON, and replay to the same price after a round trip', () => {
    const stored = JSON.parse(JSON.stringify(priceReceipt(product, context))) as Record<string, unknown>
    expect(replayReceipt(product, stored)).toEqual(pricing(product, context))
    expect(replayReceipt(product, stored)?.effectivePrice).toBe(124_950_000)
  })

  it('PRICE-16 keep the price of their day when the profile changes', () => {
    const receipt = priceReceipt(product, context)
    const today = { ...context, taxRate: 250_000, priceEnding: 'none' } as const
    expect(pricing(product, today).effectivePrice).not.toBe(124_950_000)
    expect(replayReceipt(product, receipt)?.effectivePrice).toBe(124_950_000)
  })

  it('PRICE-16 keep what-if figures only where they set the price', () => {
    expect(priceReceipt(product, context, DEFAULT_WHAT_IF)).not.toHaveProperty('whatIf')
    const bare = { ...product, pricingMode: null }
    const receipt = priceReceipt(bare, context, DEFAULT_WHAT_IF)
    expect(receipt.whatIf).toEqual(DEFAULT_WHAT_IF)
    expect(replayReceipt(bare, receipt)).toEqual(pricing(bare, context, DEFAULT_WHAT_IF))
  })

  it('PRICE-16 of another engine are not replayed', () => {
    expect(receiptRules({ engine: 2 })).toBeNull()
    expect(receiptRules({})).toBeNull()
    expect(replayReceipt(product, { engine: '1' })).toBeNull()
  })
})
