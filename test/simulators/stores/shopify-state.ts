import { minorDigits } from '#domain/currency.ts'
import { decimalFromScaled, scaledFromDecimal } from '#domain/decimal.ts'
import type { StoreProduct, StoreVariant } from '#server/stores/port.ts'
import type { NewStoreProduct } from './store-simulator.ts'

/** A variant as the simulated shop keeps it. Amounts are decimals as Shopify writes them. */
export interface ShopVariant {
  readonly id: number
  readonly productId: number
  optionValues: readonly string[]
  sku: string
  barcode: string
  price: string
  compareAt: string | null
  cost: string | null
  /** At the first location; null where it is not counted. */
  stock: number | null
}

/** A product as the simulated shop keeps it; without options it has one variant that stands for it. */
export interface ShopProduct {
  readonly id: number
  title: string
  description: string
  vendor: string
  productType: string
  category: string | null
  tags: readonly string[]
  pictureUrl: string
  isActive: boolean
  options: readonly { readonly name: string; readonly values: readonly string[] }[]
  variants: ShopVariant[]
  updatedAt: number
}

export type ProductChange = Partial<Omit<NewStoreProduct, 'variants'>> & {
  readonly variants?: Readonly<Record<string, Partial<StoreVariant>>>
}

const gid = (type: string, id: number): string => `gid://shopify/${type}/${id}`
/** The number in an ID of a type; NaN for another one. */
export const numberIn = (type: string, id: unknown): number => {
  const start = `gid://shopify/${type}/`
  return typeof id === 'string' && id.startsWith(start) ? Number(id.slice(start.length)) : Number.NaN
}

/** IDs of the two places where the simulated shop keeps its stock. */
export const LOCATIONS = ['gid://shopify/Location/1', 'gid://shopify/Location/2'] as const

/** The products of a simulated shop, in the order of their IDs. */
export class ShopState {
  readonly currency: string
  /** What each counted variant has at a second location. */
  readonly elsewhere: number
  readonly #now: () => number
  readonly #products = new Map<number, ShopProduct>()
  readonly #variants = new Map<number, ShopVariant>()
  #ids: number[] = []
  #lastId = 1_000

  constructor(currency: string, elsewhere: number, now: () => number) {
    this.currency = currency
    this.elsewhere = elsewhere
    this.#now = now
  }

  /** IDs from the smallest up. */
  get ids(): readonly number[] {
    return this.#ids
  }

  get(id: number): ShopProduct | undefined {
    return this.#products.get(id)
  }

  variant(id: number): ShopVariant | undefined {
    return this.#variants.get(id)
  }

  create(given: NewStoreProduct): ShopProduct {
    this.#lastId += 1
    const id = this.#lastId
    const options = given.variants?.length ? optionsOf(given) : []
    const product: ShopProduct = {
      id,
      title: '',
      description: '',
      vendor: '',
      productType: '',
      category: null,
      tags: [],
      pictureUrl: '',
      isActive: true,
      options,
      variants: [],
      updatedAt: this.#now(),
    }
    const variants = given.variants?.length ? given.variants : [given]
    for (const [index, variant] of variants.entries()) this.#addVariant(product, variant, index)
    this.#products.set(id, product)
    this.#ids.push(id)
    this.#describe(product, given)
    return product
  }

  edit(id: number, change: ProductChange): ShopProduct {
    const product = this.#products.get(id)
    if (!product) throw new Error(`there is no product ${id}`)
    this.#describe(product, change)
    const [sole] = product.variants
    if (product.options.length === 0 && sole) this.#figures(sole, change)
    for (const [variantId, figures] of Object.entries(change.variants ?? {})) {
      const variant = product.variants.find((each) => gid('ProductVariant', each.id) === variantId)
      if (!variant) throw new Error(`there is no variant ${variantId}`)
      this.#figures(variant, figures)
    }
    this.touch(product)
    return product
  }

