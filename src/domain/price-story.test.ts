import { describe, expect, it } from 'vitest'
import { priceStory } from './price-story.ts'
import { priceByRules } from './pricing.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  DEFAULT_WHAT_IF,
  type PricingContext,
  type PricingInput,
  resolvedRules,
  type WhatIf,
} from './pricing-rules.ts'
import { plainProduct } from '#test/pricing-input.ts'

const USD = 1_000_000
const CENT = 10_000
const PERCENT = 10_000

const product: PricingInput = {
  ...plainProduct,
  baseCost: 100 * USD,
  shippingCost: 20 * USD,
  importDuty: 10 * PERCENT,
  vatTax: 20 * PERCENT,
  additionalCosts: [
    { id: 'a', label: 'Packaging', amount: 5 * USD },
    { id: 'b', label: 'Nothing', amount: 0 },
    { id: 'c', label: 'Rebate', amount: -2 * USD },
  ],
  pricingPercent: 40 * PERCENT,
  priceEnding: '.99',
}

function story(input: Partial<PricingInput> = {}, context: Partial<PricingContext> = {}, whatIf: WhatIf | null = null) {
  const row = { ...product, ...input }
  return priceStory(row, resolvedRules(row, { ...DEFAULT_PRICING_CONTEXT, ...context }, whatIf))
}

function told(...args: Parameters<typeof story>): readonly (readonly [string, number, number])[] {
  return story(...args).map(({ kind, amount, running }) => [kind, amount / CENT, running / CENT])
}

