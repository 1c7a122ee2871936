import { CategoryFigures } from './category-figures.ts'
import {
  type FigureContext,
  type InsightProduct,
  type ProductFigures,
  productFigures,
  type SoldPrice,
} from './product-figures.ts'
import { ProductGroup } from './product-group.ts'
import { NO_SALES, type SalesDays, type SalesFigures, salesFigures } from './sales-figures.ts'
import { SkuIndex } from './sku-index.ts'
import { type SalesDocument, type SoldLine, soldLines } from './sold-lines.ts'

/** A product as the rules see it. */
export interface BookedProduct {
  readonly figures: ProductFigures
  /** The sums of its category; undefined without one. */
  readonly category: CategoryFigures | undefined
}

interface Item extends BookedProduct {
  lines: readonly SoldLine[]
  sales: SalesFigures | null
  /** The day that `sales` were added up for. */
  day: string
}

const NO_LINES: readonly SoldLine[] = []

/**
 * What insights are made from, kept up to date row by row: the figures of products, sums of their categories, shared SKUs, and what was
 * sold. The order in which rows come changes nothing. With another context, such as new rates or settings, it is made anew.
 */
export class InsightBook {
  readonly context: FigureContext
  readonly #items = new Map<string, Item>()
  readonly #categories = new Map<string, CategoryFigures>()
  readonly #skus = new SkuIndex()
  /** By currency and ending. */
  readonly #wronglyEnded = new Map<string, ProductGroup>()
  readonly #linesOfDocument = new Map<string, readonly SoldLine[]>()
  readonly #linesOfProduct = new Map<string, SoldLine[]>()

  constructor(context: FigureContext) {
    this.context = context
  }

  /** Adds a product, or replaces it. */
  setProduct(row: InsightProduct): void {
    this.removeProduct(row.id)
    const figures = productFigures(row, this.context)
    const category = figures.categoryId === null ? undefined : this.#categoryOf(figures.categoryId)
    const lines = this.#linesOfProduct.get(figures.id) ?? NO_LINES
    this.#items.set(figures.id, { figures, category, lines, sales: null, day: '' })
    this.#count(figures, category, 1)
    this.#skus.add(figures.id, figures.skus)
  }

  removeProduct(id: string): void {
    const item = this.#items.get(id)
    if (!item) return
    this.#items.delete(id)
    this.#count(item.figures, item.category, -1)
    this.#skus.remove(id, item.figures.skus)
  }

  /** Adds a document, or replaces it. */
  setDocument(row: SalesDocument): void {
    this.removeDocument(row.id)
    const lines = soldLines(row)
    if (lines.length === 0) return
    this.#linesOfDocument.set(row.id, lines)
    for (const line of lines) {
      const known = this.#linesOfProduct.get(line.productId)
      if (known) known.push(line)
      else this.#linesOfProduct.set(line.productId, [line])
      this.#linesChanged(line.productId)
    }
  }

  removeDocument(id: string): void {
    for (const line of this.#linesOfDocument.get(id) ?? NO_LINES) {
      const left = (this.#linesOfProduct.get(line.productId) ?? []).filter((each) => each !== line)
      if (left.length === 0) this.#linesOfProduct.delete(line.productId)
      else this.#linesOfProduct.set(line.productId, left)
      this.#linesChanged(line.productId)
    }
    this.#linesOfDocument.delete(id)
  }

  products(): Iterable<BookedProduct> {
    return this.#items.values()
  }

  product(id: string): BookedProduct | undefined {
    return this.#items.get(id)
  }

  categories(): Iterable<readonly [id: string, figures: CategoryFigures]> {
    return this.#categories
  }

  /** The active products with prices that do not end as they should, by currency and ending. */
  wronglyEnded(): Iterable<readonly [key: string, group: ProductGroup]> {
    return this.#wronglyEnded
  }

  /** The SKUs that several products have, with these products. */
  sharedSkus(): Iterable<readonly [sku: string, ids: readonly string[]]> {
    return this.#skus.shared
  }

  /** What the sales of a product say on a day; added up again only after they or the product changed. */
  salesOf(product: BookedProduct, days: SalesDays): SalesFigures {
    const item = product as Item
    if (item.sales === NO_SALES || (item.sales && item.day === days.today)) return item.sales
    item.sales = item.lines.length === 0 ? NO_SALES : salesFigures(item.figures, item.lines, days)
    item.day = days.today
    return item.sales
  }

  #count(product: ProductFigures, category: CategoryFigures | undefined, by: 1 | -1): void {
    if (!product.isActive) return
    category?.count(product, by)
    if (!product.prices.some(isWronglyEnded)) return
    const marks = product.prices.flatMap(({ variantId, ended }) => (ended === null ? [] : `${variantId} ${ended}`))
    const key = `${product.currency} ${product.ending}`
    const group = this.#wronglyEnded.get(key) ?? new ProductGroup()
    group.count(product, marks.join(), by)
    if (group.size === 0) this.#wronglyEnded.delete(key)
    else this.#wronglyEnded.set(key, group)
  }

  #linesChanged(productId: string): void {
    const item = this.#items.get(productId)
    if (!item) return
    item.lines = this.#linesOfProduct.get(productId) ?? NO_LINES
    item.sales = null
  }

  #categoryOf(id: string): CategoryFigures {
    const known = this.#categories.get(id)
    if (known) return known
    const made = new CategoryFigures()
    this.#categories.set(id, made)
    return made
  }
}

function isWronglyEnded({ ended }: SoldPrice): boolean {
  return ended !== null
}
