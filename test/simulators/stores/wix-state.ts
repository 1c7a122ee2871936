import { decimalFromUnits, type Units, unitsFromDecimal } from '#domain/money.ts'
import type { StoreProduct, StoreVariant } from '#server/stores/port.ts'
import type { NewStoreProduct, SimulatedWrite } from './store-simulator.ts'

/** What one variant of a simulated Wix product is; a product without options has one, without choices. */
export interface WixVariant {
  readonly id: string
  choices: readonly string[]
  sku: string
  barcode: string
  isActive: boolean
  price: string | null
  compareAt: string | null
  cost: string | null
  /** Null: its stock is not counted. */
  stock: number | null
  readonly stockItemId: string
  stockRevision: number
}

/** A product of a simulated Wix site. */
export interface WixProduct {
  readonly id: string
  readonly number: number
  readonly createdAt: number
  revision: number
  updatedAt: number
  stockUpdatedAt: number
  name: string
  description: string
  brand: string
  tags: readonly string[]
  categories: readonly (readonly string[])[]
  pictureUrl: string
  isActive: boolean
  options: readonly { readonly name: string; readonly values: readonly string[] }[]
  variants: WixVariant[]
  /** V1: one reduction for all variants. */
  discount: { readonly type: 'NONE' | 'AMOUNT' | 'PERCENT'; readonly value: number }
  /** What the bulk query of variants still tells while it lags behind. */
  before: { readonly revision: number; readonly variants: readonly WixVariant[] } | undefined
}

/** The catalogue of a simulated site. */
export interface WixState {
  readonly version: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
  readonly currency: string
  readonly now: () => number
  /** By their growing number. */
  readonly order: WixProduct[]
  readonly byId: Map<string, WixProduct>
  readonly writes: SimulatedWrite[]
  /** Ids of categories by their path, as JSON. */
  readonly categoryIds: Map<string, string>
  /** Ids of brands and ribbons by their name. */
  readonly nameIds: Map<string, string>
  counted: number
}

/** An empty site. */
export function emptyState(version: WixState['version'], currency: string, now: () => number): WixState {
  return {
    version,
    currency,
    now,
    order: [],
    byId: new Map(),
    writes: [],
    categoryIds: new Map(),
    nameIds: new Map(),
    counted: 0,
  }
}

/** Another id; the same ones in every run. */
export function nextId(state: WixState, kind: string): string {
  state.counted += 1
  return `${kind}0000000-0000-4000-8000-${String(state.counted).padStart(12, '0')}`
}

/** An amount as the site keeps it. */
export function kept(state: WixState, amount: string | null | undefined): string | null {
  const units = unitsIn(state, amount)
  return units === null ? null : decimalFromUnits(units, state.currency)
}

/** The units of an amount; null for none. */
export function unitsIn(state: WixState, amount: string | number | null | undefined): Units | null {
  if (amount === null || amount === undefined) return null
  const scaled = unitsFromDecimal(amount, state.currency)
  if ('issue' in scaled) throw new Error(`the simulator cannot keep ${amount}`)
  return scaled.value
}

/** The first position in the order whose number is above this one. */
export function positionAfter(order: readonly WixProduct[], number: number): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (order[middle]!.number > number) high = middle
    else low = middle + 1
  }
  return low
}

/** Puts a product in. */
export function addProduct(state: WixState, made: NewStoreProduct): WixProduct {
  const id = nextId(state, 'a')
  const now = state.now()
  const options = optionsOf(made)
  const rows: readonly Partial<StoreVariant>[] = options.length === 0 ? [made] : (made.variants ?? [])
  const product: WixProduct = {
    id,
    number: 1_600_000_000_000_000 + state.counted,
    createdAt: now,
    revision: 1,
    updatedAt: now,
    stockUpdatedAt: now,
    name: made.name,
    description: made.description ?? '',
    brand: made.brand ?? '',
    tags: keptTags(state, made.tags ?? []),
    categories: keptCategories(state, made.categories ?? []),
    pictureUrl: made.pictureUrl ?? '',
    isActive: made.isActive ?? true,
    options,
    variants: rows.map((each, index) => newVariant(state, each, options, index)),
    discount: { type: 'NONE', value: 0 },
    before: undefined,
  }
  if (state.version === 'V1_CATALOG') settleDiscount(state, product)
  state.order.push(product)
  state.byId.set(id, product)
  return product
}

