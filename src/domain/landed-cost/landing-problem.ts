import type { LandableProduct, LandingInput, LandingLine } from './landing.ts'
import { QUANTITY_SCALE } from './amounts.ts'
import { landingMessages } from './landing-messages.ts'
import { landedMessages } from './problem-messages.ts'
import type { LandedProblem } from './problem.ts'

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
  if (!product) return refuse('productId', landingMessages.productGone)
  if (goneField(line, product)) return refuse('variantId', landingMessages.variantGone)
  if (!ratioTo(product.baseCurrency)) {
    return refuse('productId', landedMessages.noRate(currency, product.baseCurrency))
  }
  const received = line.receivedQuantity ?? line.quantity
  return raiseStock && received % QUANTITY_SCALE !== 0
    ? refuse(line.receivedQuantity === null ? 'quantity' : 'receivedQuantity', landingMessages.wholeStock)
    : undefined
}
