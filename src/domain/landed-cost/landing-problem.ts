import type { LandableProduct, LandingInput, LandingLine } from './landing.ts'
import { QUANTITY_SCALE } from './amounts.ts'
import { type LandedProblem, landedProblemText } from './problem.ts'

/** Problems of a landing beside those of the cost. */
export const landingProblemText = {
  noProduct: 'No line names a product, so there is nothing to land.',
  productGone: 'This product was deleted. Choose another one, or none.',
  variantGone: 'This variant is no longer there. Choose another one, or none.',
  allGone: 'None of the products of this shipment exist any more, so there is no cost to correct.',
  asLanded: 'This shipment has landed, and its charges are as they were then. There is nothing to land again.',
  wholeStock: 'Stock is counted in whole units. Enter a whole quantity, or do not add to the stock.',
} as const

/** The deleted one of the things that a line names: its product, or its variant of it. */
export function goneField(
  { variantId }: Pick<LandingLine, 'variantId'>,
  product: Pick<LandableProduct, 'variants'> | undefined,
): 'productId' | 'variantId' | undefined {
  if (!product) return 'productId'
  return variantId === '' || product.variants.some(({ id }) => id === variantId) ? undefined : 'variantId'
}

/** Why a line cannot land in its product. */
export function landableProblem(
  line: LandingLine,
  product: LandableProduct | undefined,
  { currency, ratioTo, raiseStock }: LandingInput,
): LandedProblem | undefined {
  const refuse = (field: string, message: string): LandedProblem => ({ on: 'line', id: line.id, field, message })
  if (!product) return refuse('productId', landingProblemText.productGone)
  if (goneField(line, product)) return refuse('variantId', landingProblemText.variantGone)
  if (!ratioTo(product.baseCurrency)) {
    return refuse('productId', landedProblemText.noRate(currency, product.baseCurrency))
  }
  const received = line.receivedQuantity ?? line.quantity
  return raiseStock && received % QUANTITY_SCALE !== 0
    ? refuse(line.receivedQuantity === null ? 'quantity' : 'receivedQuantity', landingProblemText.wholeStock)
    : undefined
}
