import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'
import type { StoreProduct, StoreVariant } from '../port.ts'
import { amountText } from './wix-amounts.ts'
import { idText, soft, softFlag, softNumber, softText, wholeNumber } from './wix-json.ts'
import { revisionOf, shortHash } from './wix-revision.ts'

/** No product has more variants than these. */
const MOST_VARIANTS = 1_000
const MOST_OPTIONS = 20
/** Wix's own id for "the product itself" where a variant is asked for. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000'

const priceSchema = soft(z.looseObject({ currency: softText, price: softNumber, discountedPrice: softNumber }))
const costSchema = soft(z.looseObject({ itemCost: softNumber, cost: softNumber }))
const mediaSchema = soft(z.looseObject({ url: softText }))

const variantSchema = z.looseObject({
  id: idText,
  choices: soft(z.record(z.string(), z.string())),
  variant: soft(
    z.looseObject({ priceData: priceSchema, costAndProfitData: costSchema, sku: softText, visible: softFlag }),
  ),
  stock: soft(z.looseObject({ trackQuantity: softFlag, quantity: softNumber })),
})

/** A product of catalogue V1 as Wix writes it. */
export const v1ProductSchema = z.looseObject({
  id: idText,
  numericId: softNumber,
  name: softText,
  description: softText,
  sku: softText,
  visible: softFlag,
  brand: softText,
  ribbon: softText,
  ribbons: soft(z.array(z.looseObject({ text: softText }))),
  price: priceSchema,
  priceData: priceSchema,
  discount: soft(z.looseObject({ type: softText, value: softNumber })),
  costAndProfitData: costSchema,
  stock: soft(z.looseObject({ trackInventory: softFlag, quantity: softNumber })),
  media: soft(z.looseObject({ mainMedia: soft(z.looseObject({ image: mediaSchema, thumbnail: mediaSchema })) })),
  productPageUrl: soft(z.looseObject({ base: softText, path: softText })),
  collectionIds: soft(z.array(z.string())),
  manageVariants: softFlag,
  productOptions: soft(
    z.array(
      z.looseObject({
        name: softText,
        choices: soft(z.array(z.looseObject({ value: softText, description: softText }))),
      }),
    ),
  ),
  variants: soft(z.array(variantSchema)),
  lastUpdated: softText,
})

/** A product of catalogue V1 as Wix writes it. */
export type V1Product = z.infer<typeof v1ProductSchema>
type V1Variant = z.infer<typeof variantSchema>

/** The currency that a product is priced in; empty where it has no price. */
export function currencyOfV1(raw: V1Product): string {
  return (raw.priceData ?? raw.price)?.currency ?? ''
}

/** A V1 product in the common shape (STORE-02). */
export function productOfV1(raw: V1Product, categories: readonly (readonly string[])[]): StoreProduct {
  const currency = currencyOfV1(raw)
  const options = raw.manageVariants === true ? optionsOf(raw) : []
  const variants = options.length === 0 ? [] : variantsOf(raw, options, currency)
  const ribbon = (raw.ribbon ?? '') === '' ? (raw.ribbons?.[0]?.text ?? '') : (raw.ribbon ?? '')
  const { stock, ...own } = ownFigures(raw, variants.length > 0, currency)
  const rest = {
    externalId: raw.id,
    name: raw.name ?? '',
    description: plainText(raw.description ?? ''),
    brand: raw.brand ?? '',
    categories,
    tags: ribbon === '' ? [] : [ribbon],
    pictureUrl: pictureOf(raw),
    pageUrl: `${raw.productPageUrl?.base?.replace(/\/$/, '') ?? ''}${raw.productPageUrl?.path ?? ''}`,
    options,
    isActive: raw.visible ?? true,
    ...own,
  }
  const stocks = [stock, ...variants.map((each) => each.stock)]
  const unstocked = variants.map((each) => ({ ...each, stock: null }))
  return {
    ...rest,
    stock,
    variants,
    revision: revisionOf(shortHash([rest, unstocked]), stocks),
    changedAt: momentOf(raw.lastUpdated),
  }
}

/** The epoch milliseconds of a moment that was written; null for none. */
export function momentOf(written: string | undefined): number | null {
  const moment = Date.parse(written ?? '')
  return Number.isNaN(moment) ? null : moment
}

type OwnFigures = Pick<StoreVariant, 'sku' | 'barcode' | 'price' | 'compareAt' | 'cost' | 'stock'>

function ownFigures(raw: V1Product, hasVariants: boolean, currency: string): OwnFigures {
  if (hasVariants) return { sku: '', barcode: '', price: null, compareAt: null, cost: null, stock: null }
  return {
    sku: raw.sku ?? '',
    barcode: '',
    ...pricesOf(raw.priceData ?? raw.price, currency),
    cost: costOf(raw.costAndProfitData, currency),
    stock: raw.stock?.trackInventory === true ? wholeNumber(raw.stock.quantity) : null,
  }
}

function variantsOf(raw: V1Product, options: StoreProduct['options'], currency: string): StoreVariant[] {
  return (raw.variants ?? []).slice(0, MOST_VARIANTS).map((each: V1Variant) => ({
    externalId: each.id,
    optionValues: options.map(({ name }) => each.choices?.[name] ?? ''),
    sku: each.variant?.sku ?? '',
    barcode: '',
    ...pricesOf(each.variant?.priceData, currency),
    cost: costOf(each.variant?.costAndProfitData, currency),
    stock: each.stock?.trackQuantity === true ? wholeNumber(each.stock.quantity) : null,
    isActive: each.variant?.visible ?? true,
  }))
}

/** Wix tells the price before a reduction and the one after it; the reduced one is what is asked for. */
function pricesOf(
  price: z.infer<typeof priceSchema> | undefined,
  currency: string,
): Pick<StoreVariant, 'price' | 'compareAt'> {
  const full = amountText(price?.price, currency)
  const reduced = amountText(price?.discountedPrice, currency)
  return { price: reduced ?? full, compareAt: reduced === null || reduced === full ? null : full }
}

function costOf(cost: z.infer<typeof costSchema> | undefined, currency: string): string | null {
  return amountText(cost?.itemCost ?? cost?.cost, currency)
}

function optionsOf(raw: V1Product): StoreProduct['options'] {
  return (raw.productOptions ?? []).slice(0, MOST_OPTIONS).map((each) => ({
    name: each.name ?? '',
    // A variant names its choice by the description; the value of a colour is its code.
    values: (each.choices ?? []).slice(0, MOST_VARIANTS).map((choice) => choice.description ?? choice.value ?? ''),
  }))
}

function pictureOf(raw: V1Product): string {
  const main = raw.media?.mainMedia
  return main?.image?.url ?? main?.thumbnail?.url ?? ''
}
