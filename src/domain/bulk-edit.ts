import type { Ppm, Units } from './money.ts'
import type { PriceEnding } from './price-ending.ts'
import { changedByPercent, type PercentRule } from './price-formulas.ts'
import type { PricingContext, PricingInput, WhatIf } from './pricing-rules.ts'
import { counted } from './total-cost.ts'
import { bulkFloor, type FloorRefusal } from './bulk-floor.ts'
import { isKept, type PriceState, pricesOf, priceState } from './bulk-prices.ts'
import { editedSet, type LinesEdit, linesEdit, setEdit, type SetEdit } from './merge.ts'
import { changedPrices, followsRule } from './bulk-price-change.ts'
import type { VariantInput } from './variant-pricing.ts'

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
  readonly shippingCost?: Units
  readonly importDuty?: Ppm
  readonly vatTax?: Ppm | null
  readonly priceEnding?: PriceEnding | null
  readonly pricing?: BulkPricing
  /** Change of the price that the row and each of its variants shows. */
  readonly priceChange?: Ppm
  /** `rule`: a margin or markup is changed so that the price follows the cost as before. Otherwise the result stands as a price set by hand. */
  readonly priceChangeKeeps?: 'rule'
  readonly tradePrice?: Units | null
  readonly floorMargin?: Ppm | null
  readonly stock?: number | null
  readonly addTags?: readonly string[]
  readonly removeTags?: readonly string[]
  /** Why prices may go below their lowest margin; recorded with each that does (PRICE-12). */
  readonly floorOverride?: string
}

/** The product's own fields that a bulk edit writes. */
export type ProductPatch = Partial<
  Pick<
    BulkRow,
    | 'categoryId'
    | 'brandId'
    | 'isActive'
    | 'baseCost'
    | 'shippingCost'
    | 'importDuty'
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
  /** It followed a margin or markup, and has a price set by hand afterwards because of a change by percent. */
  readonly becomesFixed?: true
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
    setShipping,
    setDuty,
    setVat,
    setEnding,
    setPricing,
    changedPrices,
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
  const isFixed = edit.priceChange !== undefined && followsRule(row) && !followsRule(edited)
  return { patch: { ...patch, ...floored }, before, after, ...(isFixed ? { becomesFixed: true as const } : {}) }
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

const setShipping: Operation = (_row, { shippingCost }) => (shippingCost === undefined ? {} : { shippingCost })

const setDuty: Operation = (_row, { importDuty }) => (importDuty === undefined ? {} : { importDuty })

const setVat: Operation = (_row, { vatTax }) => (vatTax === undefined ? {} : { vatTax })

const setEnding: Operation = (_row, { priceEnding }) => (priceEnding === undefined ? {} : { priceEnding })

const setPricing: Operation = (_row, { pricing }) => {
  if (pricing === undefined) return {}
  if (pricing.strategy === 'manual') {
    return { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: pricing.amount }
  }
  return { pricingMode: 'strategy', pricingStrategy: pricing.strategy, pricingPercent: pricing.percent }
}

const setFigures: Operation = (_row, { tradePrice, floorMargin, stock }) => ({
  ...(tradePrice === undefined ? {} : { tradePrice }),
  ...(floorMargin === undefined ? {} : { floorMargin }),
  ...(stock === undefined ? {} : { stock }),
})

function changedFields(row: BulkRow, edited: BulkRow): ProductPatch {
  const { variants: _, ...fields } = edited
  const changed = Object.entries(fields).filter(([field, value]) => row[field as keyof BulkRow] !== value)
  return Object.fromEntries(changed) as ProductPatch
}
