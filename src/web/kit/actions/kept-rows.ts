import type { Kind } from '#contract/row-kinds.ts'
import type { Noun } from '../format/number.ts'
import { nounFor } from './nouns.ts'

/** What kept rows are called where no sentence says what they belong to. */
const APART: Readonly<Partial<Record<Kind, Noun>>> = {
  importMapping: { one: 'remembered import file', other: 'remembered import files' },
  shipmentLine: { one: 'line of a shipment', other: 'lines of shipments' },
  shipmentCharge: { one: 'charge of a shipment', other: 'charges of shipments' },
  priceListPrice: { one: 'price in a price list', other: 'prices in price lists' },
  documentCounter: { one: 'number series', other: 'number series' },
  documentMail: { one: 'mailed document', other: 'mailed documents' },
}

/** What rows of a kind are called in an overview of all that is kept. */
export function keptNoun(kind: string): Noun {
  return (APART as Readonly<Record<string, Noun>>)[kind] ?? nounFor(kind)
}
