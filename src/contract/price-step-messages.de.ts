import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-step-messages.ts'

export const priceStepNames: MessagesOf<typeof English.priceStepNames> = {
  base: 'Einkaufspreis',
  shipping: 'Transportkosten',
  duty: 'Zoll',
  extra: 'Weitere Kosten',
  vat: 'Umsatzsteuer auf Kosten',
  cost: 'Gesamtkosten',
  margin: 'Marge',
  markup: 'Aufschlag',
  manual: 'Unterschied zum von Hand festgelegten Preis',
  retailPrice: 'Unterschied zum eingegebenen Preis',
  salesVat: 'Umsatzsteuer auf Verkäufe',
  ending: 'Preisendung',
  floor: 'Mindestmarge',
  price: 'Endkundenpreis',
}
