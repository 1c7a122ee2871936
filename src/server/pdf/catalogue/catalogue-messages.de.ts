import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  allPricesIn: (currency: string) => `Alle Preise in ${currency}`,
  includeVat: 'Preise inkl. USt.',
  excludeVat: 'Preise ohne USt.',
  tradeExcludesVat: 'Händlerpreise ohne USt.',
  validFrom: (day: string) => `Gültig ab ${day}`,
  validUntil: (day: string) => `Gültig bis ${day}`,
  onRequest: 'Auf Anfrage',
  withVat: (price: string) => `${price} inkl. USt.`,
  withoutVat: (price: string) => `${price} ohne USt.`,
  trade: (price: string) => `Händlerpreis ${price}`,
  fromQuantity: (quantity: string, price: string) => `ab ${quantity}: ${price}`,
  product: 'Produkt',
  sku: 'SKU',
  price: 'Preis',
  empty: 'Auf dieser Preisliste sind keine Produkte.',
}
