import type { Ppm, Units } from './money.ts'
import type { PriceEnding } from './price-ending.ts'
import { changedByPercent, type PercentRule } from './price-formulas.ts'
import type { PricingContext, PricingInput, WhatIf } from './pricing-rules.ts'
import { rulesAfter, rulesNow, standingUnder } from './bulk-rules.ts'
import { counted } from './total-cost.ts'
import { bulkFloor, type FloorRefusal } from './bulk-floor.ts'
import { endedPrices } from './bulk-endings.ts'
import { isKept, isSamePrices, type PriceState, pricesOf, priceState } from './bulk-prices.ts'
import { editedSet, type LinesEdit, linesEdit, setEdit, type SetEdit } from './merge.ts'
import { changedPrices, followsRule } from './bulk-price-change.ts'
import type { VariantInput } from './variant-pricing.ts'

/** The fields of a product that a bulk edit reads. */
export interface BulkRow extends PricingInput {
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly isActive: boolean
  readonly tags: readonly string[]
  readonly stock: number | null
  /** The stored margin. */
  readonly margin: Ppm | null
  readonly floorOverride: string
  /** What the stored prices were made by; without it they are those of the rules in force (PRICE-06). */
  readonly receipt?: Readonly<Record<string, unknown>> | null
  readonly variants?: readonly BulkVariant[]
}

/** The fields of a variant that a bulk edit reads: its own cost and price change with those of its product. */
export interface BulkVariant extends VariantInput {
  readonly id: string
  readonly isActive: boolean
  readonly margin: Ppm | null
}

/** A pricing rule or a price for every product. */
export type BulkPricing =
  | { readonly strategy: PercentRule; readonly percent: Ppm }
  | { readonly strategy: 'manual'; readonly amount: Units }

/**
 * One edit of many products (PROD-13); absent parts stay. Applied in this order, so that a price change builds on everything before it.
 */
