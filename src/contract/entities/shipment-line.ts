import { COLLECTIONS } from '../collections.ts'
import { MAX_PPM } from '#domain/money.ts'
import { entity } from '../entity.ts'
import { integer, money, percent, quantity, reference, text } from '../fields.ts'
import { calendarDay, countryOrEmpty, currencyCode, exchangeRate, rowId, variantOfProduct } from '../field-forms.ts'
import { costIssue, linkedFields } from '../linked-line.ts'
import { shipmentIssueMessages } from './shipment-issue-messages.ts'
import { landedIssue, SHIPMENT_OF_ROW } from './shipment-lock.ts'
import { rateOrigin, REFERENCE_RATE, referenceRateOf, shipmentCurrency } from './shipment-reference-rate.ts'

const fields = {
  shipmentId: reference('shipment', {
    label: 'Shipment',
    fallback: null,
    missing: 'Shipment not found',
    required: () => shipmentIssueMessages.noShipment,
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
  originCountry: countryOrEmpty({ label: 'Country of origin', fallback: '', help: 'Where the goods were made.' }),
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
  defaults: shipmentCurrency,
  derive: (row, context) => ({ ...rateOrigin(row, context), ...linkedFields(row, context) }),
  filledIn: REFERENCE_RATE,
  issue: referenceRateOf('shipmentLine'),
  check: (row, changed, context) => ({ ...costIssue(row, context), ...landedIssue(row, changed, context) }),
})
