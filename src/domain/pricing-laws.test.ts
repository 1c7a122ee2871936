import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits } from './currency.ts'
import { UNITS_PER_MINOR } from './money.ts'
import { PRICE_ENDINGS } from './price-ending.ts'
import { priceReceipt, receiptRules, replayReceipt } from './price-receipt.ts'
import { priceStory } from './price-story.ts'
import { pricing } from './pricing.ts'
import { type PricingContext, type PricingInput, resolvedRules, type WhatIf } from './pricing-rules.ts'

/*
 * Laws that hold for every product under every profile. Half of the figures are round, as real ones are, because round figures are what
 * lands on halves; the other half are anything.
 */
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((minor) => minor * 10_000),
  fc.integer({ min: 0, max: 1e12 }),
  fc.constantFrom(0, 1, 5_000, 15_000),
)
const percent = (least: number, most: number) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(least / 10_000), max: Math.floor(most / 10_000) }).map((whole) => whole * 10_000),
    fc.integer({ min: least, max: most }),
  )
const line = fc.record({
  id: fc.uuid(),
  label: fc.string(),
  amount: fc.oneof(
    amount,
    amount.map((units) => 0 - units),
  ),
})

const product: fc.Arbitrary<PricingInput> = fc.record({
  baseCurrency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
  baseCost: orNull(amount),
  shippingCost: amount,
  importDuty: percent(0, 500_000),
  vatTax: orNull(percent(0, 300_000)),
  additionalCosts: fc.array(line, { maxLength: 3 }),
  pricingMode: fc.constantFrom('strategy', 'strategy', 'strategy', 'manual', 'retailPrice', null),
  pricingStrategy: fc.constantFrom('margin', 'margin', 'markup', 'manual', null),
  pricingPercent: orNull(percent(-1_500_000, 1_500_000)),
  pricingAmount: orNull(amount),
  retailPrice: orNull(amount),
  tradePrice: orNull(amount),
  priceEnding: orNull(fc.constantFrom(...PRICE_ENDINGS)),
  floorMargin: orNull(percent(0, 900_000)),
})
const belowMinor = fc
  .tuple(product, fc.integer({ min: 1, max: 6_000 }), fc.constantFrom(0, 0, 1_000))
  .map(([input, baseCost, shippingCost]) => ({ ...input, baseCost, shippingCost, additionalCosts: [] }))
const context: fc.Arbitrary<PricingContext> = fc.record({
  taxRate: percent(0, 300_000),
  pricesIncludeVat: fc.boolean(),
  vatRecoverable: fc.boolean(),
  dutyBasis: fc.constantFrom('cif', 'fob'),
  defaultMargin: percent(0, 900_000),
  tradeMargin: percent(0, 900_000),
  priceEnding: fc.constantFrom(...PRICE_ENDINGS),
  currencyEndings: fc.array(
    fc.record({ currency: fc.constantFrom('USD', 'JPY', 'KWD'), ending: fc.constantFrom(...PRICE_ENDINGS) }),
    { maxLength: 2 },
  ),
  endingDirection: fc.constantFrom('up', 'nearest'),
  floorMargin: orNull(percent(0, 900_000)),
  categoryFloors: fc.array(orNull(percent(0, 900_000)), { maxLength: 2 }),
})
const whatIf: fc.Arbitrary<WhatIf | null> = orNull(
  fc.record({ vat: percent(0, 300_000), retailMargin: percent(0, 900_000), tradeMargin: percent(0, 900_000) }),
)
const RUNS = { numRuns: 20_000 }

