import { minorDigits } from './currency.ts'
import { type Ppm, roundToMinor, type Units } from './money.ts'
import { endedPrice, endingGrid, type PriceEnding } from './price-ending.ts'
import { changedByPercent, type PercentRule } from './price-formulas.ts'
import { priceByRules, type PricingFlag } from './pricing.ts'
import { type PricingContext, type PricingInput, resolvedRules, type WhatIf } from './pricing-rules.ts'
import { counted } from './total-cost.ts'

/** What a bulk edit reads of a product. */
export interface BulkRow extends PricingInput {
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly isActive: boolean
}

/** A pricing rule or a price for every product. */
export type BulkPricing =
  | { readonly strategy: PercentRule; readonly percent: Ppm }
  | { readonly strategy: 'manual'; readonly amount: Units }

/** One edit of many products (PROD-13); what is absent stays. Applied in this order, so that a price change builds on all before it. */
export interface BulkEdit {
  readonly categoryId?: string | null
  readonly brandId?: string | null
  readonly isActive?: boolean
  /** Change of the supplier's price. */
  readonly costChange?: Ppm
  readonly vatTax?: Ppm | null
  readonly priceEnding?: PriceEnding | null
  readonly pricing?: BulkPricing
  /** Change of the price that the row shows; the result stands as a price set by hand. */
  readonly priceChange?: Ppm
}

/** The fields of a product that a bulk edit writes. */
export type BulkPatch = Partial<
  Pick<
    BulkRow,
    | 'categoryId'
    | 'brandId'
    | 'isActive'
    | 'baseCost'
    | 'vatTax'
    | 'priceEnding'
    | 'pricingMode'
    | 'pricingStrategy'
    | 'pricingPercent'
    | 'pricingAmount'
    | 'retailPrice'
  >
>

/** How a product is priced under its category, and what prices it while it has no pricing of its own. */
export interface BulkSurroundings {
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly whatIf: WhatIf | null
}

/** A product's price at one side of an edit; the margin is null where there is no price or no known cost. */
export interface PriceState {
  readonly price: Units | null
  readonly margin: Ppm | null
  readonly belowFloor: boolean
  readonly flag: PricingFlag | null
}

/** What a bulk edit does to one product (CHANGE-01): the fields that really change, and the price before and after. */
export interface BulkEffect {
  readonly patch: BulkPatch
  readonly before: PriceState
  readonly after: PriceState
}

/** The effect of an edit on one product. Nothing is written; a price that cannot be kept leaves the product unchanged and flagged. */
export function bulkEffect(row: BulkRow, edit: BulkEdit, surroundings: BulkSurroundings): BulkEffect {
  const before = priceState(row, surroundings)
  const edited = [
    setCategory,
    setBrand,
    setActive,
    changeCost,
    setVat,
    setEnding,
    setPricing,
    changePrice,
  ].reduce<BulkRow>((current, operation) => ({ ...current, ...operation(current, edit, surroundings) }), row)
  const after = priceState(edited, surroundings)
  if (!isKept(after)) return { patch: {}, before, after: { ...before, flag: 'out-of-range' } }
  return { patch: changedFields(row, edited), before, after }
}

type Operation = (row: BulkRow, edit: BulkEdit, surroundings: BulkSurroundings) => BulkPatch

const setCategory: Operation = (_row, { categoryId }) => (categoryId === undefined ? {} : { categoryId })

const setBrand: Operation = (_row, { brandId }) => (brandId === undefined ? {} : { brandId })

const setActive: Operation = (_row, { isActive }) => (isActive === undefined ? {} : { isActive })

const changeCost: Operation = (row, { costChange }) =>
  costChange === undefined ? {} : { baseCost: changedByPercent(counted(row.baseCost), costChange) }

const setVat: Operation = (_row, { vatTax }) => (vatTax === undefined ? {} : { vatTax })

const setEnding: Operation = (_row, { priceEnding }) => (priceEnding === undefined ? {} : { priceEnding })

const setPricing: Operation = (_row, { pricing }) => {
  if (pricing === undefined) return {}
  if (pricing.strategy === 'manual') {
    return { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: pricing.amount }
  }
  return { pricingMode: 'strategy', pricingStrategy: pricing.strategy, pricingPercent: pricing.percent }
}

const changePrice: Operation = (row, { priceChange }, surroundings) => {
  if (priceChange === undefined) return {}
  const rules = resolvedRules(row, surroundings.contextOf(row.categoryId), surroundings.whatIf)
  const { effectivePrice, floorPrice } = priceByRules(row, rules)
  if (effectivePrice === null) return {}
  const grid = endingGrid(rules.ending, minorDigits(row.baseCurrency))
  const changed = roundToMinor(changedByPercent(effectivePrice, priceChange))
  const price = endedPrice(changed, grid, rules.endingDirection, floorPrice ?? 0)
  return row.pricingMode === 'retailPrice' ? { retailPrice: price } : { pricingMode: 'manual', pricingAmount: price }
}

function priceState(row: BulkRow, { contextOf, whatIf }: BulkSurroundings): PriceState {
  const priced = priceByRules(row, resolvedRules(row, contextOf(row.categoryId), whatIf))
  return {
    price: priced.effectivePrice,
    margin: priced.flag === 'no-cost' ? null : priced.marginPpm,
    belowFloor: priced.belowFloor,
    flag: priced.flag,
  }
}

function isKept({ price, flag }: PriceState): boolean {
  return flag !== 'out-of-range' && (price === null || price >= 0)
}

function changedFields(row: BulkRow, edited: BulkRow): BulkPatch {
  const changed = Object.entries(edited).filter(([field, value]) => row[field as keyof BulkRow] !== value)
  return Object.fromEntries(changed) as BulkPatch
}

/** A bulk edit as a whole, for the preview of its change set. */
export interface BulkSummary {
  readonly count: number
  readonly changed: number
  /** Mean margin in ppm of the products that have a price and a known cost; null when none has. */
  readonly marginBefore: Ppm | null
  readonly marginAfter: Ppm | null
  /** Products under their margin floor afterwards (PRICE-12). */
  readonly belowFloor: number
  /** Products whose cost is unknown: flagged, and not priced from it. */
  readonly withoutCost: number
  /** Products left as they are, because a figure would be too large or a price negative. */
  readonly refused: number
}

/** Sums up the effects of a bulk edit. */
export function bulkSummary(effects: readonly BulkEffect[]): BulkSummary {
  return {
    count: effects.length,
    changed: effects.filter(({ patch }) => Object.keys(patch).length > 0).length,
    marginBefore: meanMargin(effects.map(({ before }) => before)),
    marginAfter: meanMargin(effects.map(({ after }) => after)),
    belowFloor: effects.filter(({ after }) => after.belowFloor).length,
    withoutCost: effects.filter(({ after }) => after.flag === 'no-cost').length,
    refused: effects.filter(({ after }) => after.flag === 'out-of-range').length,
  }
}

function meanMargin(states: readonly PriceState[]): Ppm | null {
  const margins = states.flatMap(({ margin }) => (margin === null ? [] : [margin]))
  if (margins.length === 0) return null
  return Math.round(margins.reduce((sum, margin) => sum + margin, 0) / margins.length)
}
