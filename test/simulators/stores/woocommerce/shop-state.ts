import type { StoreProduct, StoreVariant } from '#server/stores/port.ts'
import type { NewStoreProduct, StoreSimulator } from '../store-simulator.ts'

/** Where the simulated shop keeps costs: WooCommerce's own field, the plugin's, or nowhere. */
export type SimulatedCosts = 'core' | 'plugin' | 'none'

/** What differs between shops. */
export interface ShopTraits {
  /** 10.3 answers variations of many products at once; before 9.6 there are no brands, before 9.2 no barcodes. */
  readonly version: '10.3' | '8.0'
  readonly costs: SimulatedCosts
}

/** Figures as WooCommerce keeps them; texts are empty where there is none. */
export interface KeptFigures {
  readonly id: number
  sku: string
  barcode: string
  regular: string
  sale: string
  /** A planned reduction is not in force before then. */
  saleFrom: string
  cost: string
  stock: number | null
  status: string
}

/** A variation in the shop's own state. */
export interface KeptVariant extends KeptFigures {
  optionValues: readonly string[]
}

/** A product in the shop's own state. */
export interface KeptProduct extends KeptFigures {
  name: string
  description: string
  brand: string
  categories: readonly (readonly string[])[]
  tags: readonly string[]
  pictureUrl: string
  options: StoreProduct['options']
  variants: KeptVariant[]
  /** Epoch milliseconds; the shop tells whole seconds. */
  modified: number
  changes: number
}

type Change = Parameters<StoreSimulator['edit']>[1]

/** The catalogue of a simulated shop. */
export class ShopState {
  /** In the order of their ids, without those in the trash. */
  readonly live: KeptProduct[] = []
  readonly trash: KeptProduct[] = []
  readonly byId = new Map<number, KeptProduct>()
  readonly #traits: ShopTraits
  readonly #now: () => number
  #lastId = 100

  constructor(traits: ShopTraits, now: () => number) {
    this.#traits = traits
    this.#now = now
  }

  create(product: NewStoreProduct): KeptProduct {
    const kept: KeptProduct = {
      ...this.#figures(product),
      name: product.name,
      description: product.description ?? '',
      brand: this.#isModern() ? (product.brand ?? '') : '',
      categories: product.categories ?? [],
      tags: product.tags ?? [],
      pictureUrl: product.pictureUrl ?? '',
      options: product.options ?? [],
      variants: [],
      modified: this.#now(),
      changes: 1,
    }
    kept.variants = (product.variants ?? []).map((variant) => ({
      ...this.#figures(variant),
      optionValues: variant.optionValues ?? [],
    }))
    this.live.push(kept)
    this.byId.set(kept.id, kept)
    return kept
  }

  edit(id: number, change: Change): KeptProduct {
    const kept = this.#there(id)
    const { variants = {}, ...own } = change
    const { name, description, brand, categories, tags, pictureUrl, options } = own
    this.#applyFigures(kept, own)
    Object.assign(
      kept,
      defined({ name, description, categories, tags, pictureUrl, options }),
      this.#isModern() ? defined({ brand }) : {},
    )
    for (const [variantId, fields] of Object.entries(variants)) {
      const variant = kept.variants.find((each) => String(each.id) === variantId)
      if (!variant) throw new Error(`product ${id} has no variation ${variantId}`)
      this.#applyFigures(variant, fields)
      if (fields.optionValues) variant.optionValues = fields.optionValues
    }
    this.touch(kept)
    return kept
  }

  remove(id: number): void {
    const kept = this.#there(id)
    this.live.splice(this.live.indexOf(kept), 1)
    this.trash.push(kept)
    kept.status = 'trash'
    this.touch(kept)
  }

  touch(kept: KeptProduct): void {
    kept.modified = this.#now()
    kept.changes += 1
  }

  #there(id: number): KeptProduct {
    const kept = this.byId.get(id)
    if (!kept || kept.status === 'trash') throw new Error(`there is no product ${id}`)
    return kept
  }

  #isModern(): boolean {
    return this.#traits.version !== '8.0'
  }

  #figures(from: Partial<StoreVariant>): KeptFigures {
    this.#lastId += 1
    const kept = { sku: '', barcode: '', regular: '', sale: '', saleFrom: '', cost: '', stock: null, status: 'publish' }
    const figures: KeptFigures = { id: this.#lastId, ...kept }
    this.#applyFigures(figures, from)
    return figures
  }

  #applyFigures(kept: KeptFigures, from: Partial<StoreVariant>): void {
    if (from.sku !== undefined) kept.sku = from.sku
    if (from.barcode !== undefined && this.#isModern()) kept.barcode = from.barcode
    if (from.cost !== undefined && this.#traits.costs !== 'none') kept.cost = from.cost ?? ''
    if (from.stock !== undefined) kept.stock = from.stock
    if (from.isActive !== undefined) kept.status = from.isActive ? 'publish' : 'private'
    if (from.price === undefined && from.compareAt === undefined) return
    const price = from.price === undefined ? kept.sale || kept.regular : (from.price ?? '')
    const former = from.compareAt === undefined ? (kept.sale === '' ? null : kept.regular) : from.compareAt
    kept.regular = former ?? price
    kept.sale = former === null ? '' : price
  }
}

/** A product of the shop's state in the shape of all stores. */
export function commonShape(kept: KeptProduct, address: string): StoreProduct {
  const hasVariants = kept.variants.length > 0
  return {
    ...commonFigures(kept),
    ...(hasVariants ? { price: null, compareAt: null } : {}),
    name: kept.name,
    description: kept.description,
    brand: kept.brand,
    categories: kept.categories,
    tags: kept.tags,
    pictureUrl: kept.pictureUrl,
    pageUrl: `${address}/product/${kept.id}/`,
    revision: String(kept.changes),
    changedAt: Math.floor(kept.modified / 1_000) * 1_000,
    options: hasVariants ? kept.options : [],
    variants: kept.variants.map((variant) => ({
      ...commonFigures({ ...variant, cost: variant.cost || kept.cost }),
      optionValues: variant.optionValues,
    })),
  }
}

function commonFigures(kept: KeptFigures): Omit<StoreVariant, 'optionValues'> {
  const isReduced = kept.sale !== '' && kept.saleFrom === ''
  const price = isReduced ? kept.sale : kept.regular
  return {
    externalId: String(kept.id),
    sku: kept.sku,
    barcode: kept.barcode,
    price: price === '' ? null : price,
    compareAt: isReduced ? kept.regular : null,
    cost: kept.cost === '' ? null : kept.cost,
    stock: kept.stock,
    isActive: kept.status === 'publish',
  }
}

function defined(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