  remove(id: number): void {
    for (const variant of this.#products.get(id)?.variants ?? []) this.#variants.delete(variant.id)
    this.#products.delete(id)
    this.#ids = this.#ids.filter((each) => each !== id)
  }

  touch(product: ShopProduct): void {
    product.updatedAt = this.#now()
  }

  /** The price as the shop writes it. */
  price(amount: string): string {
    const digits = minorDigits(this.currency)
    return decimalFromScaled(scaled(amount, digits), digits, digits)
  }

  /** A cost as the shop writes it: at least one decimal, no further zeros. */
  cost(amount: string): string {
    const digits = minorDigits(this.currency)
    return decimalFromScaled(scaled(amount, digits), digits, 1)
  }

  #addVariant(product: ShopProduct, given: Partial<StoreVariant>, index: number): void {
    this.#lastId += 1
    const optionValues = product.options.map(({ values }, at) => given.optionValues?.[at] ?? values[index] ?? '')
    const variant: ShopVariant = {
      id: this.#lastId,
      productId: product.id,
      optionValues,
      sku: '',
      barcode: '',
      price: this.price('0'),
      compareAt: null,
      cost: null,
      stock: null,
    }
    this.#figures(variant, given)
    product.variants.push(variant)
    this.#variants.set(variant.id, variant)
  }

  #figures(variant: ShopVariant, given: Partial<Omit<StoreVariant, 'externalId'>>): void {
    if (given.sku !== undefined) variant.sku = given.sku
    if (given.barcode !== undefined) variant.barcode = given.barcode
    if (typeof given.price === 'string') variant.price = this.price(given.price)
    if (given.compareAt !== undefined) variant.compareAt = given.compareAt === null ? null : this.price(given.compareAt)
    if (given.cost !== undefined) variant.cost = given.cost === null ? null : this.cost(given.cost)
    if (given.stock !== undefined) variant.stock = given.stock === null ? null : given.stock - this.elsewhere
  }

  #describe(product: ShopProduct, given: Partial<Omit<NewStoreProduct, 'variants'>>): void {
    if (given.name !== undefined) product.title = given.name
    if (given.description !== undefined) product.description = given.description
    if (given.brand !== undefined) product.vendor = given.brand
    if (given.tags !== undefined) product.tags = given.tags
    if (given.pictureUrl !== undefined) product.pictureUrl = given.pictureUrl
    if (given.isActive !== undefined) product.isActive = given.isActive
    if (given.categories === undefined) return
    // A shop of Shopify has one place in the taxonomy and one type of its own.
    product.category = given.categories.find((path) => path.length > 1)?.join(' > ') ?? null
    product.productType = given.categories.find((path) => path.length === 1)?.[0] ?? ''
  }
}

function scaled(amount: string, digits: number): number {
  const found = scaledFromDecimal(amount, digits, 999_999_999_999_999)
  if ('issue' in found) throw new Error(`${amount} is no amount`)
  return found.value
}

function optionsOf({ options, variants = [] }: NewStoreProduct): ShopProduct['options'] {
  if (options?.length) return options
  const count = Math.max(1, ...variants.map(({ optionValues }) => optionValues?.length ?? 0))
  return Array.from({ length: count }, (_, at) => {
    const values = variants.map(({ optionValues }, index) => optionValues?.[at] ?? `Version ${index + 1}`)
    return { name: `Option ${at + 1}`, values: [...new Set(values)] }
  })
}

/** Whole seconds, as Shopify writes them. */
export const timeOf = (ms: number): string =>
  new Date(Math.floor(ms / 1_000) * 1_000).toISOString().replace('.000Z', 'Z')

/** A product of the shop in the common shape. */
export function commonShape(product: ShopProduct, elsewhere: number): StoreProduct {
  const { isActive } = product
  const figures = ({ sku, barcode, price, compareAt, cost, stock }: ShopVariant) => ({
    sku,
    barcode,
    price,
    compareAt,
    cost,
    stock: stock === null ? null : stock + elsewhere,
  })
  const [sole] = product.variants
  const isWithout = product.options.length === 0
  const path = product.category === null ? [] : [product.category.split(' > ')]
  const own = { sku: '', barcode: '', price: null, compareAt: null, cost: null, stock: null }
  return {
    externalId: gid('Product', product.id),
    name: product.title,
    description: product.description,
    brand: product.vendor,
    categories: product.productType === '' ? path : [...path, [product.productType]],
    tags: product.tags,
    pictureUrl: product.pictureUrl,
    pageUrl: `https://shop.example/products/${product.id}`,
    revision: timeOf(product.updatedAt),
    changedAt: Math.floor(product.updatedAt / 1_000) * 1_000,
    options: product.options,
    ...(isWithout && sole ? figures(sole) : own),
    isActive,
    variants: isWithout
      ? []
      : product.variants.map((variant) => ({
          externalId: gid('ProductVariant', variant.id),
          optionValues: variant.optionValues,
          ...figures(variant),
          isActive,
        })),
  }
}
