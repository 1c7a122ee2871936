import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { priceReceipt } from '#domain/price-receipt.ts'
import { priceStory } from '#domain/price-story.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  DEFAULT_WHAT_IF,
  type PricingContext,
  type PricingInput,
} from '#domain/pricing-rules.ts'
import { setFormatLocale } from '../format/locale.ts'
import {
  aimSentences,
  exactBase,
  presentWords,
  priceSentences,
  stepLabel,
  stepSource,
  stepTone,
} from './price-steps.ts'
import { type PricedRow, shownPrice } from './shown-price.ts'
import { plainProduct } from '#test/pricing-input.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const cent = 10_000
const mug: PricingInput = {
  ...plainProduct,
  baseCost: 400 * cent,
  shippingCost: 100 * cent,
  importDuty: 120_000,
  vatTax: 200_000,
  additionalCosts: [{ id: 'a', label: 'Gift box', amount: 40 * cent }],
  pricingPercent: 500_000,
  priceEnding: '.99',
}

function row(change: Partial<PricingInput> = {}, context: PricingContext = DEFAULT_PRICING_CONTEXT): PricedRow {
  const input = { ...mug, ...change }
  return { ...input, receipt: { ...priceReceipt(input, context) } }
}

function told(change: Partial<PricingInput> = {}, context: PricingContext = DEFAULT_PRICING_CONTEXT) {
  const priced = row(change, context)
  const { rules } = shownPrice(priced, context, null)
  return priceStory(priced, rules).map((step) => [stepLabel(step), stepSource(step, 'USD') ?? '', stepTone(step)])
}

describe('the words of a price story', () => {
  it('PROD-15 name every step, its source and its meaning, and claim of no figure that somebody typed it', () => {
    expect(told()).toEqual([
      ['Supplier price', 'of this product', 'cost'],
      ['Shipping', 'of this product', 'cost'],
      ['Import duty 12%', 'on $5.00, of this product', 'tax'],
      ['Gift box', 'of this product', 'cost'],
      ['VAT on cost 20%', 'on $6.00, of this product', 'tax'],
      ['Total cost', '', 'total'],
      ['Margin 50%', 'of this product', 'profit'],
      ['Ends in .99', 'of this product', 'profit'],
      ['Retail price', '', 'total'],
    ])
  })

  it('PRICE-05 reclaimed VAT is shown and said to be no part of the cost', () => {
    expect(told({}, { ...DEFAULT_PRICING_CONTEXT, vatRecoverable: true })[4]).toEqual([
      'VAT on cost 20%',
      '$1.20 paid and reclaimed: not part of the cost',
      'tax',
    ])
  })

  it('PRICE-05 beside duty to the cent its base is to the cent, with the exact one at hand', () => {
    const priced = row({
      baseCost: 1_620_674,
      shippingCost: 210_000,
      importDuty: 27_000,
      vatTax: 0,
      additionalCosts: [],
    })
    const steps = priceStory(priced, shownPrice(priced, DEFAULT_PRICING_CONTEXT, null).rules)
    const duty = steps.find(({ kind }) => kind === 'duty')!
    expect(stepSource(duty, 'USD')).toBe('on $1.83, of this product')
    expect(exactBase(duty, 'USD')).toBe('$1.830674')
    expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(steps.at(-1)!.running)
    expect(steps.map((step) => exactBase(step, 'USD')).filter((exact) => exact !== undefined)).toHaveLength(1)
  })

  it('PRICE-05 an amount below a cent keeps its digits', () => {
    const sliver = { baseCost: 4_000, shippingCost: 0, additionalCosts: [], vatTax: 20_000 }
    expect(told(sliver)[1]?.[1]).toBe('on $0.004, of this product')
    expect(told(sliver)[2]?.[1]).toBe('on $0.00448, of this product')
  })

  it('PRICE-11 an ending from the settings and a floor of the category say so', () => {
    const context = { ...DEFAULT_PRICING_CONTEXT, priceEnding: 'whole' as const, categoryFloors: [600_000] }
    const [, ending, floor] = told({ pricingPercent: 499_999, priceEnding: null }, context).slice(-4)
    expect(ending?.[1]).toBe('from your settings')
    expect(floor).toEqual(['Lowest margin 60%', 'from its category, raised to keep it', 'profit'])
  })

  it('a price below the cost is a loss', () => {
    expect(told({ pricingMode: 'manual', pricingAmount: 500 * cent }).at(-2)).toEqual([
      'Difference to the price set by hand',
      'of this product',
      'loss',
    ])
  })
})

