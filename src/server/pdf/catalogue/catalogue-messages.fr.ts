import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  allPricesIn: (currency: string) => `Tous les prix en ${currency}`,
  includeVat: 'Prix TTC',
  excludeVat: 'Prix HT',
  tradeExcludesVat: 'Prix de gros HT',
  validFrom: (day: string) => `Valable à partir du ${day}`,
  validUntil: (day: string) => `Valable jusqu’au ${day}`,
  onRequest: 'Sur demande',
  withVat: (price: string) => `${price} TTC`,
  withoutVat: (price: string) => `${price} HT`,
  trade: (price: string) => `Prix de gros ${price}`,
  fromQuantity: (quantity: string, price: string) => `à partir de ${quantity}\u00a0: ${price}`,
  product: 'Produit',
  sku: 'SKU',
  price: 'Prix',
  empty: 'Cette liste de prix ne contient aucun produit.',
}
