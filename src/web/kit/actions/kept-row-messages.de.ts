import type { Kind } from '#contract/row-kinds.ts'
import type { Noun } from '../format/number.ts'

export const keptNouns: Readonly<Partial<Record<Kind, Noun>>> = {
  importMapping: { one: 'gemerkte Importdatei', other: 'gemerkte Importdateien' },
  shipmentLine: { one: 'Position einer Sendung', other: 'Positionen von Sendungen' },
  shipmentCharge: { one: 'Kostenposten einer Sendung', other: 'Kostenposten von Sendungen' },
  priceListPrice: { one: 'Preis in einer Preisliste', other: 'Preise in Preislisten' },
  documentCounter: { one: 'Nummernkreis', other: 'Nummernkreise' },
  documentMail: { one: 'per E-Mail gesendetes Dokument', other: 'per E-Mail gesendete Dokumente' },
}
