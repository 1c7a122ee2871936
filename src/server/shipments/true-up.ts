import { convertToMinor } from '#domain/exchange-rates.ts'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { trueUp } from '#domain/landed-cost/true-up.ts'
import { decimalFromPpm, decimalFromQuantity, decimalFromUnits, type Ppm, type Units } from '#domain/money.ts'
import { netPrice } from '#domain/price-formulas.ts'
import { rulesOfPrice } from '#domain/price-receipt.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import { Refusal } from '#contract/refusal.ts'
import { pricingContextOf } from '#contract/product-pricing.ts'
import type { Queryable } from '../kit/database/database.ts'
import { type LandingDeps, refuseProblems } from './landing.ts'
import { landedName, type ReadShipment, readShipment } from './read-shipment.ts'
import { shipmentMessages } from './shipment-messages.ts'

/** The true-up of a landed shipment in REST form (SHIP-03). Throws `Refusal` if it has not landed. */
export async function trueUpReport(tx: Queryable, id: string, { referenceRates }: LandingDeps): Promise<object> {
  const found = await readShipment(tx, id)
  const { row, input, charges } = found
  if (!row.landing) {
    throw new Refusal('conflict', { message: shipmentMessages.notLanded })
  }
  const actual = landedCost(input)
  const landed = landedCost({ ...input, charges: row.landing.charges })
  refuseProblems({ problems: [...actual.problems, ...landed.problems] })
  const ratioTo = shipmentRatios(row.currency, [...input.lines, ...charges], await referenceRates(tx))
  const report = trueUp({
    lines: input.lines,
    actual,
    landed,
    price: (productId, variantId) => netPriceIn(found, productId, variantId, ratioTo),
  })
  const said = (units: Units): number => Number(decimalFromUnits(units, row.currency))
  const saidIfKnown = (units: Units | null): number | null => (units === null ? null : said(units))
  const percent = (ppm: Ppm | null): number | null => (ppm === null ? null : Number(decimalFromPpm(ppm)))
  return {
    currency: row.currency,
    landedTotal: said(report.landedTotal),
    actualTotal: said(report.actualTotal),
    difference: said(report.difference),
    openCharges: charges.filter(({ actualAmount }) => actualAmount === null).length,
    products: report.products.map((each) => ({
      productId: each.productId,
      variantId: each.variantId,
      name: landedName(found, each.productId, each.variantId),
      quantity: Number(decimalFromQuantity(each.quantity)),
      landedUnitCost: saidIfKnown(each.landedUnitCost),
      actualUnitCost: saidIfKnown(each.actualUnitCost),
      difference: said(each.difference),
      price: saidIfKnown(each.price),
      plannedMargin: percent(each.plannedMargin),
      actualMargin: percent(each.actualMargin),
    })),
  }
}

/** The price of a product or variant without sales VAT, in the shipment's currency. */
function netPriceIn(
  { row, profile, product }: ReadShipment,
  productId: string,
  variantId: string,
  ratioTo: ReturnType<typeof shipmentRatios>,
): Units | null {
  const found = product(productId)
  const ratio = found && ratioTo(found.baseCurrency)
  const price = variantId === '' ? found : found?.variants.find(({ id }) => id === variantId)
  const shelf = price?.effectivePrice ?? null
  if (!ratio || shelf === null) return null
  const rules = rulesOfPrice(found.receipt, resolvedRules(found, pricingContextOf(profile, [])))
  const net = rules.pricesIncludeVat ? netPrice(shelf, rules.taxRate) : shelf
  const back = { numerator: ratio.denominator, denominator: ratio.numerator }
  return convertToMinor(net, found.baseCurrency, row.currency, back) ?? null
}
