import type { Units } from '../money.ts'
import type { JudgedPrice } from '../product-problem.ts'
import { type VariantInput, variantInput } from '../variant-pricing.ts'
import type { PricingInput } from '../pricing-rules.ts'

/** A variant as figures read it. */
export interface AnalysedVariant extends VariantInput, JudgedPrice {
  readonly id: string
  readonly isActive: boolean
  readonly stock: number | null
}

/** The fields of a product that figures are made from; `belowFloor` under the floors of now. Amounts in units of `baseCurrency`. */
export interface AnalysedProduct extends PricingInput, JudgedPrice {
  readonly id: string
  readonly isActive: boolean
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly stock: number | null
  readonly variants: readonly AnalysedVariant[]
  /** The receipt of its prices; null for one that has none. */
  readonly receipt: Readonly<Record<string, unknown>> | null
}

/** What is sold under a product's name: the product itself, or one of its variants, with the costs and prices that it goes by. */
export interface ProductPiece {
  /** Empty for the product itself. */
  readonly variantId: string
  readonly isActive: boolean
  /** Pieces at hand of what is active; null where they are not counted, or counted elsewhere. */
  readonly stock: number | null
  readonly judged: JudgedPrice
  readonly input: AnalysedProduct
}

/** What lines of documents may name: the product itself and its variants, sold or not. */
export function piecesOf(product: AnalysedProduct): readonly ProductPiece[] {
  const { variants, isActive } = product
  if (variants.length === 0) {
    return [{ variantId: '', isActive, stock: isActive ? product.stock : null, judged: product, input: product }]
  }
  const isSoldAsVariants = variants.some((variant) => variant.isActive)
  const isCountedThere = variants.some(({ stock }) => stock !== null)
  return [
    {
      variantId: '',
      isActive: isActive && !isSoldAsVariants,
      stock: isCountedThere || !isActive ? null : product.stock,
      judged: product,
      input: product,
    },
    ...variants.map((variant) => ({
      variantId: variant.id,
      isActive: isActive && variant.isActive,
      stock: isActive && variant.isActive ? variant.stock : null,
      judged: variant,
      input: variantInput(product, variant),
    })),
  ]
}

/** The pieces of a product that are on sale: its active variants stand for it (PRICE-08). */
export function soldPieces(product: AnalysedProduct): readonly ProductPiece[] {
  const pieces = piecesOf(product)
  return pieces.every(({ isActive }) => isActive) ? pieces : pieces.filter(({ isActive }) => isActive)
}

/** How much was sold of each product and variant, in 1/10,000; a variant is empty for the product itself. */
export interface SoldQuantities {
  readonly of: (productId: string, variantId: string) => number
}

/** A key that tells the pieces of all products apart. */
export function pieceKey(productId: string, variantId: string): string {
  return variantId === '' ? productId : `${productId}/${variantId}`
}

/** The cost of so many pieces at hand; unknown and negative stock counts as none. */
export function stockCost({ stock, judged }: Pick<ProductPiece, 'stock' | 'judged'>): Units {
  return Math.max(0, stock ?? 0) * Math.max(0, judged.totalCost)
}
