import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  allPricesIn: (currency: string) => `Todos los precios en ${currency}`,
  includeVat: 'Precios con IVA',
  excludeVat: 'Precios sin IVA',
  tradeExcludesVat: 'Precios mayoristas sin IVA',
  validFrom: (day: string) => `Válido desde el ${day}`,
  validUntil: (day: string) => `Válido hasta el ${day}`,
  onRequest: 'A consultar',
  withVat: (price: string) => `${price} con IVA`,
  withoutVat: (price: string) => `${price} sin IVA`,
  trade: (price: string) => `Precio mayorista ${price}`,
  fromQuantity: (quantity: string, price: string) => `desde ${quantity}: ${price}`,
  product: 'Producto',
  sku: 'SKU',
  price: 'Precio',
  empty: 'No hay productos en esta lista de precios.',
}