describe('a price in sentences', () => {
  const sentences = (change: Partial<PricingInput>) =>
    priceSentences(shownPrice(row(change), DEFAULT_PRICING_CONTEXT, null), 'USD')

  it('PRICE-04 says what it sells for, costs and earns', () => {
    expect(sentences({})).toEqual(['It sells for $14.99 and costs $7.20: you earn $7.79.'])
    expect(sentences({ pricingMode: 'manual', pricingAmount: 700 * cent })).toEqual([
      'It sells for $7.00 but costs $7.20: you lose $0.20.',
    ])
    expect(sentences({ pricingMode: 'manual', pricingAmount: 720 * cent })).toEqual([
      'It sells for what it costs, $7.20.',
    ])
    const small = { shippingCost: 0, additionalCosts: [], importDuty: 0, vatTax: null }
    expect(sentences({ ...small, baseCost: 4_200, pricingMode: 'manual', pricingAmount: cent })).toEqual([
      'It sells for $0.01 and costs $0.0042: you earn $0.0058.',
    ])
  })

  it('PRICE-12 says when it is below the floor', () => {
    expect(sentences({ pricingMode: 'manual', pricingAmount: 800 * cent, floorMargin: 500_000 })).toContain(
      'That is below the lowest price of $14.40.',
    )
  })

  it('PRICE-04 PRICE-09 PRICE-11 says what margin or markup a price comes to where that is another than was set, and why', () => {
    const aimed = (change: Partial<PricingInput>) => {
      const priced = row(change)
      const shown = shownPrice(priced, DEFAULT_PRICING_CONTEXT, null)
      return aimSentences(priceStory(priced, shown.rules), shown)
    }
    const screw = { baseCost: 40, shippingCost: 0, additionalCosts: [], importDuty: 0, vatTax: null, priceEnding: null }
    const dear = { ...screw, baseCost: 4_000 }
    expect(aimed({ ...dear, pricingPercent: 400_000 })).toEqual([
      'Set to a margin of 40%, it comes to 60.0%, because the price is rounded.',
    ])
    expect(aimed({ ...dear, pricingStrategy: 'markup', pricingPercent: 500_000 })).toEqual([
      'Set to a markup of 50%, it comes to 150.0%, because the price is rounded.',
    ])
    expect(aimed({})).toEqual(['Set to a margin of 50%, it comes to 52.0%, because the price has its ending.'])
    expect(aimed({ priceEnding: null, pricingPercent: 100_000, floorMargin: 200_000 })).toEqual([])
    expect(aimed({ priceEnding: null })).toEqual([])
    expect(aimed({ pricingMode: 'manual', pricingAmount: cent })).toEqual([])
    expect(aimed({ ...screw, baseCost: 0 })).toEqual([])
  })

  it('asks for the cost or the price that is missing', () => {
    expect(sentences({ baseCost: 0, shippingCost: 0, additionalCosts: [] })[0]).toContain('no cost yet')
    expect(sentences({ pricingMode: null })).toEqual(['It costs $7.20 and has no price of its own yet.'])
  })

  it('PROD-08 says when the what-if figures made it', () => {
    const shown = shownPrice(row({ pricingMode: null }), DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF)
    expect(shown.isWhatIf).toBe(true)
    expect(shown.result.effectivePrice).toBe(1_299 * cent)
    expect(priceSentences(shown, 'USD').at(-1)).toContain('what-if figures')
  })
})

describe('a price that was stored under an earlier setting', () => {
  it('PRICE-16 replays as it was, and says what it would be today', () => {
    const old = row({ priceEnding: null })
    const today = { ...DEFAULT_PRICING_CONTEXT, priceEnding: '.99' as const }
    const shown = shownPrice(old, today, null)
    expect(shown.result.effectivePrice).toBe(1_440 * cent)
    expect(shown.underPresentRules?.effectivePrice).toBe(1_499 * cent)
    expect(priceSentences(shown, 'USD')).toContain(
      'Made under an earlier setting. Today it would be $14.99, a margin of 52.0%.',
    )
  })

  it('PRICE-06 tells two prices of one figure apart: with VAT or before it, and by the margin', () => {
    const old = row({ pricingMode: 'manual', pricingAmount: 1_440 * cent })
    const free = { baseCost: 0, shippingCost: 0, additionalCosts: [] }
    const today = { ...DEFAULT_PRICING_CONTEXT, taxRate: 200_000, pricesIncludeVat: true }
    expect(priceSentences(shownPrice(old, today, null), 'USD')).toContain(
      'Made under an earlier setting. Today it would be $14.40 with VAT, a margin of 40.0%.',
    )
    const without = shownPrice(
      { ...old, receipt: priceReceipt(old, today) },
      { ...today, pricesIncludeVat: false },
      null,
    )
    expect(priceSentences(without, 'USD').at(-1)).toContain('$14.40 before VAT, a margin of 50.0%')
    const costless = row({ ...free, pricingMode: 'manual', pricingAmount: 1_440 * cent })
    expect(priceSentences(shownPrice(costless, today, null), 'USD').at(-1)).toMatch(/would be \$14\.40 with VAT\.$/)
    const unpriced = { ...old, ...free, pricingMode: 'strategy' as const }
    expect(presentWords({ ...today, effectivePrice: null, marginPpm: null, flag: 'no-price' }, 'USD')).toBe(
      'without a price',
    )
    expect(shownPrice(unpriced, today, null).underPresentRules).toBeUndefined()
  })

  it('says nothing where the change does not concern it', () => {
    const today = { ...DEFAULT_PRICING_CONTEXT, defaultMargin: 300_000, priceEnding: 'whole' as const }
    expect(shownPrice(row(), today, null).underPresentRules).toBeUndefined()
  })
})