function newVariant(
  state: WixState,
  made: Partial<StoreVariant>,
  options: WixProduct['options'],
  index: number,
): WixVariant {
  return {
    id: made.externalId ?? nextId(state, 'b'),
    choices: options.map((option, at) => made.optionValues?.[at] ?? option.values[index % option.values.length] ?? ''),
    sku: made.sku ?? '',
    barcode: state.version === 'V1_CATALOG' ? '' : (made.barcode ?? ''),
    isActive: options.length === 0 ? true : (made.isActive ?? true),
    price: kept(state, made.price),
    compareAt: kept(state, made.compareAt),
    cost: kept(state, made.cost),
    stock: made.stock ?? null,
    stockItemId: nextId(state, 'c'),
    stockRevision: 1,
  }
}

function optionsOf({ options = [], variants = [] }: NewStoreProduct): WixProduct['options'] {
  if (variants.length === 0) return []
  const named =
    options.length > 0 ? options : [{ name: 'Option', values: variants.map((_, index) => `Choice ${index + 1}`) }]
  return named.map(({ name, values }, at) => ({
    name,
    values: [...new Set([...values, ...variants.flatMap((each) => each.optionValues?.[at] ?? [])])],
  }))
}

/** V1 has one ribbon, V3 several. */
export function keptTags(state: WixState, tags: readonly string[]): readonly string[] {
  return state.version === 'V1_CATALOG' ? tags.slice(0, 1) : tags
}

/** V1 has flat collections, V3 a tree. */
export function keptCategories(
  state: WixState,
  categories: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const paths = categories.filter((path) => path.length > 0)
  const told = state.version === 'V1_CATALOG' ? paths.map((path) => path.slice(-1)) : paths
  for (const path of told) {
    for (let length = 1; length <= path.length; length += 1) {
      const key = JSON.stringify(path.slice(0, length))
      if (!state.categoryIds.has(key)) state.categoryIds.set(key, nextId(state, 'd'))
    }
  }
  return told
}

/** What a person sets in V1 is one reduction for all variants: the amount that fits all of them, or none. */
export function settleDiscount(state: WixState, product: WixProduct): void {
  const offs = product.variants.map((each) => {
    const [price, full] = [unitsIn(state, each.price), unitsIn(state, each.compareAt)]
    return price === null || full === null ? 0 : full - price
  })
  const [off = 0] = offs
  if (off > 0 && offs.every((each) => each === off)) {
    product.discount = { type: 'AMOUNT', value: Number(decimalFromUnits(off, state.currency)) }
    return
  }
  product.discount = { type: 'NONE', value: 0 }
  for (const variant of product.variants) variant.compareAt = null
}

/** The product is another one from now on. */
export function bump(state: WixState, product: WixProduct): void {
  product.before = { revision: product.revision, variants: product.variants.map((each) => ({ ...each })) }
  product.revision += 1
  product.updatedAt = state.now()
}

/** Its stock is another one from now on; the product does not count as updated. */
export function bumpStock(now: number, product: WixProduct, variant: WixVariant): void {
  variant.stockRevision += 1
  product.stockUpdatedAt = now
}

/** A product in the common shape. */
export function commonShape(product: WixProduct): StoreProduct {
  const hasOptions = product.options.length > 0
  const [only] = product.variants
  const own = hasOptions || !only ? NOTHING : figuresOf(only)
  return {
    externalId: product.id,
    name: product.name,
    description: product.description,
    brand: product.brand,
    categories: product.categories,
    tags: product.tags,
    pictureUrl: product.pictureUrl,
    pageUrl: pageUrlOf(product),
    revision: `${product.revision}.${product.variants.reduce((sum, each) => sum + each.stockRevision, 0)}`,
    changedAt: product.updatedAt,
    options: product.options,
    isActive: product.isActive,
    ...own,
    variants: hasOptions
      ? product.variants.map((each) => ({
          externalId: each.id,
          optionValues: each.choices,
          isActive: each.isActive,
          ...figuresOf(each),
        }))
      : [],
  }
}

/** Where a product is shown. */
export function pageUrlOf(product: WixProduct): string {
  return `https://shop.example/product-page/product-${product.number}`
}

const NOTHING = { sku: '', barcode: '', price: null, compareAt: null, cost: null, stock: null } as const

function figuresOf({ sku, barcode, price, compareAt, cost, stock }: WixVariant) {
  return { sku, barcode, price, compareAt, cost, stock }
}
