import { minorDigits } from './currency.ts'
import { type Ppm, roundToMinor, type Units } from './money.ts'
import { endedPrice, endingGrid, type PriceEnding } from './price-ending.ts'
import { changedByPercent, type PercentRule } from './price-formulas.ts'
import { priceByRules, type PricingFlag } from './pricing.ts'
import { type PricingContext, type PricingInput, resolvedRules, type WhatIf } from './pricing-rules.ts'
import { counted } from './total-cost.ts'
import { bulkFloor, type FloorRefusal } from './bulk-floor.ts'
import { editedSet, type LinesEdit, setEdit, type SetEdit } from './merge.ts'
import { variantInput, type VariantInput } from './variant-pricing.ts'

/** What a bulk edit reads of a product. */
export interface BulkRow extends PricingInput {
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly isActive: boolean
  readonly tags: readonly string[]
  readonly stock: number | null
  /** The margin as it is stored. */
  readonly margin: Ppm | null
  readonly floorOverride: string
  readonly variants?: readonly BulkVariant[]
}

/** What a bulk edit reads of a variant: its own cost and price move with those of its product. */
export interface BulkVariant extends VariantInput {
  readonly id: string
  readonly margin: Ppm | null
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
  readonly tradePrice?: Units | null
  readonly floorMargin?: Ppm | null
  readonly stock?: number | null
  readonly addTags?: readonly string[]
  readonly removeTags?: readonly string[]
  /** Why prices may go below their lowest margin; recorded with each that does (PRICE-12). */
  readonly floorOverride?: string
}

/** The product's own fields that a bulk edit writes. */
type ProductPatch = Partial<
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
    | 'tradePrice'
    | 'floorMargin'
    | 'stock'
    | 'floorOverride'
  >
>

/** What a bulk edit writes: fields of the product, its tags, and what its variants have of their own. */
export type BulkPatch = ProductPatch & { readonly tags?: SetEdit; readonly variants?: LinesEdit }

/** How a product is priced under its category, and what prices it while it has no pricing of its own. */
export interface BulkSurroundings {
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly whatIf: WhatIf | null
  /** A price chosen below its lowest margin is refused without a reason (PRICE-12). */
  readonly isFloorStrict?: boolean
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
  /** The price that it would have is refused, and nothing of it changes. */
  readonly refusedByFloor?: FloorRefusal
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
    setFigures,
  ].reduce<BulkRow>((current, operation) => ({ ...current, ...operation(current, edit, surroundings) }), row)
  const after = priceState(edited, surroundings)
  if (!isKept(after)) return { patch: {}, before, after: { ...before, flag: 'out-of-range' } }
  const variants = changedVariants(row, edited, edit, surroundings)
  const tags = editedTags(row.tags, edit)
  const patch = { ...changedFields(row, edited), ...(tags ? { tags } : {}), ...(variants ? { variants } : {}) }
  const floored = bulkFloor(row, edited, patch, edit.floorOverride, surroundings)
  if ('floor' in floored) return { patch: {}, before, after, refusedByFloor: floored }
  return { patch: { ...patch, ...floored }, before, after }
}

/** As many as a product holds. */
const MAX_TAGS = 100

function editedTags(tags: readonly string[], { addTags = [], removeTags = [] }: BulkEdit): SetEdit | null {
  return setEdit(tags, editedSet(tags, { add: addTags, remove: removeTags }).slice(0, MAX_TAGS))
}

/** The variants' own costs and prices, changed as the product's are; undefined where none has any. */
function changedVariants(
  row: BulkRow,
  edited: BulkRow,
  { costChange, priceChange }: BulkEdit,
  surroundings: BulkSurroundings,
): LinesEdit | undefined {
  if (!row.variants || (costChange === undefined && priceChange === undefined)) return undefined
  const lines = row.variants.flatMap((variant) => {
    const { id, baseCost, retailPrice } = variant
    const cost = baseCost === null || costChange === undefined ? baseCost : changedByPercent(baseCost, costChange)
    const own = { ...variant, baseCost: cost }
    const price =
      retailPrice === null || priceChange === undefined
        ? retailPrice
        : (changedPrice(variantInput(edited, own), edited.categoryId, priceChange, surroundings) ?? retailPrice)
    return cost === baseCost && price === retailPrice ? [] : [[id, { baseCost: cost, retailPrice: price }] as const]
  })
  return lines.length === 0 ? undefined : { lines: Object.fromEntries(lines) }
}

type Operation = (row: BulkRow, edit: BulkEdit, surroundings: BulkSurroundings) => ProductPatch

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
  const price = priceChange === undefined ? undefined : changedPrice(row, row.categoryId, priceChange, surroundings)
  if (price === undefined) return {}
  return row.pricingMode === 'retailPrice' ? { retailPrice: price } : { pricingMode: 'manual', pricingAmount: price }
}

const setFigures: Operation = (_row, { tradePrice, floorMargin, stock }) => ({
  ...(tradePrice === undefined ? {} : { tradePrice }),
  ...(floorMargin === undefined ? {} : { floorMargin }),
  ...(stock === undefined ? {} : { stock }),
})

/** The price that is asked now, changed, with its ending and above its floor; undefined where there is none. */
function changedPrice(
  input: PricingInput,
  categoryId: string | null,
  priceChange: Ppm,
  { contextOf, whatIf }: BulkSurroundings,
): Units | undefined {
  const rules = resolvedRules(input, contextOf(categoryId), whatIf)
  const { effectivePrice, floorPrice } = priceByRules(input, rules)
  if (effectivePrice === null) return undefined
  const grid = endingGrid(rules.ending, minorDigits(input.baseCurrency))
  const changed = roundToMinor(changedByPercent(effectivePrice, priceChange))
  return endedPrice(changed, grid, rules.endingDirection, floorPrice ?? 0)
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

function changedFields(row: BulkRow, edited: BulkRow): ProductPatch {
  const changed = Object.entries(edited).filter(([field, value]) => row[field as keyof BulkRow] !== value)
  return Object.fromEntries(changed) as ProductPatch
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
  /** Products left as they are, because their price may not go below its floor. */
  readonly refusedByFloor: number
  /** Products left as they are, because a figure would be too large or a price negative. */
  readonly refused: number
}

/** Sums up the effects of a bulk edit. */
export function bulkSummary(effects: readonly BulkEffect[]): BulkSummary {
  const results = effects.map(({ before, after, refusedByFloor }) => (refusedByFloor ? before : after))
  return {
    count: effects.length,
    changed: effects.filter(({ patch }) => Object.keys(patch).length > 0).length,
    marginBefore: meanMargin(effects.map(({ before }) => before)),
    marginAfter: meanMargin(results),
    belowFloor: results.filter(({ belowFloor }) => belowFloor).length,
    withoutCost: effects.filter(({ after }) => after.flag === 'no-cost').length,
    refusedByFloor: effects.filter((effect) => effect.refusedByFloor !== undefined).length,
    refused: effects.filter(({ after }) => after.flag === 'out-of-range').length,
  }
}

function meanMargin(states: readonly PriceState[]): Ppm | null {
  const margins = states.flatMap(({ margin }) => (margin === null ? [] : [margin]))
  if (margins.length === 0) return null
  return Math.round(margins.reduce((sum, margin) => sum + margin, 0) / margins.length)
}