describe('every product', () => {
  it('PRICE-06 is priced as the exact rational says, in 20,000 random cases', () => {
    fc.assert(
      fc.property(product, context, whatIf, (input, profile, figures) => {
        const { effectivePrice, effectiveTradePrice, totalCost } = pricing(input, profile, figures)
        expect({ effectivePrice, effectiveTradePrice, totalCost }).toEqual(oracle(input, profile, figures))
      }),
      RUNS,
    )
  })

  it('PRICE-16 replays from its receipt to the same result', () => {
    fc.assert(
      fc.property(product, context, whatIf, (input, profile, figures) => {
        const stored = JSON.parse(JSON.stringify(priceReceipt(input, profile, figures))) as Record<string, unknown>
        expect(receiptRules(stored)).toEqual(resolvedRules(input, profile, figures))
        expect(replayReceipt(input, stored)).toEqual(pricing(input, profile, figures))
      }),
      { numRuns: 1_000 },
    )
  })

  it('PROD-15 has a story whose amounts add up to its price, step by step', () => {
    fc.assert(
      fc.property(product, context, whatIf, (input, profile, figures) => {
        const { effectivePrice, totalCost } = pricing(input, profile, figures)
        const steps = priceStory(input, resolvedRules(input, profile, figures))
        let running = 0
        for (const step of steps) {
          running += step.amount
          expect(step.running).toBe(running)
        }
        expect(running).toBe(effectivePrice ?? totalCost)
        expect(steps.find(({ kind }) => kind === 'cost')?.running).toBe(totalCost)
        expect(steps.at(-1)?.kind).toBe(effectivePrice === null ? 'cost' : 'price')
        expect(steps.filter(({ kind, amount }) => (kind === 'cost' || kind === 'price') && amount !== 0)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('PROD-15 has a story in whole minor units, and one with all digits of its parts where its total cost keeps them', () => {
    fc.assert(
      fc.property(fc.oneof(product, belowMinor), context, whatIf, (input, profile, figures) => {
        const steps = priceStory(input, resolvedRules(input, profile, figures))
        const base = steps.find(({ kind }) => kind === 'base')?.amount
        const total = steps.find(({ kind }) => kind === 'cost')?.running ?? 0
        if (total % UNITS_PER_MINOR !== 0) expect(base).toBe(input.baseCost ?? 0)
        else expect(steps.filter(({ amount }) => amount % UNITS_PER_MINOR !== 0)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('PRICE-04 leaves what its price is above its cost, as both are shown', () => {
    fc.assert(
      fc.property(product, context, whatIf, (input, profile, figures) => {
        const { effectivePrice, netPrice, grossPrice, profit, totalCost } = pricing(input, profile, figures)
        expect(effectivePrice).toBe(profile.pricesIncludeVat ? grossPrice : netPrice)
        expect(profit).toBe(netPrice === null ? null : netPrice - (totalCost ?? NaN))
      }),
      { numRuns: 1_000 },
    )
  })

  it('PRICE-12 that a rule and an ending price is never below its floor', () => {
    fc.assert(
      fc.property(product, context, (input, profile) => {
        const priced = pricing(input, profile)
        const rules = resolvedRules(input, profile)
        const computed = input.pricingMode === 'strategy' && input.pricingStrategy !== 'manual'
        fc.pre(computed && rules.ending !== 'none' && (priced.effectivePrice ?? 0) > 0)
        expect(priced.belowFloor).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })
})

/** PRICE-01, 02, 05, 06, 07, 11 again, in BigInt fractions throughout and without the code under test. */
function oracle(input: PricingInput, profile: PricingContext, figures: WhatIf | null) {
  const bare = input.pricingMode === null ? figures : null
  const cost = oracleCost(input, profile, bare)
  const tax = profile.pricesIncludeVat ? profile.taxRate : 0
  const strategy = input.pricingMode === 'manual' ? 'manual' : (input.pricingStrategy ?? 'margin')
  const trade =
    input.tradePrice === null
      ? oracleByPercent(cost, 'margin', bare?.tradeMargin ?? profile.tradeMargin, 0)
      : nearestMinor([BigInt(input.tradePrice), 1n])
  const hand = (amountByHand: number | null) =>
    amountByHand === null ? null : nearestMinor([BigInt(amountByHand), 1n])
  const result = (effectivePrice: number | null) => ({
    effectivePrice: keepable(effectivePrice),
    effectiveTradePrice: keepable(trade),
    totalCost: nearestMinor(cost) || digitsOf(cost),
  })
  if (input.pricingMode === null && !bare) return result(null)
  if (input.pricingMode === 'retailPrice') return result(hand(input.retailPrice))
  if (input.pricingMode !== null && strategy === 'manual') return result(hand(input.pricingAmount))
  const markup = input.pricingMode !== null && strategy === 'markup'
  const own = input.pricingPercent ?? (markup ? 0 : profile.defaultMargin)
  const price = oracleByPercent(cost, markup ? 'markup' : 'margin', bare?.retailMargin ?? own, tax)
  const floorPercent = input.floorMargin ?? profile.categoryFloors.find((each) => each !== null) ?? profile.floorMargin
  const floor = floorPercent === null ? 0 : (oracleByPercent(cost, 'margin', floorPercent, tax) ?? 0)
  return result(price === null ? null : oracleEnding(price, floor, input, profile))
}

/** Amounts from 100,000,000,000 minor units on cannot be stored (PRICE-09). */
function keepable(price: number | null): number | null {
  return price !== null && price >= 1e15 ? null : price
}

type Fraction = readonly [bigint, bigint]

function oracleCost(input: PricingInput, profile: PricingContext, bare: WhatIf | null): Fraction {
  const base = BigInt(input.baseCost ?? 0)
  const landed = base + BigInt(input.shippingCost ?? 0)
  const duty = (profile.dutyBasis === 'cif' ? landed : base) * BigInt(input.importDuty ?? 0)
  const extras = input.additionalCosts.reduce((sum, each) => sum + BigInt(each.amount ?? 0), 0n)
  const vat = profile.vatRecoverable ? 0 : (input.vatTax ?? bare?.vat ?? 0)
  return [((landed + extras) * 1_000_000n + duty) * BigInt(1_000_000 + vat), 1_000_000_000_000n]
}

function oracleByPercent([over, under]: Fraction, rule: string, ppm: number, tax: number): number | null {
  if (over <= 0n) return null
  const gross = [over * BigInt(1_000_000 + tax), under * 1_000_000n] as const
  if (rule === 'markup')
    return ppm < -1_000_000 ? 0 : nearestMinor([gross[0] * BigInt(1_000_000 + ppm), gross[1] * 1_000_000n])
  if (ppm >= 1_000_000) return nearestMinor([gross[0] * 2n, gross[1]])
  return ppm < 0 ? nearestMinor(gross) : nearestMinor([gross[0] * 1_000_000n, gross[1] * BigInt(1_000_000 - ppm)])
}

function nearestMinor([over, under]: Fraction): number {
  const size = over < 0n ? -over : over
  const minor = Number((size / (under * 5_000n) + 1n) / 2n)
  return (over < 0n ? 0 - minor : minor) * 10_000
}

/** A cost above nothing that rounds to nothing, to 1/10,000 of a minor unit and at least that. */
function digitsOf([over, under]: Fraction): number {
  return over <= 0n ? 0 : Math.max(1, Number(((over * 2n) / under + 1n) / 2n))
}

/** Finds the ending by trying the prices one minor unit at a time. */
function oracleEnding(price: number, floor: number, input: PricingInput, profile: PricingContext): number {
  const ofCurrency = profile.currencyEndings?.find(({ currency }) => currency === input.baseCurrency)?.ending
  const ending = input.priceEnding ?? ofCurrency ?? profile.priceEnding
  if (ending === 'none' || price <= 0) return price
  const digits = minorDigits(input.baseCurrency)
  const fits = (minor: number): boolean => {
    if (ending === 'whole' || ending === 'nearest5' || ending === 'nearest10') {
      return minor % ({ whole: 1, nearest5: 5, nearest10: 10 }[ending] * 10 ** digits) === 0
    }
    const step = digits === 0 ? 100 : 10 ** digits
    return minor % step === Math.round(Number(ending) * step)
  }
  const first = (from: number, by: 1 | -1): number => {
    let minor = from
    while (minor > 0 && !fits(minor)) minor += by
    return minor
  }
  const at = price / 10_000
  const above = first(at, 1)
  const below = profile.endingDirection === 'nearest' ? first(at, -1) : 0
  const ended = below > 0 && at - below < above - at ? below : above
  return (ended < floor / 10_000 ? first(floor / 10_000, 1) : ended) * 10_000
}
