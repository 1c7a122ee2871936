import { floorOf, isBelowFloor } from '#domain/price-floor.ts'
import type { Ppm } from '#domain/money.ts'
import type { JudgedPrice, JudgedProduct } from '#domain/product-problem.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import type { OtherRows } from '../data/index-spec.ts'
import { defaultProfile } from './pricing-context.ts'

/** What says whether a product is below its floor as it is now. */
interface FlooredProduct extends Omit<JudgedProduct, 'belowFloor' | 'variants'> {
  readonly keepsFloor: Ppm | null
  readonly floorMargin: Ppm | null
  readonly categoryId: string | null
  readonly variants?: readonly FlooredVariant[]
}

interface FlooredVariant extends JudgedPrice {
  readonly keepsFloor: Ppm | null
  readonly isActive: boolean
}

/** A product and its variants under the floor of now: floors of categories and of the business change without the products that they hold for (PRICE-12). */
export function judgedProduct<P extends FlooredProduct>(
  product: P,
  rows: Pick<OtherRows, 'get' | 'all'>,
): P & Pick<JudgedProduct, 'belowFloor' | 'variants'> {
  const chain = categoryChain(product.categoryId, (kind, id) => rows.get(kind, id))
  const floor = floorOf(product, pricingContextOf(defaultProfile(rows.all('businessProfile')), chain))
  const belowFloor = isBelowFloor(product.keepsFloor, floor)
  if (!product.variants?.length) return { ...product, belowFloor }
  return { ...product, belowFloor, variants: product.variants.map((variant) => judgedVariant(variant, floor)) }
}

function judgedVariant(variant: FlooredVariant, floor: Ppm | null): FlooredVariant {
  const belowFloor = isBelowFloor(variant.keepsFloor, floor)
  return variant.belowFloor === belowFloor ? variant : { ...variant, belowFloor }
}
