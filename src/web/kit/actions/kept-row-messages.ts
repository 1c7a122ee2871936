import type { Kind } from '#contract/row-kinds.ts'
import type { Noun } from '../format/number.ts'

/** What kept rows are called where no sentence says what they belong to. */
export const keptNouns: Readonly<Partial<Record<Kind, Noun>>> = {
  importMapping: { one: 'remembered import file', other: 'remembered import files' },
  shipmentLine: { one: 'line of a shipment', other: 'lines of shipments' },
  shipmentCharge: { one: 'charge of a shipment', other: 'charges of shipments' },
  priceListPrice: { one: 'price in a price list', other: 'prices in price lists' },
  documentCounter: { one: 'number series', other: 'number series' },
  documentMail: { one: 'mailed document', other: 'mailed documents' },
}
