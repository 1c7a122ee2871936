import { minorDigits } from './currency.ts'
import { type Ppm, roundToMinor, type Units } from './money.ts'
import { endedPrice, endingGrid, type PriceEnding } from './price-ending.ts'
import { changedByPercent, type PercentRule } from './price-formulas.ts'
import { priceByRules } from './pricing.ts'
import { type PricingContext, type PricingInput, resolvedRules, type WhatIf } from './pricing-rules.ts'
import { counted } from './total-cost.ts'
import { bulkFloor, type FloorRefusal } from './bulk-floor.ts'
import { isKept, type PriceState, pricesOf, priceState } from './bulk-prices.ts'
import { editedSet, type LinesEdit, linesEdit, setEdit, type SetEdit } from './merge.ts'
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
  readonly isActive: boolean
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
  /** Change of the price that the row and each of its variants shows; the result stands as a price set by hand. */
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
  const old = pricesOf(row, surroundings)
  const before = priceState(old)
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
  const now = pricesOf(edited, surroundings)
  const variants = linesEdit(row.variants ?? [], edited.variants ?? [])
  if (!isKept(old, now, variants?.lines)) return { patch: {}, before, after: { ...before, flag: 'out-of-range' } }
  const after = priceState(now)
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

type Operation = (
  row: BulkRow,
  edit: BulkEdit,
  surroundings: BulkSurroundings,
) => ProductPatch & Pick<BulkRow, 'variants'>

const setCategory: Operation = (_row, { categoryId }) => (categoryId === undefined ? {} : { categoryId })

const setBrand: Operation = (_row, { brandId }) => (brandId === undefined ? {} : { brandId })

const setActive: Operation = (_row, { isActive }) => (isActive === undefined ? {} : { isActive })

const changeCost: Operation = (row, { costChange }) => {
  if (costChange === undefined) return {}
  const changed = <V extends VariantInput>(variant: V): V =>
    variant.baseCost === null ? variant : { ...variant, baseCost: changedByPercent(variant.baseCost, costChange) }
  return {
    baseCost: changedByPercent(counted(row.baseCost), costChange),
    ...(row.variants && { variants: row.variants.map(changed) }),
  }
}

const setVat: Operation = (_row, { vatTax }) => (vatTax === undefined ? {} : { vatTax })

const setEnding: Operation = (_row, { priceEnding }) => (priceEnding === undefined ? {} : { priceEnding })

const setPricing: Operation = (_row, { pricing }) => {
  if (pricing === undefined) return {}
  if (pricing.strategy === 'manual') {
    return { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: pricing.amount }
  }
  return { pricingMode: 'strategy', pricingStrategy: pricing.strategy, pricingPercent: pricing.percent }
}

const changePrice: Operation = (row, { priceChange }, { contextOf, whatIf }) => {
  if (priceChange === undefined) return {}
  const context = contextOf(row.categoryId)
  const changed = (input: PricingInput) => changedPrice(input, priceChange, context, whatIf)
  const own = ownPrice(row, changed(row))
  const follows = { ...row, ...own }
  return {
    ...own,
    ...(row.variants && { variants: row.variants.map((each) => repriced(row, each, follows, changed)) }),
  }
}

function ownPrice(row: BulkRow, price: Units | undefined): ProductPatch {
  if (price === undefined) return {}
  return row.pricingMode === 'retailPrice' ? { retailPrice: price } : { pricingMode: 'manual', pricingAmount: price }
}

/** A variant at its own changed price (PRICE-08); without a price of its own where `follows`, the product at its new price, gives it the same. */
function repriced(
  row: BulkRow,
  variant: BulkVariant,
  follows: BulkRow,
  changed: (input: PricingInput) => Units | undefined,
): BulkVariant {
  const price = changed(variantInput(row, variant))
  if (price === undefined || (variant.retailPrice === null && price === amountOf(follows))) return variant
  return { ...variant, retailPrice: price }
}

/** The price that a product's variants share; null while each has that of its own cost. */
function amountOf({ pricingMode, pricingAmount, retailPrice }: BulkRow): Units | null {
  if (pricingMode === 'retailPrice') return retailPrice
  return pricingMode === 'manual' ? pricingAmount : null
}

const setFigures: Operation = (_row, { tradePrice, floorMargin, stock }) => ({
  ...(tradePrice === undefined ? {} : { tradePrice }),
  ...(floorMargin === undefined ? {} : { floorMargin }),
  ...(stock === undefined ? {} : { stock }),
})

/** The price that is asked now, changed, with its ending and above its floor; undefined where there is none. */
function changedPrice(
  input: PricingInput,
  priceChange: Ppm,
  context: PricingContext,
  whatIf: WhatIf | null,
): Units | undefined {
  const rules = resolvedRules(input, context, whatIf)
  const { effectivePrice, floorPrice } = priceByRules(input, rules)
  if (effectivePrice === null) return undefined
  const grid = endingGrid(rules.ending, minorDigits(input.baseCurrency))
  const changed = roundToMinor(changedByPercent(effectivePrice, priceChange))
  return endedPrice(changed, grid, rules.endingDirection, floorPrice ?? 0)
}

function changedFields(row: BulkRow, edited: BulkRow): ProductPatch {
  const { variants: _, ...fields } = edited
  const changed = Object.entries(fields).filter(([field, value]) => row[field as keyof BulkRow] !== value)
  return Object.fromEntries(changed) as ProductPatch
}
