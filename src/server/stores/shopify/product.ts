import { createHash } from 'node:crypto'
import { plainText } from '../plain-text.ts'
import type { StoreProduct, StoreVariant } from '../port.ts'
import type { WholeProduct, WireHead, WireVariant } from './wire.ts'

/** Shopify's way to say that a product has no options. */
const NO_OPTION = { name: 'Title', value: 'Default Title' }

/** A product of Shopify in the common shape (STORE-02). */
export function productOf({ head, variants }: WholeProduct): StoreProduct {
  // What is not listed can still be bought by its address.
  const isActive = head.status === 'ACTIVE' || head.status === 'UNLISTED'
  const sole = soleVariant(variants)
  const options = sole ? [] : optionsOf(head)
  const own = sole ? figuresOf(sole) : { sku: '', barcode: '', price: null, compareAt: null, cost: null, stock: null }
  const changedAt = Date.parse(head.updatedAt ?? '')
  const product = {
    externalId: head.id,
    name: head.title ?? '',
    description: plainText(head.descriptionHtml ?? ''),
    brand: head.vendor ?? '',
    categories: categoriesOf(head),
    tags: head.tags ?? [],
    pictureUrl: head.featuredMedia?.preview?.image?.url ?? '',
    pageUrl: head.onlineStoreUrl ?? '',
    options,
    ...own,
    isActive,
    variants: sole ? [] : variants.map((variant) => variantOf(variant, options, isActive)),
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
  }
  return { ...product, revision: revisionOf(product) }
}

/** The variant that stands for a product without options; undefined for one with variants. */
export function soleVariant(variants: readonly WireVariant[]): WireVariant | undefined {
  const [first, second] = variants
  const [option, another] = first?.selectedOptions ?? []
  const isDefault = option?.name === NO_OPTION.name && option.value === NO_OPTION.value
  return first && !second && isDefault && !another ? first : undefined
}

/** The money and stock of a variant. */
export function figuresOf(variant: WireVariant): Omit<StoreVariant, 'externalId' | 'optionValues' | 'isActive'> {
  const { inventoryItem } = variant
  const compareAt = textOf(variant.compareAtPrice)
  return {
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    price: textOf(variant.price),
    // A former price of nothing is how older apps take one away.
    compareAt: compareAt !== null && /^[0.]*$/.test(compareAt) ? null : compareAt,
    cost: textOf(inventoryItem?.unitCost?.amount),
    stock: inventoryItem?.tracked === true ? wholeOf(variant.inventoryQuantity) : null,
  }
}

function variantOf(variant: WireVariant, options: StoreProduct['options'], isActive: boolean): StoreVariant {
  const chosen = new Map((variant.selectedOptions ?? []).map(({ name, value }) => [name, value]))
  return {
    externalId: variant.id,
    optionValues: options.map(({ name }) => chosen.get(name) ?? ''),
    ...figuresOf(variant),
    isActive,
  }
}

function optionsOf(head: WireHead): StoreProduct['options'] {
  return (head.options ?? []).map(({ name, optionValues }) => ({
    name,
    values: (optionValues ?? []).map((value) => value.name),
  }))
}

function categoriesOf(head: WireHead): StoreProduct['categories'] {
  const path = (head.category?.fullName ?? '')
    .split(' > ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const type = (head.productType ?? '').trim()
  const own = type === '' || type === path.at(-1) ? [] : [[type]]
  return path.length === 0 ? own : [path, ...own]
}

// The time of the last change has whole seconds: without the content, a second change within one would go unnoticed.
function revisionOf(product: object): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 22)
}

function textOf(amount: string | number | null | undefined): string | null {
  return amount === null || amount === undefined || amount === '' ? null : String(amount)
}

function wholeOf(count: string | number | null | undefined): number | null {
  const whole = Number(count ?? Number.NaN)
  return Number.isSafeInteger(whole) ? whole : null
}