describe('priceStory', () => {
  it('PROD-15 tells cost, margin and ending in order, and adds up to the price', () => {
    expect(told()).toEqual([
      ['base', 10_000, 10_000],
      ['shipping', 2_000, 12_000],
      ['duty', 1_200, 13_200],
      ['extra', 500, 13_700],
      ['extra', -200, 13_500],
      ['vat', 2_700, 16_200],
      ['cost', 0, 16_200],
      ['margin', 10_800, 27_000],
      ['ending', 99, 27_099],
      ['price', 0, 27_099],
    ])
  })

  it('PROD-15 leaves out what adds nothing', () => {
    const plain = { shippingCost: 0, importDuty: 0, vatTax: null, additionalCosts: [], priceEnding: null }
    expect(told(plain).map(([kind]) => kind)).toEqual(['base', 'cost', 'margin', 'price'])
  })

  it('PRICE-16 names the source of every figure', () => {
    const sources = story({}, { floorMargin: 10 }).map(({ kind, source }) => [kind, source])
    expect(sources).toEqual([
      ['base', 'product'],
      ['shipping', 'product'],
      ['duty', 'product'],
      ['extra', 'product'],
      ['extra', 'product'],
      ['vat', 'product'],
      ['cost', null],
      ['margin', 'product'],
      ['ending', 'product'],
      ['price', null],
    ])
    const inherited = story({ priceEnding: null, pricingPercent: null }, { priceEnding: '.99', defaultMargin: 300_000 })
    expect(inherited.find(({ kind }) => kind === 'margin')).toMatchObject({ source: 'profile', percent: 300_000 })
    expect(inherited.find(({ kind }) => kind === 'ending')).toMatchObject({ source: 'profile', ending: '.99' })
  })

  it('PROD-15 says what a percentage was taken on', () => {
    expect(story().find(({ kind }) => kind === 'duty')).toMatchObject({ percent: 100_000, base: 120 * USD })
    expect(story({}, { dutyBasis: 'fob' }).find(({ kind }) => kind === 'duty')).toMatchObject({ base: 100 * USD })
    expect(story().find(({ kind }) => kind === 'vat')).toMatchObject({
      percent: 200_000,
      base: 135 * USD,
      recoverable: null,
    })
    expect(
      story()
        .filter(({ kind }) => kind === 'extra')
        .map(({ label }) => label),
    ).toEqual(['Packaging', 'Rebate'])
  })

  it('PRICE-05 shows recoverable VAT as paid, and adds nothing for it', () => {
    const vat = story({}, { vatRecoverable: true }).find(({ kind }) => kind === 'vat')
    expect(vat).toMatchObject({ amount: 0, running: 135 * USD, percent: 200_000, recoverable: 27 * USD })
  })

  it('PRICE-06 shows sales VAT where prices include it, before the ending', () => {
    expect(told({}, { pricesIncludeVat: true, taxRate: 20 * PERCENT }).slice(6)).toEqual([
      ['cost', 0, 16_200],
      ['margin', 10_800, 27_000],
      ['salesVat', 5_400, 32_400],
      ['ending', 99, 32_499],
      ['price', 0, 32_499],
    ])
  })

  it('PROD-15 PRICE-06 shows as margin to the cent what the price leaves, also where prices include VAT', () => {
    for (let cents = 1; cents <= 400; cents++) {
      const row = { ...product, ...plainProduct, baseCost: cents * CENT, pricingPercent: 40 * PERCENT }
      const rules = resolvedRules(row, { ...DEFAULT_PRICING_CONTEXT, taxRate: 19 * PERCENT, pricesIncludeVat: true })
      const margin = priceStory(row, rules).find(({ kind }) => kind === 'margin')
      expect(margin?.amount, `at ${cents} cents`).toBe(priceByRules(row, rules).profit)
    }
  })

  it('PRICE-06 leaves out a sales VAT of nothing', () => {
    expect(told({}, { pricesIncludeVat: true }).map(([kind]) => kind)).not.toContain('salesVat')
  })

  it('PRICE-11 tells the ending and what the floor adds to it apart', () => {
    const steps = story({ floorMargin: 50 * PERCENT }).slice(7)
    expect(steps.map(({ kind, amount, source }) => [kind, amount / CENT, source])).toEqual([
      ['margin', 10_800, 'product'],
      ['ending', 99, 'product'],
      ['floor', 5_400, 'product'],
      ['price', 0, null],
    ])
    expect(steps[2]).toMatchObject({ percent: 500_000, ending: '.99' })
  })

  it.each([
    [{ pricingMode: 'manual', pricingAmount: 200 * USD }, 'manual', 3_800],
    [{ pricingMode: 'retailPrice', retailPrice: 150 * USD }, 'retailPrice', -1_200],
    [{ pricingStrategy: 'markup', pricingPercent: 50 * PERCENT, priceEnding: null }, 'markup', 8_100],
  ] as const)('PRICE-06 %j is told as %s', (how, kind, amount) => {
    expect(
      told(how)
        .slice(6)
        .map(([step, added]) => [step, added]),
    ).toEqual([
      ['cost', 0],
      [kind, amount],
      ['price', 0],
    ])
  })

  it('PRICE-06 tells the sales VAT in a gross price set by hand', () => {
    const context = { pricesIncludeVat: true, taxRate: 20 * PERCENT }
    expect(told({ pricingMode: 'manual', pricingAmount: 240 * USD }, context).slice(6)).toEqual([
      ['cost', 0, 16_200],
      ['manual', 3_800, 20_000],
      ['salesVat', 4_000, 24_000],
      ['price', 0, 24_000],
    ])
  })

  it('PRICE-01 says that a margin was clamped', () => {
    expect(story({ pricingPercent: 100 * PERCENT }).find(({ kind }) => kind === 'margin')).toMatchObject({
      clamped: true,
      amount: 162 * USD,
    })
    expect(story().find(({ kind }) => kind === 'margin')?.clamped).toBe(false)
  })

  it('PROD-08 names the what-if figures', () => {
    const steps = story({ pricingMode: null, vatTax: null, priceEnding: null }, {}, DEFAULT_WHAT_IF)
    expect(steps.find(({ kind }) => kind === 'vat')).toMatchObject({ source: 'what-if', percent: 200_000 })
    expect(steps.find(({ kind }) => kind === 'margin')).toMatchObject({ source: 'what-if', percent: 400_000 })
  })

  it('PROD-15 ends at the cost where there is no price, and is empty where there is no cost that can be kept', () => {
    const none = { baseCost: 0, shippingCost: 0, additionalCosts: [] }
    expect(told(none)).toEqual([
      ['base', 0, 0],
      ['vat', 0, 0],
      ['cost', 0, 0],
    ])
    expect(story({ baseCost: 999_999_999_999_999 })).toEqual([])
  })

  it('PRICE-09 PROD-15 a part is shown as the field beside it, wherever that adds up', () => {
    const parts = { baseCost: 8_622_521, shippingCost: 2_244_571, importDuty: 56_693, vatTax: null }
    const only = { ...parts, additionalCosts: [], pricingPercent: 0, priceEnding: null }
    expect(told(only).slice(0, 4)).toEqual([
      ['base', 862, 862],
      ['shipping', 224, 1_086],
      ['duty', 62, 1_148],
      ['cost', 0, 1_148],
    ])
  })

  describe('of a cost below half a cent', () => {
    const sliver = {
      baseCost: 4_000,
      shippingCost: 0,
      importDuty: 12 * PERCENT,
      vatTax: 2 * PERCENT,
      additionalCosts: [],
      priceEnding: null,
    }

    it('PRICE-05 PROD-15 its parts keep their digits as the total does, and add up to the price', () => {
      expect(story(sliver).map(({ kind, amount, running }) => [kind, amount, running])).toEqual([
        ['base', 4_000, 4_000],
        ['duty', 480, 4_480],
        ['vat', 90, 4_570],
        ['cost', 0, 4_570],
        ['margin', 5_430, CENT],
        ['price', 0, CENT],
      ])
    })

    it('PRICE-05 the VAT that is reclaimed keeps its digits too', () => {
      const reclaimed = story({ ...sliver, vatTax: 20 * PERCENT }, { vatRecoverable: true })
      expect(reclaimed.find(({ kind }) => kind === 'vat')).toMatchObject({ base: 4_480, recoverable: 896 })
    })

    it('PRICE-09 where VAT makes it a cent, the parts are rounded to cents as well', () => {
      expect(told({ ...sliver, vatTax: 20 * PERCENT }).slice(0, 4)).toEqual([
        ['base', 0, 0],
        ['duty', 0, 0],
        ['vat', 1, 1],
        ['cost', 0, 1],
      ])
    })
  })

  it('PRICE-09 shown amounts add up even where costs carry fractions of a cent', () => {
    const slivers = {
      baseCost: 13_004_000,
      shippingCost: 4_000,
      importDuty: 0,
      vatTax: null,
      additionalCosts: [],
      pricingPercent: 0,
      priceEnding: null,
    }
    expect(told(slivers)).toEqual([
      ['base', 1_300, 1_300],
      ['shipping', 1, 1_301],
      ['cost', 0, 1_301],
      ['margin', 0, 1_301],
      ['price', 0, 1_301],
    ])
  })
})
