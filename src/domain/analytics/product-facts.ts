import type { Ppm, Units } from '../money.ts'
import { isProblem, type JudgedPrice, soldPrices, tellingMargin } from '../product-problem.ts'
import { type Chunk, type ChunkedRows, type ChunkMemory, passing } from './chunked-rows.ts'
import { stockCost } from './product-pieces.ts'
import { CHUNK, RowBook } from './row-book.ts'

/** A price with what is at hand of it. */
interface CountedPrice extends JudgedPrice {
  readonly isActive: boolean
  readonly stock: number | null
}

/** The fields of a product that its figures are made from; `belowFloor` under the floors of now. Amounts in units of `baseCurrency`. */
export interface CataloguedProduct extends CountedPrice {
  readonly id: string
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly baseCurrency: string
  readonly variants: readonly CountedPrice[]
}

/** A product as figures of the catalogue read it. */
export interface ProductFacts {
  readonly id: string
  readonly isActive: boolean
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly currency: string
  readonly price: Units | null
  /** 0 where no cost is known. */
  readonly cost: Units
  /** Null where the margin says nothing: without a cost or a price, and at a price of 0 (PRICE-04). */
  readonly margin: Ppm | null
  readonly isLosing: boolean
  readonly isBelowFloor: boolean
  /** Of the prices that it is sold at; below every other at a price of 0, null where none has one. */
  readonly lowestMargin: Ppm | null
  /** Pieces at hand of all active variants; null where nobody counts them. */
  readonly stock: number | null
  /** What these cost, landed. */
  readonly stockCost: Units
  /** Pieces at hand without a known cost. */
  readonly hasCostlessStock: boolean
}

/** The products of a shop, ready for every figure over them. */
export class ProductBook extends RowBook<CataloguedProduct, ProductFacts> {
  #groupsOf: GroupsOf | undefined

  constructor(rows: Iterable<CataloguedProduct> = [], chunk = CHUNK) {
    super(productFacts, [], chunk)
    for (const row of rows) this.put(row)
  }

  /** Where each product belongs; another function as soon as one belongs elsewhere. */
  get groupsOf(): GroupsOf {
    return (this.#groupsOf ??= (id) => this.get(id))
  }

  override put(row: CataloguedProduct): void {
    const before = this.get(row.id)
    super.put(row)
    const isElsewhere = before?.categoryId !== row.categoryId || before.brandId !== row.brandId
    if (isElsewhere) this.#groupsOf = undefined
  }

  override remove(id: string): void {
    super.remove(id)
    this.#groupsOf = undefined
  }
}

/** Tells where a product belongs; undefined for one that is gone. */
type GroupsOf = (productId: string) => Pick<ProductFacts, 'categoryId' | 'brandId'> | undefined

/** The products of a shop as a book, which follows them row by row. */
export function productBook(rows: Iterable<CataloguedProduct> = []): ProductBook {
  return new ProductBook(rows)
}

/** What figures read of a product. */
export function productFacts(row: CataloguedProduct): ProductFacts {
  const { id, isActive, categoryId, brandId, baseCurrency: currency, effectivePrice: price, totalCost } = row
  const { stock, stockCost: cost, hasCostlessStock } = stockOf(row)
  const sold = soldPrices(row)
  return {
    id,
    isActive,
    categoryId,
    brandId,
    currency,
    price,
    cost: Math.max(0, totalCost),
    margin: totalCost <= 0 ? null : tellingMargin(row),
    isLosing: sold.some((price) => isProblem(price, 'losing')),
    isBelowFloor: sold.some((price) => isProblem(price, 'belowFloor')),
    lowestMargin: lowestMargin(sold),
    stock,
    stockCost: cost,
    hasCostlessStock,
  }
}

/** The lowest margin among prices; negative infinity for one that gives the goods away, null if there is none. */
export function lowestMargin(sold: readonly Pick<JudgedPrice, 'effectivePrice' | 'margin'>[]): Ppm | null {
  let lowest: Ppm | null = null
  for (const { effectivePrice, margin } of sold) {
    const own = effectivePrice === 0 ? Number.NEGATIVE_INFINITY : margin
    if (own !== null && (lowest === null || own < lowest)) lowest = own
  }
  return lowest
}

/** The products that figures of the catalogue are of: averages, counts and the stock leave inactive ones out. */
export function activeProducts(products: Iterable<ProductFacts>): ChunkedRows<ProductFacts> {
  return passing(products, ACTIVE, ({ isActive }) => isActive)
}

const ACTIVE: ChunkMemory<ProductFacts, Chunk<ProductFacts>> = new WeakMap()

/** What is at hand of a product and its active variants, pieces and their cost; without variants, which most do not have, as quick as can be. */
function stockOf(row: CataloguedProduct): Pick<ProductFacts, 'stock' | 'stockCost' | 'hasCostlessStock'> {
  if (row.variants.length === 0) {
    const { stock, totalCost } = row
    const hasStock = stock !== null && stock > 0
    return {
      stock: stock === null ? null : Math.max(0, stock),
      stockCost: hasStock ? stock * Math.max(0, totalCost) : 0,
      hasCostlessStock: hasStock && totalCost <= 0,
    }
  }
  const ofVariants = row.variants.filter(({ stock }) => stock !== null)
  // Where a variant counts its pieces, the product counts none.
  const isCountedThere = ofVariants.length > 0 || row.stock === null
  const counted = isCountedThere ? ofVariants.filter(({ isActive }) => isActive) : [row]
  return {
    stock: counted.length === 0 ? null : counted.reduce((sum, { stock }) => sum + Math.max(0, stock ?? 0), 0),
    stockCost: counted.reduce((sum, each) => sum + stockCost({ stock: each.stock, judged: each }), 0),
    hasCostlessStock: counted.some(({ stock, totalCost }) => (stock ?? 0) > 0 && totalCost <= 0),
  }
}
