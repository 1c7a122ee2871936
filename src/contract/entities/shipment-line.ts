import { COLLECTIONS } from '../collections.ts'
import { MAX_PPM, type Ppm } from '#domain/money.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, entity, type RowOf } from '../entity.ts'
import { integer, money, percent, quantity, reference, text } from '../fields.ts'
import { calendarDay, currencyCode, exchangeRate, rowId, variantOfProduct } from '../field-forms.ts'
import { paidCost } from '../line-cost.ts'
import { lineNames, productChoice } from '../line-offers.ts'
import { landedIssue, SHIPMENT_OF_ROW } from './shipment-lock.ts'
import { REFERENCE_RATE, referenceRateOf } from './shipment-reference-rate.ts'

const fields = {
  shipmentId: reference('shipment', {
    label: 'Shipment',
    fallback: null,
    missing: 'Shipment not found',
    required: 'must name the shipment it belongs to',
  }),
  position: integer({ label: 'Position', fallback: 0 }),
  productId: rowId({ label: 'Product', group: 'Product', fallback: null, names: 'product' }),
  variantId: variantOfProduct('Product'),
  sku: text({ label: 'SKU', fallback: '', max: 120 }),
  description: text({ label: 'Description', fallback: '', max: 500 }),
  quantity: quantity({ label: 'Quantity', fallback: 0, min: 0 }),
  receivedQuantity: quantity({
    label: 'Received',
    fallback: null,
    min: 0,
    help: 'Empty: all that was ordered.',
  }),
  currency: currencyCode({ label: 'Currency', group: 'Unit price', fallback: 'USD' }),
  unitCost: money({ label: 'Unit price', group: 'Unit price', fallback: 0, min: 0, currencyField: 'currency' }),
  rate: exchangeRate('Unit price'),
  rateDate: calendarDay({ label: 'Rate of', group: 'Unit price', fallback: null }),
  rateSource: text({ label: 'Rate from', group: 'Unit price', fallback: '', max: 120 }),
  dutyPercent: percent({ label: 'Duty', fallback: 0, min: 0, max: MAX_PPM }),
  hsCode: text({ label: 'HS code', fallback: '', max: 20 }),
  weight: quantity({ label: 'Weight (kg)', fallback: null, min: 0, help: 'Of one unit.' }),
  volume: quantity({ label: 'Volume (m³)', fallback: null, min: 0, help: 'Of one unit.' }),
}

/** One line of a supplier's delivery (SHIP-01). */
export const shipmentLine = entity({
  kind: 'shipmentLine',
  collection: COLLECTIONS.shipmentLine,
  table: 'shipment_line',
  label: { one: 'Shipment line', many: 'Shipment lines' },
  notFound: 'Shipment line with ID {id} not found',
  title: 'description',
  amountsIn: 'currency',
  context: [...SHIPMENT_OF_ROW, { kind: 'product', by: 'productId' }],
  fields,
  derive: beginningOfProduct,
  filledIn: REFERENCE_RATE,
  issue: referenceRateOf('shipmentLine'),
  check: (row, changed, context) => landedIssue(row, changed, context),
})

type Line = RowOf<typeof fields>

type Beginning = Partial<Pick<Line, 'sku' | 'description' | 'dutyPercent' | 'unitCost' | 'currency'>>

/** What a line that is newly linked to a product takes from it, where nothing was given. */
function beginningOfProduct(line: Line, context: DeriveContext): Beginning {
  const { before, given, isRestored = false } = context
  const { productId } = line
  if (isRestored || !given || productId === null || before?.['productId'] === productId) return {}
  const product = context.get('product', productId)
  const ofNew = before ? {} : { ...namesOfProduct(line, given, product), ...costOfProduct(line, given, product) }
  return { ...dutyOfProduct(line, given, product), ...ofNew }
}

/** The names of the product or variant, as the screen fills them in (SHIP-01). */
function namesOfProduct({ variantId }: Line, given: AnyPatch, product: AnyRow | undefined): Beginning {
  const found = productChoice(product, variantId)
  if (!found) return {}
  const { sku, description } = lineNames(found)
  return {
    ...(given['sku'] === undefined ? { sku } : {}),
    ...(given['description'] === undefined ? { description } : {}),
  }
}

/** The product's import duty; without it landing would remove the duty from the product's cost (SHIP-02). */
function dutyOfProduct({ dutyPercent }: Line, given: AnyPatch, product: AnyRow | undefined): Beginning {
  return dutyPercent !== 0 || given['dutyPercent'] !== undefined ? {} : { dutyPercent: knownDuty(product) }
}

/** What the product was paid as, so that the line begins with what stands on the supplier's bill (SHIP-01). */
function costOfProduct({ variantId }: Line, given: AnyPatch, product: AnyRow | undefined): Beginning {
  const paid = given['unitCost'] === undefined ? paidCost(product, variantId) : undefined
  const { currency = paid?.currency } = given
  return paid && currency === paid.currency ? paid : {}
}

/** The import duty of a product for a line; 0 if unknown. */
export function knownDuty(product: AnyRow | undefined): Ppm {
  return Math.min(Number(product?.['importDuty'] ?? 0), MAX_PPM)
}