export interface BulkEdit {
  readonly categoryId?: string | null
  readonly brandId?: string | null
  readonly isActive?: boolean
  /** Change of the supplier price. */
  readonly costChange?: Ppm
  readonly shippingCost?: Units
  readonly importDuty?: Ppm
  readonly vatTax?: Ppm | null
  readonly priceEnding?: PriceEnding | null
  readonly pricing?: BulkPricing
  /** Change of the price that is shown for the row and each of its variants. */
  readonly priceChange?: Ppm
  /** `rule`: a margin or markup is changed, so that the price still follows the cost. Otherwise the result becomes a fixed price. */
  readonly priceChangeKeeps?: 'rule'
  readonly tradePrice?: Units | null
  readonly floorMargin?: Ppm | null
  readonly stock?: number | null
  readonly addTags?: readonly string[]
  readonly removeTags?: readonly string[]
  /** The reason for prices below their lowest margin; recorded with each of them (PRICE-12). */
  readonly floorOverride?: string
  /** Makes every price anew under the rules in force, before any change by percent (PRICE-06). */
  readonly recalculate?: true
  /** Gives every price its ending: typed ones are moved, those that follow a rule are made anew (PRICE-11). */
  readonly endPrices?: true
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

/** The result of a bulk edit: fields of the product, its tags, and the own values of its variants. */
export type BulkPatch = ProductPatch & { readonly tags?: SetEdit; readonly variants?: LinesEdit }

/** The pricing context of a product's category, and the figures for products without pricing of their own. */
export interface BulkDeps {
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly whatIf: WhatIf | null
  /** Refuses a chosen price below its lowest margin without a reason (PRICE-12). */
  readonly isFloorStrict?: boolean
}

/** The effect of a bulk edit on one product (CHANGE-01): the fields that really change, and the price before and after. */
export interface BulkEffect {
  readonly patch: BulkPatch
  readonly before: PriceState
  readonly after: PriceState
  /** Its new price is refused, and nothing is changed. */
  readonly refusedByFloor?: FloorRefusal
  /** It followed a margin or markup, and gets a fixed price because of a change by percent. */
  readonly becomesFixed?: true
  /** What a change by percent finds: a fixed price that stays one, or no price at all. */
  readonly priceFound?: 'fixed' | 'none'
  /** Its price is made anew under the rules in force, whatever fields change. */
  readonly recalculates?: true
}

/** Whether an edit changes a product, be it by none of its own fields. */
export function changesRow({ patch, recalculates }: Pick<BulkEffect, 'patch' | 'recalculates'>): boolean {
  return recalculates === true || Object.keys(patch).length > 0
}

/**
 * The effect of an edit on one product. Nothing is written; if its price could not be stored, the product stays unchanged and is
 * flagged.
 */
export function bulkEffect(row: BulkRow, edit: BulkEdit, deps: BulkDeps): BulkEffect {
  const old = pricesOf(row, rulesNow(row, deps))
  const before = priceState(old)
  const priced = OPERATIONS.reduce<BulkRow>((current, operation) => ({ ...current, ...operation(current, edit) }), row)
  const changed = changedPrices(priced, edit, deps, standingUnder(row, priced, edit))
  const moved = { ...priced, ...changed }
  const edited = { ...moved, ...endedPrices(moved, edit, deps), ...figures(edit) }
  const now = pricesOf(edited, rulesAfter(row, edited, edit, deps))
  const variants = linesEdit(row.variants ?? [], edited.variants ?? [])
  if (!isKept(old, now, variants?.lines)) return { patch: {}, before, after: { ...before, flag: 'out-of-range' } }
  const after = priceState(now)
  const tags = editedTags(row.tags, edit)
  const patch = { ...changedFields(row, edited), ...(tags ? { tags } : {}), ...(variants ? { variants } : {}) }
  const floored = bulkFloor(row, edited, patch, edit, deps)
  if ('floor' in floored) return { patch: {}, before, after, refusedByFloor: floored }
  const isFixed = edit.priceChange !== undefined && followsRule(row) && !followsRule(edited)
  const found = priceFound(row, edit, before)
  return {
    patch: { ...patch, ...floored },
    before,
    after,
    ...(isFixed ? { becomesFixed: true as const } : {}),
    ...(found === undefined ? {} : { priceFound: found }),
    ...(edit.endPrices && followsRule(edited) && !isSamePrices(old, now) ? { recalculates: true as const } : {}),
  }
}

/** What a change by percent alone finds on a product; undefined for a price that follows a rule. */
function priceFound(row: BulkRow, { priceChange, pricing }: BulkEdit, { price }: PriceState): BulkEffect['priceFound'] {
  if (priceChange === undefined || pricing !== undefined) return undefined
  if (price === null) return 'none'
  return followsRule(row) ? undefined : 'fixed'
}

/** The most tags of a product. */
const MAX_TAGS = 100

function editedTags(tags: readonly string[], { addTags = [], removeTags = [] }: BulkEdit): SetEdit | null {
  return setEdit(tags, editedSet(tags, { add: addTags, remove: removeTags }).slice(0, MAX_TAGS))
}

type Operation = (row: BulkRow, edit: BulkEdit) => ProductPatch & Pick<BulkRow, 'variants'>

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

/** What a change by percent builds on, in this order. */
const OPERATIONS: readonly Operation[] = [
  setCategory,
  setBrand,
  setActive,
  changeCost,
  setShipping,
  setDuty,
  setVat,
  setEnding,
  setPricing,
]

function figures({ tradePrice, floorMargin, stock }: BulkEdit): ProductPatch {
  return {
    ...(tradePrice === undefined ? {} : { tradePrice }),
    ...(floorMargin === undefined ? {} : { floorMargin }),
    ...(stock === undefined ? {} : { stock }),
  }
}

function changedFields(row: BulkRow, edited: BulkRow): ProductPatch {
  const { variants: _, ...fields } = edited
  const changed = Object.entries(fields).filter(([field, value]) => row[field as keyof BulkRow] !== value)
  return Object.fromEntries(changed) as ProductPatch
}
