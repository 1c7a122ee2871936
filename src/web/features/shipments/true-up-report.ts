import { convertToMinor } from '#domain/exchange-rates.ts'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { trueUp, type TrueUp } from '#domain/landed-cost/true-up.ts'
import type { Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { type LandingDeps, soldPart } from './landing-effects.ts'
import { actualMessages as messages } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** The actual costs of a landed shipment compared with those at landing (SHIP-03); null before the landing, or while a bill cannot be read. */
export function trueUpReport(work: ShipmentWork, deps: LandingDeps): TrueUp | null {
  const { row, lines, charges, dutyBasis } = work
  if (row.landing === null) return null
  const input = shipmentCost(row.currency, { lines, charges }, dutyBasis)
  const actual = landedCost(input)
  const landed = landedCost({ ...input, charges: row.landing.charges })
  if (actual.problems.length > 0 || landed.problems.length > 0) return null
  return trueUp({ lines: input.lines, actual, landed, price: (...sold) => priceOf(work, sold, deps) })
}

/** The price of one unit without sales VAT, in the shipment's currency. */
function priceOf(
  { row, lines, charges }: ShipmentWork,
  [id, variantId]: readonly [productId: string, variantId: string],
  { productOf, contextOf, reference }: LandingDeps,
): Units | null {
  const found = productOf(id)
  const sold = found && soldPart(found, variantId)
  const net = sold ? shownPrice(sold, contextOf(sold.categoryId), null).result.netPrice : null
  const ratio = found && shipmentRatios(row.currency, [...lines, ...charges], reference)(found.baseCurrency)
  if (!ratio || net === null) return null
  const back = { numerator: ratio.denominator, denominator: ratio.numerator }
  return convertToMinor(net, found.baseCurrency, row.currency, back) ?? null
}

/** The name of a row of the true-up: product and variant; a deleted product has the name that its line kept. */
export function trueUpName(
  { lines }: Pick<ShipmentWork, 'lines'>,
  productOf: (id: string) => RowOfKind<'product'> | undefined,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
): string {
  const found = productOf(productId)
  if (found && variantId === '') return found.name
  const variant = found?.variants.find(({ id }) => id === variantId)
  if (found && variant) return `${found.name} – ${variant.name}`
  const line = lines.find((each) => each.productId === productId && each.variantId === variantId)
  return (found ? messages.goneVariant : messages.gone)(line?.description || line?.sku || (found?.name ?? ''))
}
